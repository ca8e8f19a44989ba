/// The fade of the indicators: they show at once, and fade when the content is at rest (O01).
///
/// The opacity is computed from the clock: no frame has to move it, and nothing waits for it.
nonisolated struct IndicatorFade: Hashable, Sendable {
  /// The duration of the fade, in microseconds: 0.33 s, as in a copy for iOS 7
  /// (github.com/engmsaleh/JTSScrollIndicator).
  static let duration: Int64 = 330_000
  /// The time for which flashed indicators stay, in microseconds: chosen here, no source is known.
  static let flash: Int64 = 500_000

  private enum Phase: Hashable, Sendable {
    case gone
    case shown
    /// The indicators begin to fade at an instant.
    case going(at: Int64)
  }

  private var phase = Phase.gone

  /// Follows the view: a finger is down or the content moves, or neither.
  mutating func follow(isScrolling: Bool, at instant: Int64) {
    if isScrolling {
      phase = .shown
    } else if phase == .shown {
      phase = .going(at: instant)
    }
  }

  /// Shows the indicators for a moment.
  mutating func flash(at instant: Int64) {
    if phase != .shown { phase = .going(at: instant + Self.flash) }
  }

  /// Hides the indicators at once (O05).
  mutating func hide() {
    phase = .gone
  }

  /// Returns the opacity of the indicators at an instant, from 0 to 1.
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
