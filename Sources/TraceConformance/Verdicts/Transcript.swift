internal import Conformance
internal import Traces

/// The messages of a component: a trace with its messages in it.
public struct Transcript: Hashable, Sendable {
  /// The trace as the other modules know it.
  let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
  }

  /// Plays a trace.
  init(played trace: TraceCase, by subject: some Subject) throws {
    do throws(SubjectFailure) {
      self.init(try subject.transcript(of: trace.contents.trace))
    } catch {
      switch error {
      case .skipped(let why): throw TraceSkip(why)
      case .failed: throw error
      }
    }
  }

  /// Reads a transcript that was recorded elsewhere.
  ///
  /// - Parameters:
  ///   - text: JSON Lines, one transcript.
  ///   - name: what places call it.
  /// - Throws: ``TraceReadingError`` for whatever is wrong with it, and where there is not one.
  public init(text: String, named name: String = "<text>") throws(TraceReadingError) {
    let cases = try TraceCase.reading(text: text, named: name)
    guard cases.count == 1 else {
      let text = "\(name):1:1: there are \(cases.count) traces in it; expected one transcript"
      throw TraceReadingError(mistakes: [.init(file: name, line: 1, text: text)])
    }
    self.init(cases[0].contents.trace)
  }

  /// The name of the trace.
  public var id: String { trace.header.id }

  /// The transcript in the canonical form: JSON Lines, as `touchstone check` reads it.
  public var text: String { trace.canonicalText }

  /// The full names of the messages, in order.
  public var messages: [String] {
    trace.lines.compactMap { line in
      if case .message(let message) = line { message.name.text } else { nil }
    }
  }

  /// Judges the transcript as it is.
  ///
  /// - Parameters:
  ///   - profile: the profile; nil: the header's, or `modern`.
  ///   - isStrict: whether a rule of the grade `should` fails it too.
  /// - Returns: the verdict, whose places are lines of ``text``.
  public func verdict(profile: TraceProfile? = nil, isStrict: Bool = false) -> TraceVerdict {
    var trace = trace
    trace.firstLine = 1
    let source = Source.file("<transcript>")
    let new = TraceCase(Case(trace: trace, source: source, isTranscript: true))
    return new.verdict(profile: profile, isStrict: isStrict)
  }
}
