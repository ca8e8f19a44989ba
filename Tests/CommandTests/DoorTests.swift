import Foundation
import TestSupport
import Testing

/// The page for UIKit code in a package that is built as its manifest asks, which `PageSessionTests` leaves out.
@Suite("The door for UIKit code")
struct DoorTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  /// It builds the package's products anew, which takes minutes, so `.ci/page-for-uikit-code` asks for it.
  @Test(
    "leads to a package of its own, from red to green",
    .enabled(
      if: ProcessInfo.processInfo.environment["TOUCHSTONE_EXAMPLES"] != nil,
      "TOUCHSTONE_EXAMPLES=1 is needed; .ci/page-for-uikit-code sets it"
    )
  )
  func code() throws {
    let session = try ArticleSession("test-uikit-code-on-linux")
    #expect(session.files.count == 3)
    let package = Repository.folder.path
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
