import Screens
import ScreensSamples
for device in [Device.phone, .desktop, .watch, .plain(width: 60), .phone.height(12), .phone.height(20)] {
  let session = Session(TutorialSpanish(), on: device)
  print(session.text)
  try session.tap("Ir al Perfil del Usuario")
  print(session.text)
  try session.tap("Ir a Configuración Avanzada")
  print(session.text)
  print(session.events, session.screen.controls.map(\.label), session.screen.diagnostics)
}
