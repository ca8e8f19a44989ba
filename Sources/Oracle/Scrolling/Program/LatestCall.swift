internal import Traces
internal import Transcripts

/// The call that came last to a view, or to another that may reach it.
struct LatestCall: Sendable {
  var kind = Program.Kind.none
  /// True if it was this view's, not another's that may reach it.
  var isOwn = false
  /// The line of the call, its turn and its time; -1: unknown.
  var index = 0
  var turn: Int32 = -1
  var time: Microseconds = -1
  /// The place at which the offset must end, if that is known.
  var target = Place.unknown
  /// True if it brings a row into place.
  var isToRow = false
  /// The certainty that the offset will change.
  var moves = Certainty.unknown
  /// The block that it stands in, which turns its animation off (F07, F23).
  var block: Call.Block?
  /// The change that it makes to sizes and insets.
  var change = GeometryChange()
  /// True if no finger was down as it came, and surely none had left a drag or a glide under way.
  var isWithoutFingers = false
  /// The motion that it interrupted.
  var interruption = Interruption()
  /// The offset of the `didScroll` before it, where it can only clamp.
  var toldBefore = Place.unknown
  /// The number of `didScroll` that have come since.
  var scrolls: Int32 = 0
  /// The event that was in progress in the view as the call came, so that their messages cannot be
  /// told apart; nil: none.
  var hindrance: Lack?
  /// The event that came in the same turn and may have sent some of its messages; nil: none.
  var company: Lack?
  /// The code that made it.
  var maker = Maker.program
  /// True if the turn of the call is still open.
  var isTurnOpen = false
  /// True if a drag or a glide that was under way goes on as it was.
  var leavesMotion = false
  /// True if it lays the view out, which changes nothing else.
  var isLayout = false
  /// True if the delegate made it.
  var isOfDelegate: Bool { maker != .program }
  /// True if its messages can be told from all others.
  var isAlone: Bool { hindrance == nil && company == nil }
  /// True if the program made it, and nothing came besides.
  var isPlain: Bool { !isOfDelegate && company == nil }
  /// True if it moves content at once, whatever goes on: its message comes before it returns (F01, F03).
  var movesInMotion: Bool {
    (kind == .assign || kind == .jump || kind == .reveal) && !isOfDelegate && !isToRow
      && block == nil
  }
  /// Returns the place at which it leaves content that rests, at once; unknown where it does not say.
  func placeLeft(from place: Place) -> Place {
    guard isAlone, !isToRow, block == nil else { return .unknown }
    switch kind {
    case .assign, .jump, .reveal: return moves == .no ? place : target
    case .animate, .revealAnimated: return moves == .no ? place : .unknown
    default: return .unknown
    }
  }
  /// Returns true if it may bring content into its range in a turn, after the messages that it sends on the way:
  /// for a new size or scale, or as it takes the view from under a finger.
  func mayBringIn(in turn: Int32) -> Bool {
    guard self.turn == turn else { return false }
    return switch kind {
    case .geometry: change.isInside != .yes
    case .zoom, .remove: true
    default: false
    }
  }
}

extension LatestCall {
  /// The code that made a call.
  enum Maker: Sendable {
    case program
    case delegate
    /// The delegate, in the end of an animation (A12).
    case delegateInEnd
    /// The delegate, inside a call that changes sizes or insets, and may move the content once more.
    case delegateInChange
  }

  init(_ call: borrowing Call, kind: Program.Kind, index: Int, turn: Int32) {
    self.kind = kind
    self.index = index
    self.turn = turn
    time = call.time ?? -1
    if call.isByDelegate { maker = .delegate }
    isLayout = call.laysOut
    change.isPlain =
      call.name == .contentSize || call.name == .contentInset || call.name == .bounds || isLayout
    change.setsInset = call.name == .contentInset
    change.movesTop = call.name == .frame || call.isOfWindow
  }
}

/// The facts about the motion that a call interrupted, if that is certain: a glide, and its place
/// (F16, F20, C18).
struct Interruption: Sendable {
  /// True if the view was gliding, and nothing but that.
  var isOfGlide = false
  /// The offset then, and whether it was in the range.
  var place = Place.unknown
  var isInside = Certainty.unknown
  /// The distance that the last frame had gone.
  var lastStep: Int32 = 0
}

extension Call {
  /// True if what it sets is the window's, and so each view's, whichever view's line gives it.
  var isOfWindow: Bool { name == .safeAreaInsets }
}
