import Screens
import ScreensSamples

@MainActor
extension Workload {
  /// e: a tap and a render of the tutorial on a phone, to and fro in one session.
  static let taps = Workload(
    letter: "e", name: "taps", size: 10_000, unit: "taps and renders", repetitions: 3,
    kind: .screens {
      let session = Session(TutorialSpanish(), on: .phone)
      return Run(session: session) {
        var (text, bytes) = ("", 0)
        for number in 0..<10_000 {
          do {
            try session.tap(number % 2 == 0 ? "Ir al Perfil del Usuario" : "Atrás")
          } catch {
            return Output("\(error)")
          }
          text = session.text
          bytes += text.utf8.count
        }
        return Output(text, bytes: bytes)
      }
    })

  /// The tutorial's root on a phone, again and again.
  static let tutorial = Workload(
    letter: "t", name: "tutorial", size: 1_000, unit: "renders",
    kind: .screens {
      let session = Session(TutorialSpanish(), on: .phone)
      return Run(session: session) {
        var bytes = 0
        for _ in 0..<1_000 { bytes += session.text.utf8.count }
        return Output(session.text, bytes: bytes)
      }
    })
}
