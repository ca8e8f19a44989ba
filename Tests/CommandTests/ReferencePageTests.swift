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
    let page = try ArticleSession("exit-codes").text
    for command in Touchstone.commands where command.name != "job" {
      let codes = Set(command.allCodes.map(\.code.rawValue)).union([0]).sorted()
      let row = "| `\(command.name)` | \(codes.map(String.init).joined(separator: ", ")) |\n"
      #expect(page.contains(row) == (codes != [0, 2]), "\(command.name): \(codes)")
    }
  }

  @Test(
    "print what they show",
    arguments: ["what-uikit-does-and-how-we-know", "how-things-move"]
  )
  func sessions(page: String) throws {
    let fixture = try TemporaryDirectory()
    let session = try ArticleSession(page)
    #expect(session.steps.count > 1)
    try session.run(in: fixture.path)
  }

  @Test("draw what a timeline's page shows of the corpus")
  func timelines() throws {
    let session = try ArticleSession("reading-a-timeline")
    #expect(session.steps.count > 3)
    try session.run(
      in: ArticleSession.package.path,
      variables: "unset CI COLUMNS LC_ALL; export LANG=C.UTF-8;"
    )
  }

  @Test("follow a trace through the modules, and show what each makes of it")
  func modules() throws {
    let fixture = try TemporaryDirectory()
    let session = try ArticleSession("one-trace-through-the-modules")
    #expect(session.steps.count > 10)
    try session.run(
      in: fixture.path,
      variables: "unset CI COLUMNS LC_ALL; export LANG=C.UTF-8;"
    )
    // Each module of the map is walked through, but for those beside the way.
    let map = try String(
      contentsOf: ArticleSession.package.appending(path: "CONTRIBUTING.md"),
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
        page.components(separatedBy: "\n### ").first { $0.hasPrefix(row.title + "\n") },
        "\(row.title)"
      )
      for key in row.keys {
        #expect(section.contains("`\(key.name)`"), "\(key.name) of \(row.title)")
      }
    }
  }

  @Test("are all reached from the first page, and link to none that is not there")
  func links() throws {
    let folder = ArticleSession.package.appending(path: "Sources/Conformance/Touchstone.docc").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let pages = Set(files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) })
    // These are printed by the command as the documentation is built.
    let printed: Set = ["rule-book", "catalogue", "uikit-coverage", "vocabulary"]
    var linked: Set<String> = []
    for page in pages {
      let links = try ArticleSession(page).text.matches(of: /<doc:([^>]+)>/).map { String($0.1) }
      #expect(Set(links).subtracting(pages.union(printed)).sorted() == [], "\(page)")
      if page == "Touchstone" { linked = Set(links) }
    }
    #expect(pages.union(printed).subtracting(linked) == ["Touchstone"])
  }

  @Test("of schemas: any line's is printed by lint")
  func schema() throws {
    let file = ArticleSession.package.appending(path: "traces/schema/any-line.schema.json")
    let printed = Invocation("lint", "--schema").output
    // touchstone lint --schema > traces/schema/any-line.schema.json
    #expect(try String(contentsOf: file, encoding: .utf8) == printed)
  }
}
