import Screens
import ScreensTesting
import Testing

@Test(arguments: [Device.phone, .watch, .desktop])
func `a case for a device is told by its name`(device: Device) {
  #expect(device.testDescription == device.name)
  #expect(String(describingForTest: device) == device.name)
}
