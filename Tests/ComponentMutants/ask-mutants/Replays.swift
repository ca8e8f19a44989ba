import Conformance
import MutantChoice
import Oracle
import Replay
import Samples
import Traces

/// A case that the reference plays.
struct PlayedCase: Sendable {
  var trace: Trace
  var path: String

  /// Reads what the reference is to play; transcripts are judged as they are, so no mutant changes
  /// anything in them.
  static func all(at paths: [String]) -> [PlayedCase] {
    var reader = CaseReader(Corpus(paths: paths), for: .run)
    var cases: [PlayedCase] = []
    while let next = reader.next() {
      guard case .toJudge(let new) = next, !new.isTranscript else { continue }
      cases.append(PlayedCase(trace: new.trace, path: new.place.file))
    }
    return cases
  }

  /// Returns the component's transcript with the mutant that is at work; nil: it does not play the
  /// trace.
  func transcript() -> Trace? {
    try? ReferenceSubject(samples: Sample.all).transcript(of: trace)
  }
}

extension Trace {
  /// A number that another transcript has only by a rare accident (FNV-1a).
  var fingerprint: UInt64 {
    var writer = TraceWriter()
    writer.write(self)
    return writer.bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The rules that fail it where its expectations are not looked at.
  var rulesBroken: Set<String> {
    var plain = self
    plain.lines.removeAll { if case .expectation = $0 { true } else { false } }
    return Set(plain.failures.map(\.rule))
  }

  /// True if it fails with all that the corpus has.
  var fails: Bool { !failures.isEmpty }

  private var failures: [Violation] {
    let profile = header.profile.flatMap { Profile(name: $0) } ?? .modern
    return Judge(profile: profile).verdict(of: self).violations.filter {
      !$0.isExpected && $0.grade != .may
    }
  }
}
