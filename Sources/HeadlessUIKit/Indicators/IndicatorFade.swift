/// How the indicators come and go: there at once, and fading when the content is at rest (O01).
///
/// It is read from the clock: nothing has to be moved, and nothing waits for it.
struct IndicatorFade: Hashable, Sendable {
  /// How long they take to fade, in microseconds (physics.md 9).
  static let duration: Int64 = 330_000
  /// How long they stay when they are flashed; no source says.
  static let flash: Int64 = 500_000

  private enum Phase: Hashable, Sendable {
    case gone
    case shown
    /// They begin to fade at an instant.
    case going(at: Int64)
  }

  private var phase = Phase.gone

  /// Takes in whether a finger is down or the content moves.
  mutating func follow(isScrolling: Bool, at instant: Int64) {
    if isScrolling {
      phase = .shown
    } else if phase == .shown {
      phase = .going(at: instant)
    }
  }

  /// Shows them for a moment.
  mutating func flash(at instant: Int64) {
    if phase != .shown { phase = .going(at: instant + Self.flash) }
  }

  /// Takes them away at once (O05).
  mutating func hide() {
    phase = .gone
  }

  /// How opaque they are at an instant.
  func alpha(at instant: Int64) -> Double {
    switch phase {
    case .gone: return 0
    case .shown: return 1
    case .going(at: let beginning):
      let left = beginning + Self.duration - instant
      return Double(min(max(left, 0), Self.duration)) / Double(Self.duration)
    }
  }
}
