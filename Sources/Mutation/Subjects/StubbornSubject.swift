public import Traces

/// A component with a vice, made of one that has none.
///
/// It proves that rules speak wherever a component does not do what it should, however little it tells.
public struct StubbornSubject: Subject {
  /// The vice.
  public let vice: Vice
  private let component: any Subject

  /// Creates a component.
  ///
  /// - Parameters:
  ///   - vice: what is wrong with it.
  ///   - component: a component without a vice, which plays the traces.
  public init(_ vice: Vice, in component: any Subject) {
    self.vice = vice
    self.component = component
  }

  /// The vice's word.
  public var name: String { vice.rawValue }

  /// True where the component without a vice does.
  public var playsOnMainActor: Bool { component.playsOnMainActor }

  /// Plays a trace as the other component does, apart from the vice.
  ///
  /// - Parameter trace: the trace.
  /// - Returns: the transcript.
  /// - Throws: `SubjectFailure` as the other component does; `skipped` where a delegate's calls would have to
  ///   be ignored, or told at another time.
  public func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    if vice.movesCalls, trace.delegateCalls {
      throw .skipped(why: "the delegate calls inside a message")
    }
    return try played(trace)
  }

  private func played(_ trace: Trace) throws(SubjectFailure) -> Trace {
    guard !vice.ignored.isEmpty else {
      return vice.told(in: try component.transcript(of: trace))
    }
    guard let masked = trace.masking(vice.ignored) else {
      throw .skipped(why: "no call can take the place of one to a view of this kind")
    }
    return vice.told(in: try component.transcript(of: masked).unmasked(as: trace))
  }
}

extension Trace {
  fileprivate var delegateCalls: Bool {
    header.effectiveViews.flatMap(\.delegate.entries).flatMap(\.replies)
      .contains { !$0.calls.isEmpty }
  }
}
