/// The state of a view just before a line.
enum Place: UInt8, Sendable {
  /// Nothing can be said.
  case unknown
  /// At rest, no finger on it.
  case atRest
  /// A finger is on the view, and it has not begun to drag.
  case touched
  /// In a drag.
  case inDrag
  /// Between willEndDragging and didEndDragging.
  case atLift
  /// After didEndDragging(true), before willBeginDecelerating.
  case letGo
  /// In a glide, no finger on the view.
  case inGlide
  /// A finger halts a glide, and no drag has begun.
  case halted
  /// After didEndDragging(false) of a drag that caught a glide.
  case stopped
  /// In an animated scroll of the program.
  case inAnimation
  /// On the way to the top, from the question on.
  case toTop
}

/// A stretch from the moment at which a view leaves its rest to the one at which it is back.
struct Episode: Sendable {
  /// The lines from what began it to its last message.
  var lines: ClosedRange<Int>
  /// The view's messages in it, as places in the record.
  var messages: [Int] = []
  /// True if the transcript tells its end.
  var isClosed = false
  /// The number of drags in it.
  var drags = 0
  /// True if a zoom meets it, or two fingers that could zoom.
  var hasZoom = false
}
