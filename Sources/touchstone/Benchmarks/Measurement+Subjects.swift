import Foundation
import Oracle
import Replay
import Subjects
import Traces

extension Measurement {
  /// The number of flicks that a subject is sent ahead of the one that is judged.
  private static let ahead = 16

  /// Flicks that another process plays, against the judging of the same transcripts.
  ///
  /// The other process answers with transcripts that were made beforehand, so that only the protocol
  /// costs anything here.
  static var subjects: [Measurement] {
    [
      Measurement(name: "transcripts of flicks read and judged", goal: "what `check` does") {
        let bytes = try flickTranscript()
        let judge = Judge(profile: .modern)
        return {
          try check(judge.verdict(of: try SampleTraces.trace(bytes)))
          return 1
        }
      },
      Measurement(
        name: "the same answered by a subject, and judged",
        goal: "at least half of that, the goal is 10,000",
        target: 10_000,
        countsInstructions: false
      ) {
        try playing(SampleTraces.trace(SampleTraces.flick), transcripts: flickTranscript())
      },
    ]
  }

  private static func flickTranscript() throws -> [UInt8] {
    var writer = TraceWriter()
    writer.write(try ReferenceSubject().transcript(of: SampleTraces.trace(SampleTraces.flick)))
    return writer.bytes
  }

  private static func playing(_ trace: Trace, transcripts: [UInt8]) throws -> Body {
    let file = try TemporaryFile(named: "transcript", transcripts)
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let subject = ProcessSubject("exec '\(tool)' subject --transcripts '\(file.path)'")
    let judge = Judge(profile: .modern)
    var sent: [SentTrace] = []
    for _ in 0..<ahead { sent.append(try subject.send(trace)) }
    var flicks = 0
    return {
      let place = flicks % ahead
      let transcript = try sent[place].transcript()
      sent[place] = try subject.send(trace)
      try check(judge.verdict(of: transcript))
      flicks += 1
      return file.path.isEmpty ? 0 : 1
    }
  }
}
