// swift-tools-version: 6.2
import PackageDescription

// A package with a component of its own, which is tested with Touchstone's products. In a package of
// yours the dependency has a URL: .package(url: "…/touchstone.git", from: "0.1.0").
let package = Package(
  name: "testing-with-traces",
  dependencies: [.package(name: "touchstone", path: "../../..")],
  targets: [
    .target(name: "Strip"),
    .testTarget(
      name: "StripTests",
      dependencies: [
        "Strip",
        .product(name: "HeadlessUIKit", package: "touchstone"),
        .product(name: "TraceConformance", package: "touchstone"),
        .product(name: "TraceTesting", package: "touchstone"),
      ],
      exclude: ["Traces"]
    ),
  ]
)
