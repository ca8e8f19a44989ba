import Foundation
import Testing
import Traces

@Suite("The corpus")
struct CorpusTests {
  static let ending = ".trace.jsonl"
  static let paths = PackageFiles.paths(below: PackageFiles.traces, endingIn: ending)

  @Test("holds at least sixty traces of scroll views")
  func isLarge() {
    #expect(Self.paths.count { $0.hasPrefix("scroll/") } >= 60)
  }

  @Test("is canonical, byte for byte", arguments: paths)
  func isCanonical(_ path: String) throws {
    let bytes = try PackageFiles.bytes(path, in: PackageFiles.traces)
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

  @Test("keeps one trace a file, called by its path", arguments: paths)
  func idIsPath(_ path: String) throws {
    let ids = try traces(path).map(\.header.id)
    // Regressions share a file with others of their rule's family.
    if path.hasPrefix("regressions/") {
      #expect(ids.allSatisfy { $0.hasPrefix("regressions/") })
      return
    }
    #expect(ids == [String(path.dropLast(Self.ending.count))])
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
      // What fuzzing found must break nothing any more; no more is expected of it.
      if path.hasPrefix("regressions/") { continue }
      #expect(trace.lines.contains { if case .expectation = $0 { true } else { false } })
    }
  }

  private func traces(_ path: String) throws -> [Trace] {
    var reader = TraceReader(bytes: try PackageFiles.bytes(path, in: PackageFiles.traces))
    var traces: [Trace] = []
    while let trace = try reader.nextTrace() { traces.append(trace) }
    return traces
  }
}
