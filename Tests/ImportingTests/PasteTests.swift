import Foundation
import Oracle
import Testing
import Traces

@testable import Importing

/// Logs as people post them, each with the verdict that it deserves and with what must be told of it.
@Suite("Pastes")
struct PasteTests {
  /// A paste of the folder, and what is known of it.
  struct Paste: Decodable, Sendable, CustomTestStringConvertible {
    var file: String
    /// `right`, `wrong`, or `nothing`, where no rule can judge anything.
    var verdict: String
    /// The catalogue numbers one of which a wrong one must break.
    var catalogue: [String]?
    /// The losses that must be told of it.
    var told: [String]?
    /// The number of lines of the transcript.
    var lines: Int
    /// The meanings that somebody gives to words in it.
    var words: [String: String]?
    /// True if somebody says that it was complete from its start.
    var fromStart: Bool?

    var testDescription: String { file }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Pastes")

  static let pastes: [Paste] = {
    let text =
      (try? String(contentsOf: folder.appending(path: "pastes.jsonl"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n")
      .compactMap { try? JSONDecoder().decode(Paste.self, from: Data($0.utf8)) }
  }()

  @Test("are all listed")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".txt") }
    #expect(files.sorted() == Self.pastes.map(\.file).sorted())
    #expect(files.count >= 20)
  }

  @Test("are read, doubted and judged as they deserve", arguments: pastes)
  func verdict(_ paste: Paste) throws {
    let text = try String(contentsOf: Self.folder.appending(path: paste.file), encoding: .utf8)
    var importer = Importer("log", screen: nil)
    importer.settings.words = paste.words ?? [:]
    importer.settings.isFromStart = paste.fromStart ?? false
    let imported = try importer.read(text)
    #expect(imported.lint == [])
    #expect(imported.trace.lines.count == paste.lines)
    #expect(imported.origins.count == paste.lines)
    for words in paste.told ?? [] {
      #expect(imported.told.contains { $0.contains(words) }, "\(words): \(imported.told)")
    }
    let verdict = Judge().verdict(of: imported.trace)
    switch paste.verdict {
    case "right":
      #expect(verdict.violations.map(\.text) == [])
      #expect(!verdict.exercise.isEmpty)
    case "nothing": #expect(verdict.violations.isEmpty && verdict.exercise.isEmpty)
    default:
      let numbers = Set(verdict.violations.flatMap(\.catalogue))
      #expect(
        !numbers.isDisjoint(with: paste.catalogue ?? []),
        "\(verdict.violations.map(\.headline))"
      )
    }
  }
}

extension PasteTests {
  @Test("of a map that somebody has written are read by it, and a wrong map has its place")
  func ownMap() throws {
    let map = #"""
      {"map":1,"name":"mine","framework":"My pager","component":"scroll"}
      {"event":"grab","to":"held","means":["scrollViewWillBeginDragging(_:)"]}
      {"event":"drop","from":"held","to":"idle","means":[{"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":false}}]}
      {"event":"drop","nearly":"nobody held it"}
      """#
    var importer = Importer("log", screen: nil)
    importer.settings.map = try FrameworkMap.read(Array(map.utf8))
    let imported = try importer.read("drop\ngrab\ndrop\n")
    #expect(imported.trace.lines.count == 3)
    #expect(imported.told.contains { $0.contains("\"drop\" is not judged: nobody held it") })
    for (wrong, place) in [
      (#"{"map":2,"name":"a"}"#, "1:8"), (#"{"map":1,"name":"a","lacks":["x"]}"#, "1:29"),
      (
        "{\"map\":1,\"name\":\"a\"}\n{\"event\":\"b\",\"means\":[\"scrollViewDidScrol(_:)\"]}",
        "2:23"
      ),
    ] {
      do {
        _ = try FrameworkMap.read(Array(wrong.utf8))
        Issue.record("\(wrong) was read")
      } catch {
        #expect("\(error.line):\(error.column)" == place, "\(wrong)")
      }
    }
  }

  @Test("of all maps that are shipped can be told, and each map names its source")
  func shippedMaps() {
    #expect(FrameworkMap.shipped.count == FrameworkMap.files.count)
    for map in FrameworkMap.shipped {
      #expect(map.source.hasPrefix("https://"), "\(map.name)")
      #expect(!map.cannot.isEmpty, "\(map.name)")
    }
  }

  @Test(
    "that end in an exception are held to its numbers",
    arguments: [
      (
        "attempt to delete row 2 from section 0 which only contains 2 rows before the update",
        "why (R167)"
      ),
      (
        "attempt to delete row 1 from section 0 which only contains 2 rows before the update",
        "do not explain"
      ),
      (
        "attempt to delete row 9 from section 0 which only contains 5 rows before the update",
        "and the log 2"
      ),
      (
        "attempt to insert row 4 into section 0, but there are only 3 rows in section 0 after the update",
        "3"
      ),
    ]
  )
  func crashes(reason: String, told: String) throws {
    let text =
      "tableView(_:numberOfRowsInSection:) section 0 -> 2\n*** Terminating app due to uncaught exception "
      + "'NSInternalInconsistencyException', reason: '\(reason)'\n"
    let imported = try Importer("log", screen: nil).read(text)
    #expect(imported.told.contains { $0.contains("R167") && $0.contains(told) }, "\(imported.told)")
  }

  @Test("that were complete from their start begin at rest")
  func fromStart() throws {
    let text =
      "scrollViewWillBeginDragging\nscrollViewDidEndDragging willDecelerate: false\n"
      + "scrollViewDidEndDecelerating\n"
    var importer = Importer("log", screen: nil)
    #expect(Judge().verdict(of: try importer.read(text).trace).violations.isEmpty)
    importer.settings.isFromStart = true
    #expect(!Judge().verdict(of: try importer.read(text).trace).violations.isEmpty)
  }
}
