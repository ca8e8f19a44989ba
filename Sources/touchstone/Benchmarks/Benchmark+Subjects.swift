import Foundation
import Oracle
import Replay
import Subjects
import Traces

extension Benchmark {
  /// How many flicks a subject is sent ahead of the one that is judged.
  private static let ahead = 16

  /// Measures flicks that another process plays, against the judging of the same transcripts.
  ///
  /// The other process answers with transcripts that were made beforehand, so that only the protocol
  /// costs anything.
  func measureSubjects() throws {
    let trace = try SampleTraces.trace(SampleTraces.flick)
    let transcript = try ReferenceSubject().transcript(of: trace)
    var writer = TraceWriter()
    writer.write(transcript)
    let count = transcript.lines.count { if case .message = $0 { true } else { false } }
    let title = "two-second flicks of \(count) messages"
    let judged = try measureJudging(of: writer.bytes)
    report("\(title) read and judged", judged, "a second", "what `check` does")
    let played = try measurePlaying(of: trace, transcripts: writer.bytes)
    report(
      "the same answered by a subject, and judged",
      played,
      "a second",
      "at least half of that, the goal is 10,000"
    )
  }

  private func measureJudging(of transcript: [UInt8]) throws -> Double {
    let judge = Judge(profile: .modern)
    var flicks = 0
    let elapsed = try repeated {
      try Self.check(judge.verdict(of: try SampleTraces.trace(transcript)))
      flicks += 1
    }
    return Double(flicks) / elapsed
  }

  private func measurePlaying(of trace: Trace, transcripts: [UInt8]) throws -> Double {
    let file = NSTemporaryDirectory() + "touchstone-bench-\(UUID().uuidString).transcript.jsonl"
    try Data(transcripts).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let subject = ProcessSubject("exec '\(tool)' subject --transcripts '\(file)'")
    defer { subject.close() }

    let judge = Judge(profile: .modern)
    var sent: [SentTrace] = []
    for _ in 0..<Self.ahead { sent.append(try subject.send(trace)) }
    var flicks = 0
    let elapsed = try repeated {
      let place = flicks % Self.ahead
      let transcript = try sent[place].transcript()
      sent[place] = try subject.send(trace)
      try Self.check(judge.verdict(of: transcript))
      flicks += 1
    }
    return Double(flicks) / elapsed
  }

  private static func check(_ verdict: Verdict) throws {
    guard verdict.violations.isEmpty else {
      throw SubjectFailure.failed(why: "the sample flick was judged wrong")
    }
  }
}
