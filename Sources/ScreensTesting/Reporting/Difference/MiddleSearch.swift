/// One run of `DifferenceMiddle` over plain memory, which keeps it quick in a debug build.
struct MiddleSearch {
  private let old: UnsafePointer<Int>
  private let new: UnsafePointer<Int>
  private let forward: UnsafeMutablePointer<Int>
  private let backward: UnsafeMutablePointer<Int>
  private let (oldStart, oldEnd, newStart, newEnd): (Int, Int, Int, Int)
  private var (forwardLow, forwardHigh, backwardLow, backwardHigh): (Int, Int, Int, Int)

  init(
    part: DifferenceSearch.Part, old: UnsafePointer<Int>, new: UnsafePointer<Int>,
    forward: UnsafeMutablePointer<Int>, backward: UnsafeMutablePointer<Int>
  ) {
    (self.old, self.new, self.forward, self.backward) = (old, new, forward, backward)
    (oldStart, oldEnd) = (part.old.lowerBound, part.old.upperBound)
    (newStart, newEnd) = (part.new.lowerBound, part.new.upperBound)
    (forwardLow, forwardHigh) = (oldStart - newStart, oldStart - newStart)
    (backwardLow, backwardHigh) = (oldEnd - newEnd, oldEnd - newEnd)
    forward[forwardLow] = oldStart
    backward[backwardLow] = oldEnd
  }

  mutating func run(editLimit: Int) -> (old: Int, new: Int) {
    // The two searches can only meet in the forward half of a step when the distance is odd.
    let meetsForward = (forwardLow - backwardLow) & 1 != 0
    var edits = 0
    while true {
      edits += 1
      if let point = stepForward(mayMeet: meetsForward) { return point }
      if let point = stepBackward(mayMeet: !meetsForward) { return point }
      if edits >= editLimit { return furthestPoint() }
    }
  }

  private mutating func stepForward(mayMeet: Bool) -> (old: Int, new: Int)? {
    // Diagonals outside the part are never entered; those next to the known ones start out of reach.
    if forwardLow > oldStart - newEnd {
      forwardLow -= 1
      forward[forwardLow - 1] = -1
    } else {
      forwardLow += 1
    }
    if forwardHigh < oldEnd - newStart {
      forwardHigh += 1
      forward[forwardHigh + 1] = -1
    } else {
      forwardHigh -= 1
    }
    var diagonal = forwardHigh
    while diagonal >= forwardLow {
      let (removal, addition) = (forward[diagonal - 1] + 1, forward[diagonal + 1])
      var x = removal > addition ? removal : addition
      while x < oldEnd && x - diagonal < newEnd && old[x] == new[x - diagonal] { x += 1 }
      forward[diagonal] = x
      if mayMeet && diagonal >= backwardLow && diagonal <= backwardHigh && backward[diagonal] <= x {
        return (x, x - diagonal)
      }
      diagonal -= 2
    }
    return nil
  }

  private mutating func stepBackward(mayMeet: Bool) -> (old: Int, new: Int)? {
    if backwardLow > oldStart - newEnd {
      backwardLow -= 1
      backward[backwardLow - 1] = .max
    } else {
      backwardLow += 1
    }
    if backwardHigh < oldEnd - newStart {
      backwardHigh += 1
      backward[backwardHigh + 1] = .max
    } else {
      backwardHigh -= 1
    }
    var diagonal = backwardHigh
    while diagonal >= backwardLow {
      let (addition, removal) = (backward[diagonal - 1], backward[diagonal + 1] - 1)
      var x = addition < removal ? addition : removal
      while x > oldStart && x - diagonal > newStart && old[x - 1] == new[x - diagonal - 1] { x -= 1 }
      backward[diagonal] = x
      if mayMeet && diagonal >= forwardLow && diagonal <= forwardHigh && x <= forward[diagonal] {
        return (x, x - diagonal)
      }
      diagonal -= 2
    }
    return nil
  }

  /// The reached point nearest to the end it is heading for.
  private func furthestPoint() -> (old: Int, new: Int) {
    var best = (old: oldStart, new: newStart)
    for diagonal in stride(from: forwardHigh, through: forwardLow, by: -2) {
      let x = min(forward[diagonal], oldEnd, newEnd + diagonal)
      if x + x - diagonal > best.old + best.new { best = (x, x - diagonal) }
    }
    var bestBack = (old: oldEnd, new: newEnd)
    for diagonal in stride(from: backwardHigh, through: backwardLow, by: -2) {
      let x = max(backward[diagonal], oldStart, newStart + diagonal)
      if x + x - diagonal < bestBack.old + bestBack.new { bestBack = (x, x - diagonal) }
    }
    let gained = best.old + best.new - oldStart - newStart
    let gainedBack = oldEnd + newEnd - bestBack.old - bestBack.new
    return gained >= gainedBack ? best : bestBack
  }
}
