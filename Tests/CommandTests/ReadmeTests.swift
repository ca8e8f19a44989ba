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

  private static var text: String {
    get throws {
      let file = ArticleSession.package.appending(path: "README.md")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test("links to files that are there")
  func links() throws {
    let paths = try Self.text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
    #expect(paths.count > 5)
    for path in paths {
      let file = ArticleSession.package.appending(path: path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
  }

  @Test("has the figures of the page on real libraries")
  func matrix() throws {
    let page = try ArticleSession("judging-real-libraries").text
    let rows = try Self.text.components(separatedBy: "\n").filter { $0.contains("| scroll views") }
    #expect(rows.count == 3)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let told = page.components(separatedBy: "\n").first { $0.hasPrefix("| \(cells[0]) |") }
      let known = try #require(told, "\(cells[0])").split(separator: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect([known[0], known[1], known[2], known[4]] == cells)
    }
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
