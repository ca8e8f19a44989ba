/// The way from one screen of a navigation controller to another: under a finger, or by itself.
nonisolated struct NavigationTransition: Hashable, Sendable {
  /// The end of a transition.
  enum Outcome: Hashable, Sendable {
    case completed, cancelled
  }

  /// The duration of a whole transition: 0.35 s, from memory; no source says.
  static let duration: Int64 = 350_000
  /// A finger as fast as this, in points a second, decides by itself; from memory.
  static let decisiveVelocity = 300.0

  /// A finger that has not moved for longer has no velocity any more; from memory.
  static let longestPause: Int64 = 100_000

  /// The part of the way that was gone, 0 to 1.
  private(set) var fraction = 0.0
  /// The end to which the transition runs without a finger; nil while a finger leads it.
  private(set) var goal: Outcome?
  private var lastStep: Int64 = 0

  /// Returns a transition that runs by itself from an instant on.
  static func running(from microseconds: Int64) -> NavigationTransition {
    var transition = NavigationTransition()
    transition.goal = .completed
    transition.lastStep = microseconds
    return transition
  }

  /// Follows a finger, which has gone a part of the way.
  mutating func follow(to fraction: Double, at microseconds: Int64) {
    guard goal == nil, fraction != self.fraction else { return }
    self.fraction = min(max(fraction, 0), 1)
    lastStep = microseconds
  }

  /// Decides how the transition ends as the finger lets go: a fast one by its direction, a slow one by how
  /// far it has come.
  mutating func release(velocity: Double, at microseconds: Int64) {
    guard goal == nil else { return }
    let isHeld = microseconds - lastStep > Self.longestPause
    if !isHeld, abs(velocity) >= Self.decisiveVelocity {
      goal = velocity > 0 ? .completed : .cancelled
    } else {
      goal = fraction > 0.5 ? .completed : .cancelled
    }
    lastStep = microseconds
  }

  /// Takes the transition back, for the touches were taken away.
  mutating func cancel(at microseconds: Int64) {
    guard goal == nil else { return }
    goal = .cancelled
    lastStep = microseconds
  }

  /// Goes on to an instant; says when it has arrived.
  mutating func step(to microseconds: Int64) -> Outcome? {
    guard let goal else { return nil }
    let way = Double(microseconds - lastStep) / Double(Self.duration)
    lastStep = microseconds
    switch goal {
    case .completed:
      fraction = min(fraction + way, 1)
      return fraction == 1 ? goal : nil
    case .cancelled:
      fraction = max(fraction - way, 0)
      return fraction == 0 ? goal : nil
    }
  }
}
