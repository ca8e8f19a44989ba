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
  /// Where the offset shall be, if that is known.
  var target = Place.unknown
  /// True if it brings a row into place.
  var isToRow = false
  /// Whether the offset will change.
  var moves = Certainty.unknown
  /// The block that it stands in, which turns its animation off (F07, F23).
  var block: Call.Block?
  /// How it changes sizes and insets.
  var change = GeometryChange()
  /// What it interrupted.
  var interruption = Interruption()
  /// The offset of the `didScroll` before it, where it can only clamp.
  var toldBefore = Place.unknown
  /// How many `didScroll` have come since.
  var scrolls: Int32 = 0
  /// What was going on in the view as it came, so that its messages cannot be told from others; nil: nothing.
  var hindrance: Lack?
  /// What came besides in its turn, and may have sent some of its messages; nil: nothing.
  var company: Lack?
  /// True if the delegate made it.
  var isOfDelegate = false
  /// True if the delegate made it in an animation's end (A12).
  var isOfEnd = false
  /// True if the turn of the call is still open.
  var isTurnOpen = false
  /// True if it lays the view out, which changes nothing else.
  var isLayout = false
  /// True if its messages can be told from all others.
  var isAlone: Bool { hindrance == nil && company == nil }
  /// True if the program made it, and nothing came besides.
  var isPlain: Bool { !isOfDelegate && company == nil }
}

extension LatestCall {
  init(_ call: borrowing Call, kind: Program.Kind, index: Int, turn: Int32) {
    self.kind = kind
    self.index = index
    self.turn = turn
    time = call.time ?? -1
    isOfDelegate = call.isByDelegate
    isLayout = call.name == .layoutIfNeeded
    change.isPlain =
      call.name == .contentSize || call.name == .contentInset || call.name == .bounds
      || call.name == .layoutIfNeeded
    change.setsInset = call.name == .contentInset
    change.movesTop = call.name == .frame || call.name == .safeAreaInsets
  }
}

/// What a call interrupted, where that is certain: a glide, and where it was (F16, F20, C18).
struct Interruption: Sendable {
  /// True if the view was gliding, and nothing but that.
  var isOfGlide = false
  /// The offset then, and whether it was in the range.
  var place = Place.unknown
  var isInside = Certainty.unknown
  /// How far the last frame had gone.
  var lastStep: Int32 = 0
}
