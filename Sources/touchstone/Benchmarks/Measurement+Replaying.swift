import Oracle
import Replay
import Subjects
import Traces

extension Measurement {
  /// The measurements of the speed at which the reference plays.
  static var replaying: [Measurement] {
    [
      Measurement(
        name: "frames replayed and recorded",
        goal: "at least 1 million, the goal is 10",
        target: 10_000_000
      ) {
        let subject = ReferenceSubject()
        let trace = try SampleTraces.trace(SampleTraces.session)
        return { try subject.frameCount(of: trace) }
      }
    ]
  }

  /// The measurements of the speed at which transcripts are judged.
  static var judging: [Measurement] {
    [
      Measurement(
        name: "messages judged over long glides",
        goal: "at least 5 million, the goal is 30",
        target: 30_000_000
      ) {
        let transcript = try ReferenceSubject()
          .transcript(of: try SampleTraces.trace(SampleTraces.session))
        let judge = Judge(profile: .modern)
        return {
          try check(judge.verdict(of: transcript))
          return transcript.lines.count
        }
      },
      Measurement(
        name: "two-second flicks parsed, replayed and judged",
        goal: "at least 5,000, the goal is 40,000",
        target: 40_000
      ) {
        let subject = ReferenceSubject()
        let judge = Judge(profile: .modern)
        let bytes = Array(SampleTraces.flick.utf8)
        return {
          try check(judge.verdict(of: try subject.transcript(of: try SampleTraces.trace(bytes))))
          return 1
        }
      },
    ]
  }

  /// Throws where a sample was judged wrong: its figure would say nothing.
  static func check(_ verdict: Verdict) throws {
    guard verdict.violations.isEmpty else {
      throw SubjectFailure.failed(why: "the sample was judged wrong")
    }
  }
}
