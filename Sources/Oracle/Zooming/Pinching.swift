internal import Traces
internal import Transcripts

/// The relation of the two fingers of a pinch, and its effect on the view.
struct Pinching: Sendable {
  /// The state of fingers and content at one moment.
  struct Sample: Sendable {
    /// The distance between the fingers, in points; 0: unknown.
    var spread = 0.0
    /// The point between them, in the first view.
    var centre = Place.unknown
    var scale = ZoomScale.unknown
    var offset = Place.unknown

    var isKnown: Bool { spread > 0 && scale.isKnown }
  }

  /// At the begin, or as the second finger came.
  var start = Sample()
  /// At the first `didZoom` inside the limits: what later ones are held against.
  var anchor = Sample()
  /// At the latest `didZoom`; before the first, where content that rested was as the fingers came.
  var last = Sample()
  /// True if the same two fingers alone made it, from the start, with no call.
  var isPlain = false
  /// True if the fingers came to a view that surely rested, and was surely able to zoom.
  var isOwed = false
  /// The axes on which the content has been at an edge or past it since: there it gives way.
  var strays = SIMD2<Int32>(0, 0)
  /// True if the fingers pinched for certain, and nothing was told of it.
  var isMissed = false
  /// The nearest and the farthest that the fingers were from each other.
  var nearest = 0.0
  var farthest = 0.0

  func strays(_ axis: Axis) -> Bool { (axis == .horizontal ? strays.x : strays.y) != 0 }

  /// Notes whether the content is at an edge, or past it, where that is not known.
  mutating func follow(_ place: Place, in geometry: Geometry) {
    for axis in Axis.each {
      let margin: Int32 = 10_000
      let isClear =
        place.isKnown && geometry.isRangeKnown && place[axis] > geometry.least[axis] + margin
        && place[axis] < geometry.most[axis] - margin
      if isClear { continue }
      if axis == .horizontal { strays.x = 1 } else { strays.y = 1 }
    }
  }

  /// The distance in points below which two fingers are in one place: nobody's are so
  /// near, and a ratio of such distances tells nothing.
  static let leastSpread = 1.0

  /// Returns the scale that the distance of the fingers alone would give, against the anchor; 0:
  /// unknown.
  func expected(at spread: Double) -> Double {
    let base = anchor.isKnown ? anchor : start
    guard isPlain, base.isKnown, min(spread, base.spread) >= Self.leastSpread else { return 0 }
    return base.scale.double * spread / base.spread
  }
}

/// The zoom that the program last asked for, and its effect.
struct ZoomCall: Sendable {
  var isAnimated = false
  /// The turn of the call; -1: none.
  var turn: Int32 = -1
  /// True if no other zoom was open, and no finger or delegate had a hand in it.
  var isAlone = false
  /// True if nothing moved besides.
  var isFromRest = false
  /// The scale that must result, and whether it is another.
  var target = ZoomScale.unknown
  var changes = Certainty.unknown
  /// The scale and the offset of the view before.
  var scale = ZoomScale.unknown
  var start = Place.unknown
  /// The rectangle that shall be shown; nil: the centre stays (I07).
  var rect: Rect?
  /// True if it sets limits, which may take the scale along.
  var setsLimits = false
  /// The numbers of messages since then.
  var begins: Int32 = 0
  var zooms: Int32 = 0
  var ends: Int32 = 0
  /// The offset that a message showed since.
  var offset = Place.unknown

  /// Returns true if the call is one whose messages can be told.
  func isJudged(in turn: Int32) -> Bool { isAlone && self.turn == turn && !setsLimits }
}
