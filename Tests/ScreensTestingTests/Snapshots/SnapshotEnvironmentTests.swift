import Testing

@testable import ScreensTesting

@Suite struct SnapshotEnvironmentTests {
  private let folder = TemporaryFolder()

  @Test func `an empty variable counts as not set`() {
    let environment = folder.environment(["CI": "", "GITHUB_ACTIONS": "true"])
    #expect(!environment.isCI)
    #expect(environment.isGitHub)
  }

  @Test func `a relative path is taken from the working folder`() {
    let environment = folder.environment(["A": "x/y/", "B": "/z"])
    #expect(environment.path(of: "A") == folder.path + "/x/y")
    #expect(environment.path(of: "B") == "/z")
    #expect(environment.path(of: "C") == nil)
  }

  @Test func `colour is for terminals, unless variables say otherwise`() {
    var environment = folder.environment(["FORCE_COLOR": "1"])
    #expect(environment.usesColor)
    environment.variables = ["TERM": "xterm"]
    #expect(!environment.usesColor)
    environment.isTerminal = true
    #expect(environment.usesColor)
    environment.variables["TERM"] = "dumb"
    #expect(!environment.usesColor)
    environment.variables = ["NO_COLOR": "1", "FORCE_COLOR": "1"]
    #expect(!environment.usesColor)
  }
}
