internal import Conformance
internal import HeadlessUIKit
internal import Replay
internal import Traces

/// The thing that is tested: a trace goes in, a transcript comes out.
///
/// A subject plays each trace from the beginning, in a world of its own. ``TracePlayer`` does what every
/// subject has to do: it keeps the virtual clock, and writes the transcript.
///
/// ```swift
/// struct CarouselSubject: TraceSubject {
///   func transcript(of trace: TraceCase) throws -> Transcript {
///     try TracePlayer(trace).play { teller in CarouselComponent(trace, telling: teller) }
///   }
/// }
/// ```
///
/// ## Topics
///
/// ### Subjects that are here
/// - ``TraceSubject/reference``
/// - ``ViewSubject``
public protocol TraceSubject: Sendable {
  /// The name in verdicts; left out, the name of its type.
  var name: String { get }

  /// Plays a trace, on the main actor, where components are.
  ///
  /// - Parameter trace: what to play; its expectations are judged by others.
  /// - Returns: the trace with all that the component told in it.
  /// - Throws: ``TraceSkip`` where the component lacks what the trace needs; any other error means that
  ///   it broke.
  @MainActor
  func transcript(of trace: TraceCase) throws -> Transcript
}

extension TraceSubject {
  /// The name of its type.
  public var name: String { String(describing: Self.self) }
}

/// Thrown where a subject lacks what a trace needs, so that the case is skipped.
public struct TraceSkip: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence about what the subject lacks, without its full stop.
  public let why: String

  /// Creates a reason.
  public init(_ why: String) {
    self.why = why
  }

  /// The reason.
  public var description: String { why }
}

/// The components that ship with Touchstone: scroll views, zooms, tables, navigation.
public struct ReferenceComponents: TraceSubject {
  /// The name that verdicts give it.
  public var name: String { "reference" }

  /// Plays a trace through the reference's view tree.
  public func transcript(of trace: TraceCase) throws -> Transcript {
    try Transcript(played: trace, by: ReferenceSubject())
  }
}

extension TraceSubject where Self == ReferenceComponents {
  /// The components that ship with Touchstone.
  public static var reference: ReferenceComponents { ReferenceComponents() }
}

/// A subject as the other modules know one.
struct SubjectBridge: Subject {
  let subject: any TraceSubject
  let source: Case

  var name: String { subject.name }

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    var played = source
    played.trace = trace
    do {
      let transcript = try onMainActor { try subject.transcript(of: TraceCase(played)) }
      return transcript.trace.answering(trace)
    } catch let skip as TraceSkip {
      throw .skipped(why: skip.why)
    } catch let failure as SubjectFailure {
      throw failure
    } catch {
      throw .failed(why: "\(error)")
    }
  }
}

extension Trace {
  /// Returns the transcript under the name of the trace that it answers, with the trace's expectations.
  fileprivate func answering(_ trace: Trace) -> Trace {
    var transcript = self
    transcript.header.id = trace.header.id
    let expectations = trace.lines.filter(\.isExpectation)
    guard lines.filter(\.isExpectation) != expectations else { return transcript }
    transcript.lines = lines.filter { !$0.isExpectation } + expectations
    return transcript
  }
}
