import Foundation
import TestSupport
import Testing

/// The pages by which a newcomer comes in, run as they are written.
@Suite("The doors")
struct DoorTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func isHere(_ tool: String) throws -> Bool {
    guard try shell("command -v \(tool) > /dev/null", in: "/")?.code == 0 else {
      print("not tried: \(tool) is not installed")
      return false
    }
    return true
  }

  @Test(
    "judge a component in a clean folder, from red to green",
    arguments: [
      ("judge-my-component", "node"), ("judge-my-component-in-python", "python3"),
      ("judge-my-component-in-swift", "swift"),
    ]
  )
  func component(page: String, tool: String) throws {
    guard try isHere(tool) else { return }
    let session = try ArticleSession(page)
    #expect(session.files.count == 4)
    #expect(session.steps.count >= 5)
    try session.run(in: fixture.path, variables: "unset CI; export PYTHONDONTWRITEBYTECODE=1;")
  }

  @Test("make a gate that is red and green for the right reasons")
  func gate() throws {
    guard try isHere("node") else { return }
    try FileManager.default.copyItem(
      atPath: ArticleSession.package.appending(path: "traces/scroll/flick").path,
      toPath: fixture.path + "/traces"
    )
    let session = try ArticleSession("gate-my-ci")
    #expect(session.steps.count >= 11)
    try session.run(in: fixture.path)
  }

  /// It builds the package's products anew, which takes minutes, so `.ci/page-for-uikit-code` asks for it.
  @Test(
    "test UIKit code in a package of its own, from red to green",
    .enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_EXAMPLES"] != nil)
  )
  func code() throws {
    let session = try ArticleSession("test-uikit-code-on-linux")
    #expect(session.files.count == 3)
    let package = ArticleSession.package.path
    let scratch = "\(package)/.build/examples/test-uikit-code-on-linux"
    try session.run(
      in: fixture.path,
      variables: "swift() { command swift \"$1\" --scratch-path '\(scratch)' \"${@:2}\"; };"
    ) { text in
      text.replacing(
        #".package(url: "https://example.org/touchstone.git", from: "0.1.0")"#,
        with: ".package(name: \"touchstone\", path: \"\(package)\")"
      )
    }
  }
}
