/// The way of a presented view onto the screen and off it again.
nonisolated struct ModalTransition: Hashable, Sendable {
  /// The state of the view.
  enum Phase: Hashable, Sendable {
    case presenting, presented, dismissing, dismissed
  }

  /// The duration of an animated presentation or dismissal: 0.4 s, from memory; no source says.
  static let duration: Int64 = 400_000

  private(set) var phase = Phase.presenting
  /// The instant at which the latest presentation or dismissal ends, in microseconds.
  private(set) var end: Int64

  /// Begins to come onto the screen at an instant.
  init(at microseconds: Int64) {
    end = microseconds + Self.duration
  }

  /// True if the view is on its way.
  var isUnderWay: Bool { phase == .presenting || phase == .dismissing }

  /// Returns true if the way is over at an instant.
  func isOver(at microseconds: Int64) -> Bool { isUnderWay && microseconds >= end }

  /// Begins to leave the screen at an instant.
  mutating func dismiss(at microseconds: Int64) {
    phase = .dismissing
    end = microseconds + Self.duration
  }

  /// Arrives.
  mutating func arrive() {
    switch phase {
    case .presenting: phase = .presented
    case .dismissing: phase = .dismissed
    case .presented, .dismissed: break
    }
  }
}
