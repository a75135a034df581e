import Foundation

/// Runs `body` on a thread with a call stack of this many bytes, and waits for it.
func onThread<Result: Sendable>(stackSize: Int, _ body: @escaping @Sendable () -> Result) -> Result {
  let answer = Answer<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    answer.value = body()
    done.signal()
  }
  thread.stackSize = stackSize
  thread.start()
  done.wait()
  return answer.value!
}

/// Carries a result from one thread to another, which waits until it is there.
private final class Answer<Value>: @unchecked Sendable {
  var value: Value?
}
