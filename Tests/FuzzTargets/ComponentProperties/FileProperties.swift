import Oracle
import Replay
import Samples
import Traces

/// The properties that must hold for any file that the reader accepts.
///
/// People and other programs write such files: nothing is known of what is played or judged there
/// but that it ends, and ends in words.
public enum FileProperties: Sendable {
  /// Returns what some bytes, read as a file, show to be untrue; nil: nothing.
  public static func broken(by bytes: [UInt8]) -> String? {
    var reader = TraceReader(bytes: bytes)
    while true {
      do {
        guard let trace = try reader.nextTrace() else { return nil }
        if let broken = broken(by: trace) { return broken }
      } catch {
        continue
      }
    }
  }

  private static func broken(by trace: Trace) -> String? {
    guard !trace.isTranscript else { return unclear(trace) }
    guard isShort(trace) else { return nil }
    let transcript: Trace
    do throws(SubjectFailure) {
      transcript = try ReferenceSubject(samples: Sample.all).transcript(of: trace)
    } catch {
      // It may lack a capability, or be asked for calls without end: it says so, and that is all.
      return nil
    }
    return differenceInWriting(transcript).map { "transcript.illegal: \($0)" }
      ?? unclear(transcript)
  }

  /// Returns true if a trace is played soon: nothing forbids days of it.
  private static func isShort(_ trace: Trace) -> Bool {
    var latest: Microseconds = 0
    for line in trace.lines {
      latest = max(latest, line.time ?? 0)
      if case .settle(let settle) = line { latest = max(latest, (settle.time ?? 0) + settle.limit) }
    }
    return latest <= 20_000_000 && trace.header.effectiveRate <= 240
  }

  /// Returns a violation that cannot be printed, in whichever profile; nil: all can.
  private static func unclear(_ transcript: Trace) -> String? {
    for profile in Profile.all {
      for violation in Judge(profile: profile).verdict(of: transcript).violations
      where violation.text.isEmpty || violation.headline.isEmpty {
        return "a violation of \(violation.rule) says nothing"
      }
    }
    return nil
  }
}
