/// The animations of one world: the blocks that run just now, and what is under way.
struct ViewAnimations {
  /// The last value given to `setAnimationsEnabled(_:)`.
  var areEnabled = true
  /// The number of blocks without animation that run, one inside the other.
  var disabledDepth = 0
  /// The blocks whose changes are animated, the innermost last.
  private(set) var blocks: [AnimationBlock] = []
  /// The animations that are under way, in the order in which they began.
  private(set) var running: [ViewAnimation] = []

  /// True if changes can be animated just now (R475, R476).
  var canAnimate: Bool { areEnabled && disabledDepth == 0 }

  /// The block that changes belong to; nil: they are made at once.
  var block: AnimationBlock? { canAnimate ? blocks.last : nil }

  /// True if there is such a block.
  var isInBlock: Bool { !blocks.isEmpty && canAnimate }

  /// True if time brings anything about: what is repeated for ever ends by no frame.
  var isWaiting: Bool { running.contains { $0.end != nil } }

  /// The instant at which the next one ends; nil: none ends by itself.
  var nextEnd: Int64? { running.lazy.compactMap(\.end).min() }

  mutating func open(_ block: AnimationBlock) {
    blocks.append(block)
    AnimationBlock.runningCount += 1
  }

  mutating func close() {
    blocks.removeLast()
    AnimationBlock.runningCount -= 1
  }

  mutating func begin(_ animation: ViewAnimation) { running.append(animation) }

  /// Takes one off the list without a word.
  mutating func cancel(_ animation: ViewAnimation) {
    running.removeAll { $0 === animation }
  }

  /// Returns true if a view takes no touches because it is being animated (R472).
  func keepsTouches(from view: UIView) -> Bool {
    running.contains { $0.keepsTouches(from: view) }
  }

  /// Takes out what ends by an instant, the earliest end first.
  ///
  /// - Parameters:
  ///   - instant: the instant, in microseconds.
  ///   - candidates: the animations that may end.
  /// - Returns: what has ended.
  mutating func takeDue(by instant: Int64, among candidates: [ViewAnimation]) -> [ViewAnimation] {
    guard let nextEnd, nextEnd <= instant else { return [] }
    let candidates = Set(candidates.map { ObjectIdentifier($0) })
    var due: [ViewAnimation] = []
    running.removeAll { animation in
      guard let end = animation.end, end <= instant,
        candidates.contains(ObjectIdentifier(animation))
      else { return false }
      due.append(animation)
      return true
    }
    return due.enumerated()
      .sorted { ($0.element.end ?? 0, $0.offset) < ($1.element.end ?? 0, $1.offset) }
      .map(\.element)
  }

  /// Ends what is done to a view, and takes out what does nothing any more.
  mutating func takeEnded(byLeaving view: UIView) -> [ViewAnimation] {
    var left: [ViewAnimation] = []
    running.removeAll { animation in
      guard animation.leave(view), !animation.isMoving else { return false }
      left.append(animation)
      return true
    }
    return left
  }
}
