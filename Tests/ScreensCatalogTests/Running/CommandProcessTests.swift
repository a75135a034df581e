import Testing

@testable import ScreensCatalog

@Suite struct CommandProcessTests {
  @Test func `a process has a name and arguments`() {
    let process = CommandEnvironment.process
    #expect(!process.programName.isEmpty && !process.programName.contains("/"))
    #expect(process.arguments == Array(CommandLine.arguments.dropFirst()))
    #expect(process.variable("PATH") != nil)
    #expect(process.variable("NO VARIABLE HAS THIS NAME") == nil)
  }
}
