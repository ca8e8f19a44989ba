/// The rules by which a control follows a finger, without the control: the finger's actions go in,
/// the events to send come out.
nonisolated struct ControlStateMachine: Hashable, Sendable {
  /// The place of the finger.
  enum Phase: Hashable, Sendable {
    case away, inside, outside
  }

  /// An action of the finger; once the finger is followed, inside means near enough (R597).
  enum Input: Hashable, Sendable {
    case down(isRepeated: Bool)
    case moved(isInside: Bool)
    case lifted(isInside: Bool)
    /// The system took it away, or the control let it go.
    case cancelled
  }

  private(set) var phase = Phase.away

  /// True if a finger is followed.
  var isTracking: Bool { phase != .away }

  /// Notes where a finger is at its lift, before anything comes of that.
  mutating func place(isInside: Bool) {
    if isTracking { phase = isInside ? .inside : .outside }
  }

  /// Takes one input in; returns the events to be sent, in their order.
  mutating func receive(_ input: Input) -> [UIControl.Event] {
    switch (phase, input) {
    case (.away, .down(let isRepeated)):
      phase = .inside
      return isRepeated ? [.touchDown, .touchDownRepeat] : [.touchDown]
    case (.inside, .moved(isInside: true)): return [.touchDragInside]
    case (.inside, .moved(isInside: false)):
      phase = .outside
      return [.touchDragExit, .touchDragOutside]
    case (.outside, .moved(isInside: false)): return [.touchDragOutside]
    case (.outside, .moved(isInside: true)):
      phase = .inside
      return [.touchDragEnter, .touchDragInside]
    case (.inside, .lifted(let isInside)), (.outside, .lifted(let isInside)):
      phase = .away
      return [isInside ? .touchUpInside : .touchUpOutside]
    case (.inside, .cancelled), (.outside, .cancelled):
      phase = .away
      return [.touchCancel]
    case (.away, _), (.inside, .down), (.outside, .down): return []
    }
  }
}
