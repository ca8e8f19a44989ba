import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

/// The pages of the reference and the background, held to what the command does.
@Suite("The pages of the documentation")
struct ReferencePageTests {
  @Test("tell the codes of each command, and what each code means")
  func codes() throws {
    let page = try ArticleSession("reading-a-verdict").text
    for command in Touchstone.commands where command.name != "job" {
      let codes = Set(command.allCodes.map(\.code.rawValue)).union([0]).sorted()
      let row = "| `\(command.name)` | \(codes.map(String.init).joined(separator: ", ")) |\n"
      #expect(page.contains(row) == (codes != [0, 2]), "\(command.name): \(codes)")
    }
  }

  @Test("walk a trace through each module of the map")
  func modules() throws {
    let session = try ArticleSession("one-trace-through-the-modules")
    // But for those beside the way.
    let map = try String(
      contentsOf: Repository.folder.appending(path: "CONTRIBUTING.md"),
      encoding: .utf8
    )
    let modules = Set(map.matches(of: /\n\| `([A-Za-z]+)` \|/).map { String($0.1) })
    let beside: Set = [
      "Importing", "Exporting", "Coverage", "TraceConformance", "TraceTesting", "Adapters",
      "Recorders",
    ]
    #expect(modules.count > 15)
    for module in modules.subtracting(beside) {
      #expect(session.text.contains(module), "\(module)")
    }
  }

  @Test("have a row for every key of every kind of line")
  func format() throws {
    let page = try ArticleSession("the-format").text
    for row in LineTable.rows {
      let section = try #require(
        page.components(separatedBy: "\n## ").first { $0.hasPrefix(row.title + "\n") },
        "\(row.title)"
      )
      for key in row.keys {
        #expect(section.contains("`\(key.name)`"), "\(key.name) of \(row.title)")
      }
    }
  }

  @Test("are committed as the command prints them; .ci/reference writes them anew")
  func printed() throws {
    let fixture = try TemporaryDirectory()
    #expect(Invocation("rules", "--no-config", "--out", fixture.path).code == .success)
    let coverage = Invocation("coverage", "--no-config", "--format", "markdown").output
    try fixture.write(coverage, to: "uikit-coverage.md")
    let folder = Repository.folder.appending(path: "\(ArticleSession.documentation)/Reference")
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.path).sorted()
    let committed = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(committed == names, "the features have changed: run .ci/reference")
    for name in Set(names).intersection(committed) {
      let told = try String(contentsOfFile: "\(fixture.path)/\(name)", encoding: .utf8)
      let kept = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      // The pages themselves are too long for an issue.
      let isFresh = told == kept
      #expect(isFresh, "\(name) is stale: read the difference, then run .ci/reference")
    }
  }

  @Test("of schemas: any line's is printed by lint")
  func schema() throws {
    let file = Repository.folder.appending(path: "traces/schema/any-line.schema.json")
    let printed = Invocation("lint", "--schema").output
    // touchstone lint --schema > traces/schema/any-line.schema.json
    #expect(try String(contentsOf: file, encoding: .utf8) == printed)
  }
}
