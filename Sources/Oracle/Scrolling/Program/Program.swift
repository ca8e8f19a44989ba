internal import Traces

/// Whether something is so; often a transcript does not tell.
enum Certainty: UInt8, Sendable {
  case unknown, no, yes

  init(_ flag: Bool?) {
    self = flag.map { $0 ? .yes : .no } ?? .unknown
  }
}

/// What was recorded of the calls that a program made.
enum Record: Sendable {
  /// Calls are in the transcript, or its header says that they would be.
  case recorded
  /// The header does not say, and there are touches but no calls.
  case unsaid
  /// There are messages alone: a glide may have been stopped, but an order is an order.
  case alone
  /// The header says that they were not recorded.
  case hidden

  /// Whether a call may have come that is not in the transcript.
  var leavesOpen: Bool { self == .hidden || self == .alone }
}

/// What the program last did to a view, and what must and may come of it.
struct Program: Sendable {
  /// What a call does.
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

    /// Whether it asks for an offset.
    var isScroll: Bool {
      switch self {
      case .assign, .jump, .animate, .reveal, .revealAnimated: true
      default: false
      }
    }

    /// The kind as a set.
    var asSet: Kinds { Kinds(rawValue: 1 << UInt32(rawValue)) }

    /// Whether it asks for an animation.
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

  var kind = Kind.none
  /// Whether it was this view's, not another's that may reach it.
  var isOwn = false
  /// The line of the call, and its turn.
  var index = 0
  var turn: Int32 = -1
  /// Where the offset shall be, if that is known.
  var target = Place.unknown
  /// Whether the offset will change.
  var moves = Certainty.unknown
  /// The block that it stands in, which turns its animation off (F07, F23).
  var block: Call.Block?
  /// Whether it changes a size or inset of the view itself, not its frame or safe area (N08).
  var isPlainGeometry = false
  /// How many times the change of the insets was told since, and whether it must be.
  var insetsTold: Int32 = 0
  var changesInset = Certainty.unknown
  /// Whether the content stood at its top, for certain, and where that was (N08).
  var wasAtTop = false
  var top: Int32 = 0
  /// Whether a new inset is still to be told (N04).
  var isInsetDue = false
  /// The offset of the `didScroll` before it, where it can only clamp.
  var toldBefore = Place.unknown
  /// Whether it sets the insets; where others change, the range is not what the call says.
  var setsInset = false
  /// Whether it is one after which content at its top stays there: of a frame or the safe area (N08).
  var movesTop = false
  /// Whether it leaves the size of the bounds as it is.
  var hasSameSize = false
  /// Whether nothing else was going on in the view, so that its messages can be told.
  var isAlone = false
  /// How many `didScroll` have come since.
  var scrolls: Int32 = 0
  /// When; -1: unknown.
  var time: Microseconds = -1
  /// What the call interrupted.
  var interruption = Interruption()
  /// Whether the delegate made it in an animation's end (A12).
  var isOfEnd = false
  /// Whether the delegate made it in a message that ends all motion, with nothing else under way.
  var isOfRest = false
  /// Whether the turn of the call is still open.
  var isTurnOpen = false
  /// Whether a delegate's call inside the turn made it unclear what must come.
  var isClouded = false
  /// For a change of geometry: whether the offset was in the range before, and after.
  var wasInside = Certainty.unknown
  var isInside = Certainty.unknown

  /// How many `didEndScrollingAnimation` may still come (F19).
  var endsAllowed: Int32 = 0
  /// Whether one must.
  var isEndDue = false
  /// Whether all that the running animation does is its own.
  var isAnimationPure = false
  /// How many `didScroll` it has sent.
  var animationScrolls: Int32 = 0
  var animationTarget = Place.unknown
  /// Whether its start moved the offset for certain.
  var animationMoves = Certainty.unknown
  /// Whether the latest end was that of an animation, with nothing after it.
  var hasJustEnded = false
}

/// What a call interrupted, where that is certain: a glide, and where it was (F16, F20, C18).
struct Interruption: Sendable {
  /// Whether the view was gliding, and nothing but that.
  var isOfGlide = false
  /// The offset then, and whether it was in the range.
  var place = Place.unknown
  var isInside = Certainty.unknown
  /// How far the last frame had gone.
  var lastStep: Int32 = 0
}

/// What the delegate's call inside a `didScroll` must send in turn (A13).
struct Echo: Sendable {
  /// Whether nothing has come since the call.
  var isOpen = false
  var target = Place.unknown
  var moves = Certainty.unknown
}

/// A scroll to the top, as far as it is known.
struct ToTop: Sendable {
  /// Whether it was asked for and has not ended.
  var isOpen = false
  /// What the delegate answered.
  var answer = Certainty.unknown
  /// Whether nothing came between that could have stopped it (G10).
  var isPure = false
  /// Whether its end must come: it has begun to move, or must.
  var isEndDue = false
  /// Whether the status bar was tapped since the last question.
  var isTapped = false
  /// How many `didScroll` came before the question in the turn of the tap.
  var scrollsBeforeQuestion: Int32 = 0
  /// The offset when it was asked, and whether that was the top.
  var start = Place.unknown
  var startsAtTop = false
  /// Whether the tap found several views that would scroll (G07).
  var isContested = false
}
