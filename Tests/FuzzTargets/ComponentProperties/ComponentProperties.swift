import Fuzzing
import Oracle
import Replay
import Traces

/// The properties that generator, reference and rules must have, whatever tape they are given.
public enum ComponentProperties: Sendable {
  /// Looks at what some bytes, read as a tape, lead to.
  ///
  /// - Parameters:
  ///   - bytes: the tape.
  ///   - known: ids of rules that are known to be broken, and are not told of.
  /// - Returns: what is not as it must be; nil: nothing.
  public static func broken(by bytes: [UInt8], besides known: [String] = []) -> String? {
    let (trace, drawn) = generated(from: Tape(bytes: bytes.span))
    if let broken = differenceInWriting(trace) { return "generator.illegal: \(broken)" }
    let transcript: Trace
    do throws(SubjectFailure) {
      transcript = try ReferenceSubject().transcript(of: trace)
    } catch {
      guard case .failed(let why) = error else { return nil }
      return "subject.failed: \(why)"
    }
    if let violation = violation(in: transcript, besides: known) { return violation.text }
    // These checks cost as much again. They are made for one input in sixteen, and always for the
    // same.
    guard bytes.reduce(0, &+) % 16 == 0 else { return nil }
    return differenceInWriting(transcript).map { "transcript.illegal: \($0)" }
      ?? differenceInRepeating(trace, transcript, drawn)
  }

  /// The trace that some bytes stand for, as a file.
  public static func file(of bytes: [UInt8]) -> [UInt8] {
    var writer = TraceWriter()
    writer.write(generated(from: Tape(bytes: bytes.span)).trace)
    return writer.bytes
  }

  private static func generated(from tape: Tape) -> (trace: Trace, drawn: Tape) {
    var choices = Choices(tape)
    let trace = Generator().trace(from: &choices)
    return (trace, choices.drawn)
  }

  private static func violation(in transcript: Trace, besides known: [String]) -> Violation? {
    let violations = Judge().verdict(of: transcript).violations
    return violations.first { violation in
      guard violation.grade != .may, !violation.isExpected, !known.contains(violation.rule) else {
        return false
      }
      return !violation.hasCauseInProgram
    }
  }

  /// The same choices give the same trace, and the same trace the same transcript.
  private static func differenceInRepeating(
    _ trace: Trace,
    _ transcript: Trace,
    _ drawn: Tape
  ) -> String? {
    if generated(from: drawn).trace != trace { return "what was drawn gives another trace" }
    if (try? ReferenceSubject().transcript(of: trace)) != transcript {
      return "a second replay gives another transcript"
    }
    return nil
  }
}
