// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "adapter",
  targets: [.executableTarget(name: "adapter")]
)
