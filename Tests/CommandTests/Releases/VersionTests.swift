import Foundation
import Testing
import TestSupport

@testable import touchstone

@Suite("The version")
struct VersionTests {
  /// A released section of the changelog.
  struct Section: Equatable {
    var version: String
    var date: String
  }

  private let headings: [Substring]
  private let sections: [Section]

  init() throws {
    let file = Repository.folder.appending(path: "CHANGELOG.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    sections = headings.compactMap { heading in
      guard let match = heading.wholeMatch(of: /## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)/) else {
        return nil
      }
      return Section(version: String(match.1), date: String(match.2))
    }
  }

  @Test("is that of the newest section of the changelog, and has its date")
  func changelog() {
    #expect(sections.first == Section(version: Touchstone.version, date: Touchstone.date))
  }

  @Test("has a section each, the newest first, below what is not released yet")
  func order() {
    #expect(headings.first == "## Unreleased")
    #expect(sections.count == headings.count - 1, "\(headings)")
    let numbers = sections.map { $0.version.split(separator: ".").compactMap { Int($0) } }
    for (newer, older) in zip(numbers, numbers.dropFirst()) {
      #expect(older.lexicographicallyPrecedes(newer), "\(older) stands below \(newer)")
    }
    for (newer, older) in zip(sections, sections.dropFirst()) { #expect(older.date <= newer.date) }
  }

  @Test("is printed by the script that packages and releases ask")
  func script() throws {
    let bench = try RecipeBench()
    let script = Repository.folder.appending(path: ".ci/packaging/version").path
    #expect(try bench.run("'\(script)'").output == Touchstone.version + "\n")
  }
}
