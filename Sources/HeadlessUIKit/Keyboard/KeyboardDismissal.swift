/// The state of a drag that takes the keyboard down with the finger, and back up (P03).
///
/// Places are depths below the top of the keyboard that stands: above it they are negative.
nonisolated struct KeyboardDismissal: Hashable, Sendable {
  /// The relation of the drag to the keyboard.
  enum Phase: Hashable, Sendable {
    /// Nothing: there is none, or it began where the keyboard is.
    case idle
    /// The finger is above the keyboard and may reach it.
    case nearing
    /// The finger has taken the keyboard's top down by so much.
    case pulling(Double)
  }

  /// An event of the finger or of the keyboard.
  enum Event: Hashable, Sendable {
    /// A drag began with a finger that came down at a depth.
    case dragBegan(from: Double)
    /// The finger moved to a depth.
    case moved(to: Double)
    /// The finger was lifted at a depth.
    case lifted(at: Double)
    /// The touch was taken away, or the keyboard went.
    case dropped
  }

  private(set) var phase = Phase.idle

  /// The distance of the keyboard below the place at which it stands.
  var depth: Double {
    if case .pulling(let depth) = phase { depth } else { 0 }
  }

  /// Takes one event in, and returns whether the keyboard goes.
  mutating func receive(_ event: Event) -> Bool {
    switch event {
    case .dragBegan(let depth):
      phase = depth < 0 ? .nearing : .idle
    case .moved(let depth):
      follow(to: depth)
    case .lifted(let depth):
      follow(to: depth)
      defer { phase = .idle }
      return self.depth > 0
    case .dropped:
      phase = .idle
    }
    return false
  }

  private mutating func follow(to depth: Double) {
    guard phase != .idle else { return }
    phase = depth > 0 ? .pulling(depth) : .nearing
  }
}
