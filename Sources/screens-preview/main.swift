import Screens
import ScreensSamples
let session = Session(Menu())
print(session.text)
try session.tap("Straight to Settings")
print(session.text)
