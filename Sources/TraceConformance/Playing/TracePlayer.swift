internal import Conformance
internal import Traces

/// Plays a trace into a component: keeps the virtual clock, and writes the transcript.
///
/// Touches of different fingers at one instant are one event. To play a line, first every frame that is
/// due before it is played, then the line; a frame that is due at that very instant comes after it.
/// Frames in which nothing moves are left out.
public struct TracePlayer: Sendable {
  private let trace: TraceCase
  private let messages: Set<String>?

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - trace: what is played.
  ///   - messages: the full names of the messages that the component has; nil: all. What it does not
  ///     have is never missed.
  public init(_ trace: TraceCase, telling messages: Set<String>? = nil) {
    self.trace = trace
    self.messages = messages
  }

  /// Plays the trace from its beginning to its end.
  ///
  /// - Parameter makeComponent: makes the component as the trace's header has it. What it tells
  ///   meanwhile is not heard.
  /// - Returns: the transcript.
  /// - Throws: what the component throws: ``TraceSkip`` where it lacks what the trace needs; and
  ///   ``TraceComponentError`` where it tells what there is not.
  public func play(
    _ makeComponent: (TraceTeller) throws -> some TraceComponent
  ) throws -> Transcript {
    let teller = TraceTeller(trace.contents.trace.header)
    let component = try makeComponent(teller)
    teller.component = component
    defer { teller.component = nil }
    let trace = trace.contents.trace
    var course = PlayerCourse(of: trace.header, into: component, teller) { time in
      trace.header.effectiveViews.enumerated().compactMap { place, view in
        guard !Self.silent.contains(view.component) else { return nil }
        return Final(time: time, view: ViewIndex(place), state: teller.state(of: place))
      }
    }
    let lacks = lacks(of: component, trace.header)
    try course.play(trace.lines)
    var transcript = trace
    transcript.header.inputs = Header.Input.allCases
    transcript.header.lacks += lacks.filter { !trace.header.lacks.contains($0) }
    transcript.lines = teller.transcript.lines
    return Transcript(transcript)
  }

  /// The components that have no state at rest.
  private static let silent = ["content", "control", "navigation"]

  /// Returns the messages and the keys of `state` that the component does not have.
  private func lacks(of component: some TraceComponent, _ header: Header) -> [Name] {
    let state = component.state(of: header.effectiveViews[0].name.text)
    let keys = Vocabulary.stateKeyNames.filter { state[$0] == nil }
    let others = messages.map { own in Vocabulary.messageNames.filter { !own.contains($0) } } ?? []
    return (others + keys).map { Name($0) }
  }
}
