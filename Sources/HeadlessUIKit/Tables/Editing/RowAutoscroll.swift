/// The scrolling of a table while the finger that carries a row is near its upper or lower edge
/// (R552).
///
/// Only the velocity depends on the finger. So the table also scrolls while the finger rests. No source
/// tells how near an edge is or how fast a table scrolls: these numbers are ours, and no rule judges them.
nonisolated struct RowAutoscroll {
  /// The distance from an edge within which a finger scrolls, in points.
  static let reach = 60.0
  /// The greatest part of the height in view that counts as near to one edge.
  static let greatestShare = 0.25
  /// The velocity at the edge and beyond it, in points per millisecond.
  static let fastest = 0.6

  private enum State {
    case still
    /// The velocity in points per millisecond, and the instant up to which its way was gone.
    case scrolling(velocity: Double, since: Int64)
  }

  private var state = State.still
  /// The part of the way that is less than a pixel, and so was not gone yet.
  private var rest = 0.0

  /// True if the finger is near an edge.
  var isScrolling: Bool {
    if case .scrolling = state { true } else { false }
  }

  /// The velocity in points per millisecond; 0: the finger is near no edge.
  var velocity: Double {
    if case .scrolling(let velocity, _) = state { velocity } else { 0 }
  }

  /// Follows the finger.
  ///
  /// - Parameters:
  ///   - finger: Its place, from the top of what is in view.
  ///   - area: What is in view between the insets, from the same top.
  ///   - instant: The time in microseconds.
  mutating func follow(finger: Double, in area: ClosedRange<Double>, at instant: Int64) {
    let velocity = Self.velocity(at: finger, in: area)
    guard velocity != 0 else { return stop() }
    if case .scrolling(_, let since) = state {
      state = .scrolling(velocity: velocity, since: since)
    } else {
      state = .scrolling(velocity: velocity, since: instant)
    }
  }

  /// Returns how far the content has to go by an instant, in points: down where it is more than zero.
  mutating func advance(to instant: Int64) -> Double {
    guard case .scrolling(let velocity, let since) = state else { return 0 }
    state = .scrolling(velocity: velocity, since: instant)
    rest += velocity * Double(instant - since) / 1_000
    return rest
  }

  /// Takes in how much of its way the content has gone.
  mutating func moved(by way: Double) { rest -= way }

  /// Forgets the way that the content could not go.
  mutating func forgetRest() { rest = 0 }

  mutating func stop() {
    state = .still
    rest = 0
  }

  /// Returns the velocity for a finger: the faster the nearer it is to an edge.
  static func velocity(at finger: Double, in area: ClosedRange<Double>) -> Double {
    let reach = min(reach, (area.upperBound - area.lowerBound) * greatestShare)
    guard reach > 0 else { return 0 }
    let above = area.lowerBound + reach - finger
    let below = finger - (area.upperBound - reach)
    if above > 0 { return -fastest * min(above / reach, 1) }
    if below > 0 { return fastest * min(below / reach, 1) }
    return 0
  }
}
