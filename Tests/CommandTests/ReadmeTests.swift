import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("The README")
struct ReadmeTests {
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
}
