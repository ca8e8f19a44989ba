import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("The pages on recordings")
struct RecordingArticleTests {
  @Test(
    "show what their commands print",
    arguments: ["bringing-in-recordings", "recording-touches"]
  )
  func session(_ name: String) throws {
    let session = try ArticleSession(name)
    #expect(session.steps.count >= 3)
    let fixture = try TemporaryDirectory()
    // What a page shows of a file in full is the file, unless a command writes it later.
    for step in session.steps where step.command.hasPrefix("cat ") {
      guard !step.output.contains("…") else { continue }
      try fixture.write(step.output + "\n", to: String(step.command.dropFirst("cat ".count)))
    }
    try session.run(in: fixture.path)
  }
}
