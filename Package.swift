// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Screens",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Screens", targets: ["Screens"]),
    .library(name: "ScreensTesting", targets: ["ScreensTesting"]),
    .library(name: "ScreensCatalog", targets: ["ScreensCatalog"]),
    .executable(name: "screens-preview", targets: ["screens-preview"]),
  ],
  targets: [
    .target(
      name: "ScreensCanvas",
      exclude: [
        "Text/RULES.md", "Text/Tables/generate_break_cases.py", "Text/Tables/generate_unicode_table.py",
      ]),
    .target(name: "ScreensLayout", dependencies: ["ScreensCanvas"]),
    .target(name: "Screens", dependencies: ["ScreensCanvas", "ScreensLayout"]),
    .target(name: "ScreensTesting", dependencies: ["Screens"]),
    .target(name: "ScreensCatalog", dependencies: ["Screens"]),
    // The sample apps are written as an app target with a main-actor default writes them.
    .target(
      name: "ScreensSamples", dependencies: ["Screens"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(name: "screens-preview", dependencies: ["ScreensCatalog", "ScreensSamples"]),
    .executableTarget(name: "screens-bench", dependencies: ["Screens", "ScreensSamples"]),
    .testTarget(
      name: "ScreensCanvasTests", dependencies: ["ScreensCanvas"], exclude: ["Text/Fixtures"]),
    .testTarget(name: "ScreensLayoutTests", dependencies: ["ScreensLayout"]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
    .testTarget(
      name: "ScreensIsolationTests", dependencies: ["Screens"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "ScreensTestingTests", dependencies: ["ScreensTesting"]),
    .testTarget(name: "ScreensCatalogTests", dependencies: ["ScreensCatalog", "ScreensSamples"]),
    .testTarget(name: "ScreensBenchTests", dependencies: ["screens-bench"]),
    .testTarget(name: "ScreensStructureTests"),
    .testTarget(
      name: "ScreensSamplesTests", dependencies: ["ScreensSamples", "ScreensTesting"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
