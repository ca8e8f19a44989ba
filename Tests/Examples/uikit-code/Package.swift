// swift-tools-version: 6.2
import PackageDescription

// An application written for iOS, compiled for Linux against HeadlessUIKit: the same files, in `App`, in
// language mode 5 and 6, with the main actor as the default isolation and without. The plugin hands them
// to each of the four targets, for a file may belong to one target only.
let modes: [(target: String, settings: [SwiftSetting])] = [
  ("AppSwift5", [.swiftLanguageMode(.v5)]),
  ("AppSwift5Isolated", [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
  ("AppSwift6", [.swiftLanguageMode(.v6)]),
  ("AppSwift6Isolated", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
]

let package = Package(
  name: "uikit-code",
  dependencies: [.package(name: "touchstone", path: "../../..")],
  targets: [
    .plugin(name: "ShareSources", capability: .buildTool()),
    .testTarget(
      name: "AppTests",
      dependencies: modes.map { .target(name: $0.target) } + [
        .product(name: "HeadlessUIKit", package: "touchstone"),
        .product(name: "TraceConformance", package: "touchstone"),
      ],
      exclude: ["Traces"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
)

package.targets += modes.map { mode in
  .target(
    name: mode.target,
    dependencies: [.product(name: "HeadlessUIKit", package: "touchstone")],
    swiftSettings: mode.settings + [.treatAllWarnings(as: .error)],
    plugins: ["ShareSources"]
  )
}
