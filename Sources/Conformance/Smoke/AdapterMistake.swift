public import Traces

/// Something that no component does by itself: what is told contradicts what fingers or program did.
public enum AdapterMistake: Hashable, Sendable {
  /// The content goes against the fingers.
  case against
  /// The content goes across the way of the fingers, or of the call.
  case across
  /// The content goes about twice as far as the fingers, or the call.
  case twice
  /// A second play of the trace gave another transcript; the difference in a sentence.
  case changing(String)
  /// A message came without an argument that it always has.
  case lacking(argument: Name, of: Name)
  /// A drag began, its finger left, and no end of the drag came.
  case endless
  /// A call's animation ended as a glide does.
  case glideForAnimation
  /// A glide or an animation was announced, and it rests at once.
  case standing
  /// A glide was announced, and no frame moves it, though it does not rest.
  case frameless
  /// Nothing moves any more, and the end of the settle is told as the instant of rest.
  case restless

  /// The fault, in one sentence.
  public var sentence: String {
    switch self {
    case .against: "the content goes against the fingers"
    case .across: "the content moves across the way that it is moved"
    case .twice: "the content goes twice as far as it is moved"
    case .changing(let difference): "the same trace gives another transcript: \(difference)"
    case .lacking(let argument, let message): "\(message) comes without \(argument)"
    case .endless: "a drag begins, and its end is never told"
    case .glideForAnimation: "the animation of a call ends as a glide does"
    case .standing: "what is in motion stands still, and no frame is played"
    case .frameless: "what is in motion stands still, and frames do not move it"
    case .restless: "nothing moves, and the component is not at rest"
    }
  }

  /// The first place to look at.
  var advice: String {
    switch self {
    case .against:
      "the sign: `contentOffset` grows as the fingers go up or to the left; many libraries tell the"
        + " place of the content, which is minus that"
    case .across: "the order in which the adapter reads and writes x and y"
    case .twice:
      "whether the adapter adds an offset to itself, or hands each touch, or each frame, over twice"
    case .changing:
      "the clock: all time must come from the trace, in JavaScript by `virtualClock()` before the"
        + " library is loaded; nothing may read the wall's clock"
    case .lacking(let argument, let message):
      "the arguments of `tell`: \(message) has \(argument), by which everything after it is judged"
    case .endless:
      "whether the end of a touch reaches the component, and which of its events is the end of a drag"
    case .glideForAnimation:
      "which end the library's own event tells: after a call with animated it is"
        + " \(Name.didEndScrollingAnimation), after a lift \(Name.didEndDecelerating)"
    case .standing:
      "`isAtRest`, which says true while something moves: the host then plays no frames"
    case .frameless: "whether frames, or a clock that goes on with them, reach the component"
    case .restless: "`isAtRest`, which never says true: every settle lasts as long as it may"
    }
  }
}
