import Foundation
import Mutation
import Oracle
import Replay
import Samples
import Testing
import TestSupport
import Traces

/// The corpus, played by components with each vice that tell each set of messages.
struct VicesSweep {
  /// The vice and the component of a case.
  struct Row: Hashable {
    var vice: String
    var component: String
  }

  /// The counts of the cases in which something else is told or shown, by what is told.
  struct Count: Hashable {
    var differing = 0
    var silent = 0
  }

  private(set) var rows: [Row: [String: Count]] = [:]
  /// Each silent case in a line.
  private(set) var cases: [String] = []
  /// The rules that speak of the reference, each with the first case.
  private(set) var alarms: [String: String] = [:]

  /// One case, played by all.
  private struct Play: Sendable {
    var reference: Trace
    var others: [(vice: Vice, transcript: Trace)] = []
  }

  /// Plays and judges every so many cases of the corpus, always the same.
  static func over(_ stride: UInt64) async throws -> VicesSweep {
    let plays = try Corpus.traces(every: stride).compactMap(play)
    return await withTaskGroup(of: VicesSweep.self) { group in
      let share = max(1, plays.count / 16)
      for start in Swift.stride(from: 0, to: plays.count, by: share) {
        let part = plays[start..<min(start + share, plays.count)]
        group.addTask {
          var sweep = VicesSweep()
          for play in part { sweep.judge(play) }
          return sweep
        }
      }
      return await group.reduce(into: VicesSweep()) { $0.add($1) }
    }
  }

  private static func play(_ trace: Trace) -> Play? {
    let reference = ReferenceSubject(samples: Replay.Sample.all)
    // A trace that the reference cannot play alone is played by nobody.
    guard let transcript = try? reference.transcript(of: trace) else { return nil }
    var play = Play(reference: transcript)
    for vice in Vice.allCases {
      let subject = StubbornSubject(vice, in: reference)
      if let other = try? subject.transcript(of: trace) { play.others.append((vice, other)) }
    }
    return play
  }

  private mutating func judge(_ play: Play) {
    let header = play.reference.header
    let judge = Judge(profile: header.profile.flatMap { Profile(name: $0) } ?? .modern)
    let component = String(header.id.prefix { $0 != "/" })
    for telling in Telling.all {
      guard let legal = telling.told(of: play.reference) else { continue }
      for rule in Self.rules(judge.verdict(of: legal)) {
        alarms[rule] = alarms[rule] ?? "\(header.id), \(telling.name)"
      }
      // Two vices tell the same if a trace has no calls, for example.
      var judged: [(lines: [Line], isSilent: Bool)] = []
      for (vice, transcript) in play.others {
        guard let told = telling.told(of: transcript), told.lines != legal.lines else { continue }
        let known = judged.first { $0.lines == told.lines }?.isSilent
        let isSilent = known ?? Self.rules(judge.verdict(of: told)).isEmpty
        if known == nil { judged.append((told.lines, isSilent)) }
        let row = Row(vice: vice.rawValue, component: component)
        rows[row, default: [:]][telling.name, default: Count()].add(isSilent: isSilent)
        if isSilent { cases.append("\(vice.rawValue) \(telling.name) \(header.id)") }
      }
    }
  }

  private static func rules(_ verdict: Verdict) -> Set<String> {
    Set(verdict.violations.filter { $0.grade <= .should }.map(\.rule))
  }

  private mutating func add(_ other: VicesSweep) {
    rows.merge(other.rows) { $0.merging($1) { $0.adding($1) } }
    cases += other.cases
    alarms.merge(other.alarms) { min($0, $1) }
  }
}

extension VicesSweep.Count {
  fileprivate mutating func add(isSilent: Bool) {
    differing += 1
    if isSilent { silent += 1 }
  }

  fileprivate func adding(_ other: Self) -> Self {
    Self(differing: differing + other.differing, silent: silent + other.silent)
  }
}

/// The traces that are not there to test the oracle, without what they expect.
private enum Corpus {
  static func traces(every stride: UInt64) throws -> [Trace] {
    let path = Repository.traces.path(percentEncoded: false)
    let names = try #require(FileManager.default.enumerator(atPath: path))
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".trace.jsonl") && !$0.hasPrefix("oracle/") }
    return try names.sorted().flatMap { try traces(in: $0, every: stride) }
  }

  private static func traces(in name: String, every stride: UInt64) throws -> [Trace] {
    let data = try Data(contentsOf: Repository.traces.appending(path: name))
    var reader = TraceReader(bytes: Array(data))
    var traces: [Trace] = []
    while var trace = try reader.nextTrace() {
      guard hash(trace.header.id) % stride == 0 else { continue }
      trace.lines.removeAll {
        switch $0 {
        case .expectation, .comment: true
        default: false
        }
      }
      traces.append(trace)
    }
    return traces
  }

  /// FNV-1a of a name: the same in every process, and no other case's concern.
  private static func hash(_ text: String) -> UInt64 {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return hash ^ hash >> 32
  }
}
