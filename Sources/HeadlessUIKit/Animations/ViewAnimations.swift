/// The animations of one world: the blocks that run just now, and what is under way.
struct ViewAnimations {
  /// What `setAnimationsEnabled(_:)` said.
  var areEnabled = true
  /// How many blocks without animation run, one inside the other.
  var disabledDepth = 0
  /// The blocks whose changes are animated, the innermost last.
  private(set) var blocks: [AnimationBlock] = []
  /// What is under way, in the order of its beginning.
  private(set) var running: [ViewAnimation] = []

  /// Whether changes can be animated just now (R475, R476).
  var canAnimate: Bool { areEnabled && disabledDepth == 0 }

  /// The block that changes belong to; nil: they are made at once.
  var block: AnimationBlock? { canAnimate ? blocks.last : nil }

  /// Whether there is such a block.
  var isInBlock: Bool { !blocks.isEmpty && canAnimate }

  /// Whether time brings anything about: what is repeated for ever ends by no frame.
  var isWaiting: Bool { running.contains { $0.end != nil } }

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

  /// Whether a view takes no touches because it is being animated (R472).
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
    let due = running.filter { animation in
      guard let end = animation.end, end <= instant else { return false }
      return candidates.contains { $0 === animation }
    }
    guard !due.isEmpty else { return [] }
    running.removeAll { animation in due.contains { $0 === animation } }
    return due.enumerated()
      .sorted { ($0.element.end ?? 0, $0.offset) < ($1.element.end ?? 0, $1.offset) }
      .map(\.element)
  }

  /// Ends what is done to a view, and takes out what does nothing any more.
  mutating func takeEnded(byLeaving view: UIView) -> [ViewAnimation] {
    let left = running.filter { $0.leave(view) && !$0.isMoving }
    running.removeAll { animation in left.contains { $0 === animation } }
    return left
  }
}
