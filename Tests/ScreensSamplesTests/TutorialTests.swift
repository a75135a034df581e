import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Every state of the tutorial in two languages, reached by every kind of move.
struct TutorialTests {
  @Test(arguments: [Device.phone, .watch, .desktop])
  func spanish(on device: Device) throws {
    let session = Session(TutorialSpanish(), on: device)
    let function = #function
    func check(_ state: String) {
      assertSnapshot(of: session, named: "\(device.name).\(state)", function: function)
    }
    check("root")
    try session.tap("Ir al Perfil del Usuario")
    check("profile")
    try session.tap("Ir a Configuración Avanzada")
    check("profile-configuration")
    try session.back()
    check("profile")
    try session.tap("Ir a Configuración Avanzada")
    try session.tap("Volver a la Vista Raíz")
    check("root")
    try session.tap("Ver Producto Destacado")
    check("product")
    try session.tap("Volver al Inicio Directamente")
    check("root")
    try session.tap("Ir al Perfil del Usuario")
    try session.tap("Atrás")
    check("root")
    #expect(session.screen.diagnostics.isEmpty)
  }

  @Test(arguments: [Device.phone, .watch, .desktop])
  func english(on device: Device) throws {
    let session = Session(TutorialEnglish(), on: device)
    let function = #function
    func check(_ state: String) {
      assertSnapshot(of: session, named: "\(device.name).\(state)", function: function)
    }
    check("root")
    try session.tap("Go to User Profile")
    check("profile")
    try session.tap("Go to Advanced Configuration")
    check("profile-configuration")
    try session.tap("Pop to the Root View")
    check("root")
    try session.tap("View Featured Product")
    check("product")
    try session.tap("Pop to Root Directly")
    check("root")
    #expect(session.screen.diagnostics.isEmpty)
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
