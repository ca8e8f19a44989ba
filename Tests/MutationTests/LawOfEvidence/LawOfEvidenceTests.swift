import Foundation
import Mutation
import Oracle
import TestSupport
import Testing
import Traces

/// Less evidence makes no fault: what a `must` rule says of a record of which a part was taken away, it says of
/// the whole record, or another one does at that place.
///
/// `exceptions.txt` lists where it is not so, with a reason a line; its lines may only go.
/// `RECORD_SILENCES=1 .ci/whole LawOfEvidenceTests` writes it anew, and keeps the reasons. In part, every eighth
/// record is asked, and one of each folder.
@Suite("The law of evidence")
struct LawOfEvidenceTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "exceptions.txt")

  @Test("holds for every shipped record, right and wrong, apart from what the list names")
  func holds() async throws {
    let records = try EvidenceSweep.records().part(every: 8) { $0.header.folder }
    let found = await EvidenceSweep.exceptions(in: records)
    let known = Self.lines(try String(contentsOf: Self.file, encoding: .utf8))
    if Extent.isWhole, ProcessInfo.processInfo.environment["RECORD_SILENCES"] != nil {
      let lines = found.sorted().map { "\($0) | \(known[$0] ?? "?")\n" }
      try lines.joined().write(to: Self.file, atomically: true, encoding: .utf8)
      return
    }
    #expect(found.subtracting(known.keys).sorted() == [], "the law is broken anew")
    let ids = Set(records.map(\.header.id))
    let asked = known.keys.filter { ids.contains(Self.id($0)) }
    #expect(!Extent.isWhole || asked.count == known.count, "the list names no record")
    #expect(Set(asked).subtracting(found).sorted() == [], "the list is stale")
    #expect(
      known.filter { ["", "?"].contains($0.value) }.keys.sorted() == [],
      "no reason is given"
    )
  }

  /// Returns the id of the record that a line is about.
  private static func id(_ line: String) -> String {
    line.components(separatedBy: " without ")[0].split(separator: " ").dropFirst()
      .joined(separator: " ")
  }

  private static func lines(_ text: String) -> [String: String] {
    let pairs = text.split(separator: "\n").map { line in
      let halves = line.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: [" "]) }
      return (halves[0], halves.count > 1 ? halves[1] : "")
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

/// All shipped records, with each kind of evidence taken away.
private enum EvidenceSweep {
  /// A violation of a `must` rule, at a line of the whole record.
  private struct Fault: Hashable {
    var rule: String
    var line: Int
  }

  /// Finds what is said of less and not of more: the record, the kind of evidence, the rule.
  static func exceptions(in records: [Trace]) async -> Set<String> {
    await withTaskGroup(of: Set<String>.self) { group in
      let share = max(1, records.count / 16)
      for start in stride(from: 0, to: records.count, by: share) {
        let part = records[start..<min(start + share, records.count)]
        group.addTask { part.reduce(into: []) { $0.formUnion(exceptions(in: $1)) } }
      }
      return await group.reduce(into: []) { $0.formUnion($1) }
    }
  }

  private static func exceptions(in record: Trace) -> Set<String> {
    let judge = Judge(profile: record.header.profile.flatMap { Profile(name: $0) } ?? .modern)
    let whole = faults(judge.verdict(of: record))
    let rules = Set(whole.map(\.rule))
    let lines = Set(whole.map(\.line))
    var exceptions: Set<String> = []
    for kind in EvidenceKind.allCases {
      guard let rest = kind.taken(from: record) else { continue }
      for fault in faults(judge.verdict(of: rest.transcript)) where !rules.contains(fault.rule) {
        let line = rest.origins.indices.contains(fault.line) ? rest.origins[fault.line] : -1
        guard !lines.contains(line) else { continue }
        let word = whole.isEmpty ? "refuses" : "loses"
        exceptions.insert("\(word) \(record.header.id) without \(kind.rawValue): \(fault.rule)")
      }
    }
    return exceptions
  }

  private static func faults(_ verdict: Verdict) -> Set<Fault> {
    Set(
      verdict.violations.filter { $0.grade == .must }
        .map { Fault(rule: $0.rule, line: $0.lineIndex ?? -1) }
    )
  }

  static func records() throws -> [Trace] {
    let path = Repository.traces.path(percentEncoded: false)
    let names = try #require(FileManager.default.enumerator(atPath: path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".transcript.jsonl") }
    return try names.sorted().flatMap { name in
      let data = try Data(contentsOf: Repository.traces.appending(path: name))
      var reader = TraceReader(bytes: Array(data))
      var records: [Trace] = []
      while var record = try reader.nextTrace() {
        record.lines.removeAll {
          switch $0 {
          case .expectation, .comment: true
          default: false
          }
        }
        records.append(record)
      }
      return records
    }
  }
}

extension Header {
  /// The words of the id but for the last two.
  fileprivate var folder: [Substring] { id.split(separator: "/").dropLast(2) }
}
