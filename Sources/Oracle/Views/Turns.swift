internal import Traces

/// The turns in which inputs and calls came last; -1: none came.
final class Turns {
  /// The turn of the delegate's latest call, in which nested messages are legal anywhere.
  var delegate: Int32 = -1
  /// The turns of the latest touch event, and of the latest in which a finger came down.
  var touch: Int32 = -1
  var touchDown: Int32 = -1
  /// The turn of the latest call to any view, and the one before that in which a call came.
  var call: Int32 = -1
  private(set) var callBefore: Int32 = -1
  /// The turn of the latest call that takes a view away or changes the window's safe area: it reaches other
  /// views, and may yet bring their content into its range.
  private(set) var ofReshaping: Int32 = -1
  /// The block of the program's latest call to any view, and its turn; and the turn in which the
  /// delegate last called in a block of its own.
  var block: Call.Block?
  var ofBlock: Int32 = -1
  var ofDelegateBlock: Int32 = -1

  /// Returns true if the program's call of a turn stands in a block of animations, or of none.
  func isInBlock(_ turn: Int32) -> Bool { ofBlock == turn && block != nil }

  /// Takes in that the end of a block is told: what a delegate calls from then on stands in it no more.
  func endBlock() { block = nil }

  /// Follows a touch event.
  func follow(_ event: Hands, in turn: Int32) {
    touch = turn
    if event.deeds.contains(.began) { touchDown = turn }
  }

  /// Follows a call to any view.
  func follow(_ call: borrowing Call, kind: Program.Kind, in turn: Int32) {
    if self.call != turn { callBefore = self.call }
    self.call = turn
    if kind == .remove || call.isOfWindow { ofReshaping = turn }
    if !call.isByDelegate {
      // A call that moves nothing tells nothing, unless it has a keyboard come or go, and a frame at its time is not
      // in its block.
      let isTold = kind != .harmless || call.may(change: .focus)
      block = isTold ? call.animationBlock : nil
      ofBlock = turn
    } else if call.animationBlock != nil {
      ofDelegateBlock = turn
    }
  }
}
