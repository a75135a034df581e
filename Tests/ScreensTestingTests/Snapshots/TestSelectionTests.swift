import Testing

@testable import ScreensTesting

@Suite struct TestSelectionTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    ["Tests.xctest"],
    ["Tests.xctest", "--testing-library", "swift-testing"],
    ["Tests.xctest", "--parallel", "--testing-library", "swift-testing"],
    ["xctest", "/build/Tests.xctest"],
    ["helper", "--test-bundle-path", "/build/Tests.xctest", "--testing-library", "swift-testing"],
  ])
  func `runs of all tests`(arguments: [String]) {
    #expect(!folder.environment(arguments: arguments).runsSelectedTests)
  }

  @Test(arguments: [
    ["Tests.xctest", "--filter", "cart", "--testing-library", "swift-testing"],
    ["Tests.xctest", "--skip", "cart", "--testing-library", "swift-testing"],
    ["Tests.xctest", "--filter=cart"],
    ["Tests.xctest", "ShopTests.Cart/testCart,ShopTests.Cart/testPay"],
    ["xctest", "-XCTest", "ShopTests.Cart/testCart", "/build/Tests.xctest"],
  ])
  func `runs of selected tests`(arguments: [String]) {
    #expect(folder.environment(arguments: arguments).runsSelectedTests)
  }

  @Test func `what cannot be seen counts as a selection`() {
    #expect(folder.environment(["SWT_EXIT_TEST_ID": "{}"]).runsSelectedTests)
    #expect(folder.environment(["XCTestConfigurationFilePath": ""]).runsSelectedTests)
  }

  @Test func `the testing library shows in the arguments`() {
    #expect(folder.environment(arguments: ["t", "--testing-library", "swift-testing"]).runsSwiftTesting)
    #expect(!folder.environment(arguments: ["t", "--testing-library"]).runsSwiftTesting)
    #expect(!folder.environment(arguments: ["t"]).runsSwiftTesting)
  }
}
