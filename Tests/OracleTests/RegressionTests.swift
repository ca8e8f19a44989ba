import Foundation
import Oracle
import Testing
import Traces

/// A finding that somebody has understood stands in the file of its rule's family.
///
/// A finding as it was saved fails these tests: it waits for its title, its rule and its reason.
@Suite("Regressions")
struct RegressionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../traces/oracle/regressions").standardized
  private static let path = folder.path(percentEncoded: false)
  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  private static let families = Set(RuleBook.rules.map { family(ofRule: $0.id) })

  @Test("The files are found")
  func areThere() {
    #expect(Self.names.count > 40)
  }

  @Test("A file is named after a family of rules", arguments: names)
  func isNamedAfterFamily(_ name: String) {
    #expect(Self.families.contains(Self.family(ofFile: name)))
  }

  @Test("Each trace names a rule of the book, of the file's family", arguments: names)
  func namesItsRule(_ name: String) throws {
    for trace in try traces(in: name) {
      let rule = try #require(Self.rule(of: trace), "\(trace.header.id) names no rule")
      #expect(RuleBook.rule(rule) != nil, "\(trace.header.id) names \(rule)")
      #expect(Self.family(ofRule: rule) == Self.family(ofFile: name), "\(trace.header.id)")
    }
  }

  @Test("Each trace says what happens, and why its answer is right", arguments: names)
  func isExplained(_ name: String) throws {
    for trace in try traces(in: name) {
      let title = try #require(trace.header.title, "\(trace.header.id) has no title")
      #expect(!title.isEmpty && !title.hasPrefix("Broke "), "\(trace.header.id)")
      guard case .comment(let reason)? = trace.lines.first else {
        Issue.record("\(trace.header.id) has no comment below its header")
        continue
      }
      let words = reason.text.split { !$0.isLetter && !$0.isNumber }
      #expect(
        words.contains { Catalogue.entry(String($0)) != nil },
        "\(trace.header.id) gives a reason that names no entry of the catalogue"
      )
    }
  }

  @Test("The traces of a file are sorted by their ids", arguments: names)
  func areSorted(_ name: String) throws {
    let ids = try traces(in: name).map(\.header.id)
    #expect(!ids.isEmpty)
    #expect(ids == ids.sorted())
  }

  /// All but the last part: `scroll.drag` of `scroll.drag.is-told`.
  private static func family(ofRule id: String) -> String {
    id.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// All but the ending: `scroll.drag` of `scroll.drag.trace.jsonl`.
  private static func family(ofFile name: String) -> String {
    for ending in [".trace.jsonl", ".transcript.jsonl"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// The rule that spoke wrongly once; its name stands in quotation marks.
  private static func rule(of trace: Trace) -> String? {
    let entry = trace.header.extensions.entries.first { $0.key == "x-rule" }
    return entry?.json.trimmingCharacters(in: ["\""])
  }

  private func traces(in name: String) throws -> [Trace] {
    let data = try Data(contentsOf: Self.folder.appending(path: name))
    var reader = TraceReader(bytes: Array(data))
    var traces: [Trace] = []
    while let trace = try reader.nextTrace() { traces.append(trace) }
    return traces
  }
}
