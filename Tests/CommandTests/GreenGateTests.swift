import Foundation
import TestSupport
import Testing

@Suite("The way from nothing to a green gate")
struct GreenGateTests {
  @Test("is what its commands print")
  func session() throws {
    guard try shell("command -v node > /dev/null", in: "/")?.code == 0 else {
      print("node is not installed: the way to a green gate was not tried")
      return
    }
    let fixture = try TemporaryDirectory()
    try FileManager.default.copyItem(
      atPath: ArticleSession.package.appending(path: "traces/scroll/flick").path,
      toPath: fixture.path + "/traces"
    )
    let session = try ArticleSession("from-nothing-to-a-green-gate")
    #expect(session.steps.count >= 12)
    try session.run(in: fixture.path)
  }
}
