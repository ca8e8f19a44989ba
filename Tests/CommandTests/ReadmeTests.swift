import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("The README")
struct ReadmeTests {
  /// The lines of the block of code that shows a verdict.
  private func session() throws -> [String] {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    let block = text.components(separatedBy: "```\n").first { $0.contains("touchstone check") }
    return try #require(block).components(separatedBy: "\n")
  }

  @Test("shows a verdict as it is printed")
  func verdict() throws {
    let lines = try session()
    let check = try #require(lines.firstIndex { $0.hasPrefix("$ touchstone check ") })
    let name = String(lines[check].dropFirst("$ touchstone check ".count))
    let transcript = lines[..<check].filter { $0.hasPrefix("{") }
    let fixture = try TemporaryDirectory()
    let file = try fixture.write(transcript.map { $0 + "\n" }.joined(), to: name)
    let printed = Invocation("check", file).output.replacing(file, with: name)
    let shown = lines[(check + 1)...].filter { !$0.isEmpty }.joined(separator: "\n")
    #expect(printed.contains(shown), "\(printed)")
  }
}
