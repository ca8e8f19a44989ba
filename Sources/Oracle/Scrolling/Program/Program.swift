internal import Traces
internal import Transcripts

/// The program's effects on a view, and the messages that must and may follow.
struct Program: Sendable {
  /// Its latest call.
  var call = LatestCall()
  /// The scrolls that it has animated.
  var animation = ScrollAnimation()
  /// The scroll to the top, which a tap on the status bar asks for.
  var toTop = ToTop()
  /// The offset that the delegate has asked for inside the latest `didScroll` (A13).
  var echo = Echo()
  /// The latest call that moves nothing.
  var still = StillCall()
  /// The time of the call that ended a refresh, while the control's room may be closing, whose end may be told as
  /// that of an animation; -1: a time that nothing tells; nil: nothing closes.
  var closingTime: Microseconds?
  /// True if the latest call came in an undisturbed glide.
  var isGlideCalled = false

  /// True if neither an animation nor a scroll to the top is under way.
  var isIdle: Bool { animation.endsAllowed == 0 && !toTop.isOpen }

  /// Returns the same with another call, which leaves nothing of what is animated but the ends.
  func following(_ call: LatestCall) -> Program {
    var next = self
    next.call = call
    next.animation = ScrollAnimation(endsAllowed: animation.endsAllowed)
    return next
  }

  /// Takes in that all that was under way has come to its end.
  mutating func rest() {
    call = LatestCall()
    animation = ScrollAnimation()
    toTop = ToTop()
    closingTime = nil
  }
}

extension Program {
  /// The kind of a call, by its effect.
  enum Kind: UInt8, Sendable {
    case none
    /// It assigns `contentOffset`.
    case assign
    /// It sets the offset without animation.
    case jump
    /// It sets the offset with animation.
    case animate
    /// It brings a rectangle in, without and with animation.
    case reveal, revealAnimated
    /// It changes sizes or insets.
    case geometry
    /// It assigns `bounds`, which may move the origin.
    case bounds
    case tapStatusBar
    /// It forbids fingers: `isScrollEnabled = false`.
    case stop
    /// It stops motion: `stopScrollingAndZooming`.
    case halt
    case remove
    /// It zooms, or sets between which scales.
    case zoom
    /// It ends a refresh, and with it a glide: `endRefreshing`.
    case endRefreshing
    /// Nothing that scrolls.
    case harmless
    /// It is not known what it does.
    case other

    /// True if it asks for an offset.
    var isScroll: Bool {
      switch self {
      case .assign, .jump, .animate, .reveal, .revealAnimated: true
      default: false
      }
    }

    /// True if a view is set up as its header says after it.
    var leavesSetup: Bool { self == .none || isScroll || self == .tapStatusBar || self == .halt }

    /// The kind as a set.
    var asSet: Kinds { Kinds(rawValue: 1 << UInt32(rawValue)) }

    /// True if it asks for an animation.
    var isAnimated: Bool { self == .animate || self == .revealAnimated }
  }

  /// Several kinds of calls.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt32
    static var assign: Kinds { Kind.assign.asSet }
    static var jump: Kinds { Kind.jump.asSet }
    static var animate: Kinds { Kind.animate.asSet }
    static var reveal: Kinds { Kind.reveal.asSet }
    static var revealAnimated: Kinds { Kind.revealAnimated.asSet }
    static var geometry: Kinds { Kind.geometry.asSet }
    static var bounds: Kinds { Kind.bounds.asSet }
    static var halt: Kinds { Kind.halt.asSet }
    static var remove: Kinds { Kind.remove.asSet }
    static var endRefreshing: Kinds { Kind.endRefreshing.asSet }
  }
}

/// The offset and the move that the delegate's call inside a `didScroll` must send in turn (A13).
struct Echo: Sendable {
  /// True if nothing has come since the call.
  var isOpen = false
  var target = Place.unknown
  var moves = Certainty.unknown
}
