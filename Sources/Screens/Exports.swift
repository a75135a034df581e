// The value types people write, such as `Color` and `Alignment`, come with this one import.
@_exported public import ScreensCanvas
