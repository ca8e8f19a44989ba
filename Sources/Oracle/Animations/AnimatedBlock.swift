internal import Traces
internal import Transcripts

/// A block of animations, from the call that runs it to the end that whoever waits for it is told.
///
/// A block opens with its call. Its alphabet: the message that the block runs, the calls inside of it, the
/// completion. A call disturbs a block if it ends its animation, or begins another of the same view.
final class AnimatedBlock {
  /// The name by which it is told from others; nil: nobody waits for it.
  let id: String?
  /// The call's time and turn; -1: the time is not told.
  let time: Microseconds
  let turn: Int32
  /// The whole duration with the delay, in microseconds, as the call says it; nil: it is not told.
  let length: Microseconds?
  /// True if the duration is zero or less.
  let isAtOnce: Bool
  /// True if it stands in another block, and true if it has the duration of that one.
  let isNested: Bool
  let inheritsDuration: Bool
  /// The certainty that changes could be animated when the block was called.
  let isEnabled: Certainty
  let isRepeated: Bool
  let allowsTouches: Bool
  /// True if somebody waits for its end.
  let hasCompletion: Bool

  /// The certainty that the block gives a property that can be animated another value.
  private(set) var isChanging = Certainty.no
  /// True if it has scrolls that are animated by themselves, and nothing else.
  private(set) var hasOwnScrolls = false
  /// The places of the views that it surely changes.
  private(set) var views: Set<Int> = []
  /// The number of times the block ran, and its end was told.
  var runs = 0
  var ends = 0
  /// True if a later block changes the same view, or equal values were set again (R468, R470).
  var isOverlapped = false
  /// The turn of the latest change that it made after its end was told; -1: it made none.
  var changedAfterEnd: Int32 = -1
  /// True if a view may have left, or its animations may have been taken away (R467).
  var isBroken = false

  init(_ call: borrowing Call, turn: Int32, outer: AnimatedBlock?, isEnabled: Certainty) {
    id = call.arguments[.animationID]?.string
    time = call.time ?? -1
    self.turn = turn
    let duration = call.arguments[.withDuration]?.number?.double
    let delay = call.arguments[.delay]?.number?.double ?? 0
    isAtOnce = duration.map { $0 <= 0 } ?? false
    let options = call.arguments[.options]?.elements.compactMap(\.string) ?? []
    isNested = outer != nil
    inheritsDuration = isNested && !options.contains("overrideInheritedDuration")
    let whole = inheritsDuration ? outer?.durationInside : duration
    length = whole.map { Microseconds((max(0, delay) + max(0, $0)) * 1_000_000) }
    durationInside = whole
    self.isEnabled = isEnabled
    isRepeated = options.contains("repeat")
    allowsTouches = options.contains("allowUserInteraction")
    hasCompletion = id != nil && call.name != .animate
  }

  /// The duration that a block inside of it has, in seconds.
  private let durationInside: Double?

  /// Takes in a call inside of the block.
  func note(_ change: Certainty, of view: Int, isOwnScroll: Bool) {
    hasOwnScrolls = isOwnScroll && (hasOwnScrolls || isChanging == .no)
    guard change != .no else { return }
    if change == .yes { views.insert(view) }
    isChanging = change == .yes || isChanging == .yes ? .yes : .unknown
    hasOwnScrolls = false
  }

  /// The moment at which an end is due.
  enum Due {
    /// After its duration.
    case later
    /// In the next turn: nothing is animated.
    case soon
    /// At once, for nothing changes.
    case now
    case unknown
  }

  /// The moment at which its end is due, as far as the record tells.
  var due: Due {
    guard isEnabled == .yes, length != nil, !isRepeated else { return .unknown }
    // A duration shorter than a frame allows any order.
    if isAtOnce { return inheritsDuration ? .unknown : .soon }
    switch isChanging {
    case .yes: return .later
    case .no: return .now
    case .unknown: return .unknown
    }
  }

  /// The instant of its end; nil: a time is not told.
  var end: Microseconds? { time < 0 ? nil : length.map { time + $0 } }

  /// Returns true if it has surely come to its end by a time.
  func isOver(by time: Microseconds) -> Bool { !isRepeated && end.map { $0 <= time } ?? false }

  /// True if nothing has touched it but time.
  var isUndisturbed: Bool { !isOverlapped && !isBroken }
}
