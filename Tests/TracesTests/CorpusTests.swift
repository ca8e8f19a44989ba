import Foundation
import Testing
import TestSupport
import Traces

@Suite("The corpus")
struct CorpusTests {
  static let ending = ".trace.jsonl"
  static let paths = PackageFiles.paths(below: Repository.traces, endingIn: ending)
  static let transcriptEnding = ".transcript.jsonl"
  static let transcriptPaths = PackageFiles.paths(
    below: Repository.traces,
    endingIn: transcriptEnding
  )

  /// The folder of what tests the oracle; it is no part of an id.
  static let oracle = "oracle/"

  /// The folders right below the corpus whose traces are of several components.
  static let shared: Set<String> = [
    "animation", "controllers", "gesture", "nested", "paging", "refresh", "samples",
    "table-editing",
  ]

  @Test("holds at least sixty traces of scroll views")
  func isLarge() {
    #expect(Self.paths.count { $0.hasPrefix("scroll/") } >= 60)
  }

  @Test("is canonical, byte for byte", arguments: paths)
  func isCanonical(_ path: String) throws {
    let bytes = try PackageFiles.bytes(path, in: Repository.traces)
    let formatted = try Formatter.canonical(bytes)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let formattedLines = String(decoding: formatted, as: UTF8.self).split(separator: "\n")
    for (index, (line, expected)) in zip(lines, formattedLines).enumerated() {
      #expect(line == expected, "line \(index + 1)")
    }
    // Compared outside: a failure would print every byte.
    let isSame = bytes == formatted
    #expect(isSame)
  }

  @Test(
    "keeps one trace a file, called by its path, in which the oracle's folder does not count",
    arguments: paths + transcriptPaths
  )
  func idIsPath(_ path: String) throws {
    let ids = try traces(path).map(\.header.id)
    let isOfOracle = path.hasPrefix(Self.oracle)
    let name = String(isOfOracle ? path.dropFirst(Self.oracle.count) : path[...])
    // Regressions share a file with others of their rule's family.
    if name.hasPrefix("regressions/") {
      #expect(isOfOracle && ids.allSatisfy { $0.hasPrefix("regressions/") })
      return
    }
    let ending = path.hasSuffix(Self.ending) ? Self.ending : Self.transcriptEnding
    #expect(ids == [String(name.dropLast(ending.count))])
  }

  @Test("has components and their behaviours on its first level, and one folder for the oracle")
  func firstLevel() throws {
    let paths = Self.paths + Self.transcriptPaths
    let folders = Set(paths.map { String($0.prefix { $0 != "/" }) })
    #expect(Self.shared.isSubset(of: folders) && folders.contains("oracle"))
    for component in folders.subtracting(Self.shared).subtracting(["oracle"]) {
      let own = try Self.paths.filter { $0.hasPrefix(component + "/") }.flatMap(traces)
      let isThere = own.contains { trace in
        trace.header.effectiveViews.contains { $0.component == component }
      }
      #expect(isThere, "no trace of \(component) has such a component")
    }
  }

  @Test("has defects, logs and regressions below the oracle's folder, and transcripts nowhere else")
  func oracleFolder() {
    let parts = (Self.paths + Self.transcriptPaths).filter { $0.hasPrefix(Self.oracle) }
      .map { $0.dropFirst(Self.oracle.count).prefix { $0 != "/" } }
    #expect(Set(parts) == ["defects", "logs", "regressions"])
    #expect(Self.transcriptPaths.allSatisfy { $0.hasPrefix(Self.oracle) })
  }

  @Test("gives no id twice")
  func idsAreUnique() throws {
    var places: [String: String] = [:]
    for path in Self.paths {
      for trace in try traces(path) {
        let first = places.updateValue(path, forKey: trace.header.id)
        #expect(first == nil, "\(trace.header.id) in \(first ?? "") and \(path)")
      }
    }
    #expect(places.count >= Self.paths.count)
  }

  @Test("says of each trace what it shows, why, and what must come of it", arguments: paths)
  func isExplained(_ path: String) throws {
    for trace in try traces(path) {
      let title = try #require(trace.header.title)
      #expect(!title.isEmpty)
      #expect(!trace.isTranscript, "a trace of the corpus has no answers in it")
      let comments = trace.lines.compactMap {
        if case .comment(let comment) = $0 { comment.text } else { nil }
      }
      #expect(comments.contains { !$0.isEmpty })
      // A file that fuzzing found must break nothing any more; no more is expected of it.
      if path.hasPrefix(Self.oracle + "regressions/") { continue }
      #expect(trace.lines.contains { if case .expectation = $0 { true } else { false } })
    }
  }

  /// The traces of all files, each read once for many tests.
  private static let traces = Dictionary(
    uniqueKeysWithValues: (paths + transcriptPaths).map { path in
      (path, Result { try read(path) })
    }
  )

  private func traces(_ path: String) throws -> [Trace] {
    try #require(Self.traces[path]).get()
  }

  private static func read(_ path: String) throws -> [Trace] {
    var reader = TraceReader(bytes: try PackageFiles.bytes(path, in: Repository.traces))
    var traces: [Trace] = []
    while let trace = try reader.nextTrace() { traces.append(trace) }
    return traces
  }
}
