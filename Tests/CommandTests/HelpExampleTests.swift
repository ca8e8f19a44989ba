import Foundation
import TestSupport
import Testing

@testable import touchstone

/// The examples of the help pages: the files of the repository that they name are there, and those that only
/// look at one trace or at the rules are given as they stand.
@Suite("The examples of the help pages")
struct HelpExampleTests {
  private nonisolated static let lines = Touchstone.commands.flatMap { $0.examples.map(\.line) }
  /// The commands whose examples are given: the others judge whole corpora, search, or need a subject.
  private nonisolated static let looking = ["show", "explain", "rules", "replay"]
  /// The examples of these commands; what needs a file or a subject of the reader's own is left out.
  private nonisolated static let linesToGive = lines.filter { line in
    looking.contains { line.hasPrefix("touchstone \($0) ") } && !line.contains("--subject")
      && !line.contains("mine.")
  }

  @Test("name files that are there", arguments: lines)
  func files(line: String) {
    for word in line.split(separator: " ") where word.hasPrefix("traces/") {
      let path = word.split(separator: ":")[0]
      guard !path.contains("*") else { continue }
      #expect(FileManager.default.fileExists(atPath: ArticleSession.package.path + "/" + path))
    }
  }

  @Test("can be given as they stand", arguments: linesToGive)
  func given(line: String) throws {
    let fixture = try TemporaryDirectory()
    let command = try #require(builtCommand, "the command stands beside the tests")
    let tools = (command as NSString).deletingLastPathComponent
    let script =
      "ln -s '\(ArticleSession.package.path)/traces' traces; PATH='\(tools)':$PATH; \(line)"
    let done = try withExtendedLifetime(fixture) { try shell(script, in: fixture.path) }
    #expect(done?.code == 0, "\(line)\n\(done?.output ?? "")")
  }

  @Test("explain breaks its lines between words, at 80 columns and at 120", arguments: [80, 120])
  func width(columns: Int) throws {
    let fixture = try TemporaryDirectory()
    let command = try #require(builtCommand, "the command stands beside the tests")
    let line = "COLUMNS=\(columns) '\(command)' explain C02 --no-config"
    let done = try withExtendedLifetime(fixture) { try shell(line, in: fixture.path) }
    let output = try #require(done?.output)
    #expect(output.contains("didEndDragging"))
    for line in output.split(separator: "\n") where line.contains(" ") {
      let isOneWord = line.split(separator: " ").count == 1
      #expect(line.count <= columns || isOneWord, "\(line)")
    }
  }
}
