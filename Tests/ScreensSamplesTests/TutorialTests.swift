import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Every state of the tutorial in two languages, reached by every kind of move.
struct TutorialTests {
  @Test(arguments: [Device.phone, .watch, .desktop])
  func everyStackStateInSpanish(on device: Device) {
    let map = assertSnapshots(exploring: device, named: device.name) { TutorialSpanish() }
    #expect(map.coverage.types.description == "1 of 1")
    #expect(map.coverage.controls.description == "9 of 9")
  }

  @Test(arguments: [Device.phone, .watch, .desktop])
  func everyStackStateInEnglish(on device: Device) {
    let map = assertSnapshots(exploring: device, named: device.name) { TutorialEnglish() }
    #expect(map.coverage.types.description == "1 of 1")
    #expect(map.coverage.controls.description == "9 of 9")
  }

  @Test func theSystemsWayBackAndTheScreensOwnLeadToTheSameScreen() throws {
    let session = Session(TutorialSpanish())
    let root = session.text
    try session.tap("Ir al Perfil del Usuario")
    try session.back()
    #expect(session.text == root)
    try session.tap("Ir al Perfil del Usuario")
    try session.tap("Atrás")
    #expect(session.text == root)
  }

  @Test func goingBackAtTheRootDoesNothing() throws {
    let router = Router<Destino>()
    router.navigateBack()
    #expect(router.path.isEmpty)
    router.navigate(to: .perfil)
    router.navigateBack()
    #expect(router.path.isEmpty)
  }

  @Test func popToRootIsOneTransition() throws {
    let session = Session(TutorialSpanish())
    try session.tap("Ir al Perfil del Usuario")
    try session.tap("Ir a Configuración Avanzada")
    try session.tap("Volver a la Vista Raíz")
    #expect(
      session.events.suffix(3) == [.pop(2), .appeared("Menú Principal"), .disappeared("Configuración")])
  }
}
