import Foundation
import TestSupport
import Testing

/// The statements of the README are tested here.
///
/// Its session is run by `PageSessionTests`, its links are followed by `LinkTests`.
@Suite("The README")
struct ReadmeTests {
  private static func text(of path: String) throws -> String {
    try String(contentsOf: Repository.folder.appending(path: path), encoding: .utf8)
  }

  /// The cells of the rows of a page's tables, by the first.
  private static func rows(of text: String) -> [String: [String]] {
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { row in
      row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return Dictionary(rows.map { ($0[0], $0) }) { first, _ in first }
  }

  @Test("has on its first screen the two commands that .ci/run gives, and what they cost")
  func commands() throws {
    let screen = try Self.text(of: "README.md").components(separatedBy: "\n![")[0]
    #expect(screen.split(separator: "\n").count < 50)
    let script = try Self.text(of: ".ci/run")
    for command in [
      "swift run -c release touchstone run traces --junit Reports/junit.xml", "swift test",
    ] {
      #expect(screen.contains("\n\(command) "))
      #expect(script.contains("\n\(command)"))
    }
    #expect(screen.matches(of: /# [^\n]*minutes/).count == 2)
  }

  @Test("has the figures of the page on real libraries")
  func figures() throws {
    let page = try Self.rows(of: ArticleSession("judging-real-libraries").text)
    let readme = try Self.rows(of: Self.text(of: "README.md"))
      .filter { $0.value.count == 6 && $0.key != "subject" }
    #expect(readme.count == 5)
    for (subject, row) in readme {
      let told = try #require(page[subject], "\(subject)")
      #expect(Array(told[..<3] + told[4...]) == row)
    }
  }

  @Test(
    "counts the rules that a library breaks as its list of known failures has them",
    arguments: [
      ("iscroll", "iScroll 5.2.0"), ("kivy", "Kivy 2.3.1, ScrollView"),
      ("qt-flickable", "Qt Quick 6.12, Flickable"), ("gtk", "GTK 4.8, GtkScrolledWindow"),
    ]
  )
  func kinds(library: String, subject: String) throws {
    let list = try Self.text(of: "Sources/Adapters/Libraries/\(library)/known-failures.jsonl")
    var rules: [String: Set<Substring>] = [:]
    for entry in list.matches(of: /"rule":"([^"]+)"(?:,"count":[0-9]+)?,"reason":"([^:"]+):/) {
      rules[String(entry.2), default: []].insert(entry.1)
    }
    #expect(Set(rules.keys).isSubset(of: ["Design", "Defect", "The adapter's limit"]))
    let counts = ["Design", "Defect", "The adapter's limit"].map { String(rules[$0]?.count ?? 0) }
    let row = try Self.rows(of: Self.text(of: "README.md"))[subject]
    #expect(row?.suffix(3) == counts[...])
  }

  @Test("shows a test that is among the tests")
  func sample() throws {
    let shown = try Self.text(of: "README.md").components(separatedBy: "```swift\n")[1]
      .components(separatedBy: "\n```")[0]
    let file = "Tests/TraceConformanceTests/ReadmeSampleTests.swift"
    let lines = try Self.text(of: file).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    for line in shown.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
        .replacing("\"Traces/flick.trace.jsonl\"", with: "flickFile")
      #expect(lines.contains(line), "\(line)")
    }
  }
}
