import Traces

/// The block of `UIView.animate`, or of a property animator, that calls which follow each other at one instant stand in.
///
/// The call that has the block made waits for them: a block is code that is run inside of it.
struct CallBlock {
  /// The call that runs the block, and the calls inside of it; comments between them stand among these.
  private(set) var lines: [Line] = []
  private var time: Microseconds?

  /// True if a call was made whose block may not be complete.
  var isOpen: Bool { !lines.isEmpty }

  /// Returns true if a call runs a block.
  static func isOpened(by call: Call) -> Bool { Vocabulary.opensBlock(call.name) }

  /// Returns true if a call runs the block of a property animator that has not run.
  static func startsAnimator(_ call: Call) -> Bool {
    starters.contains(call.name)
  }

  private static let starters = NameSet(Vocabulary.animatorStarters.map { Name($0) })

  /// Returns true if a call stands in the block that is open.
  func contains(_ call: Call) -> Bool {
    guard isOpen, call.time == time else { return false }
    return call.block == .animate || call.block == .performWithoutAnimation
  }

  /// Opens the block of a call.
  mutating func open(_ call: Call) {
    lines = [.call(call)]
    time = call.time
  }

  /// Takes in a call that stands in the block, or a comment.
  mutating func add(_ line: Line) { lines.append(line) }

  /// Takes all of it out.
  mutating func take() -> [Line] {
    defer { self = CallBlock() }
    return lines
  }
}
