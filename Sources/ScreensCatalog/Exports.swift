// A catalog names devices and makes nodes, so its file needs one import only.
@_exported public import Screens
