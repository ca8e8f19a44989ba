/// A block of code whose changes are animated, as long as it runs.
final class AnimationBlock {
  /// The number of blocks that run just now, in all worlds.
  ///
  /// While it is zero, no view has to look for its own block, which takes a tenth of the time of
  /// scrolling a row.
  static var runningCount = 0

  let timing: AnimationTiming
  /// The properties that were given other values: equal ones are no change (R465).
  private(set) var changes: [AnimatedChange] = []

  init(_ timing: AnimationTiming) {
    self.timing = timing
  }

  func note(_ change: AnimatedChange) { changes.append(change) }
}

/// Changes that are animated until an instant of the world's clock.
final class ViewAnimation {
  /// The changes that still move; a view that leaves its window moves no more.
  private var changes: [AnimatedChange]
  /// True if the views take touches meanwhile (R472).
  private let allowsTouches: Bool
  /// The instant of its end, in microseconds; nil: nothing but somebody ends it.
  let end: Int64?
  private var completion: ((Bool) -> Void)?
  /// True if a part of it was ended from outside, which the completion is told (R463).
  private var isInterrupted = false

  init(
    _ changes: [AnimatedChange],
    allowsTouches: Bool,
    until end: Int64?,
    completion: ((Bool) -> Void)?
  ) {
    self.changes = changes
    self.allowsTouches = allowsTouches
    self.end = end
    self.completion = completion
  }

  /// True if it moves anything.
  var isMoving: Bool { !changes.isEmpty }

  /// Returns true if a view takes no touches because of it.
  func keepsTouches(from view: UIView) -> Bool {
    !allowsTouches && changes.contains { $0.view === view }
  }

  /// Ends what it does to a view; answers whether it has done anything to it.
  func leave(_ view: UIView) -> Bool {
    let count = changes.count
    changes.removeAll { $0.view === view }
    guard changes.count < count else { return false }
    isInterrupted = true
    return true
  }

  /// Tells whoever waits for it that it is over, once (R466).
  func complete() {
    changes = []
    guard let completion else { return }
    self.completion = nil
    completion(!isInterrupted)
  }
}
