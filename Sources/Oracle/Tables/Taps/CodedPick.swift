internal import Traces

/// The latest call that selects or deselects a row, which nobody is told of (R109).
struct CodedPick: Sendable {
  /// The turn in which it came; -1: none.
  var turn: Int32 = -1
  var isByDelegate = false
  /// True if it came from inside `didSelect`, in which it is legal (R110).
  var isInsideSelect = false
  /// True if it must scroll nothing (R111), and the offset at which it found the content.
  var isStill = false
  var offset = Place.unknown
}

extension Watch {
  /// Returns true if the delegate calls in the middle of a reload, with which all that is selected
  /// may be forgotten (R039), or in the turn of an update: what that keeps of it is in no source.
  func isReloading(in turn: Int32) -> Bool {
    if table?.rows.updates.latest?.turn == turn { return true }
    guard table?.rows.calls.reload?.turn == turn else { return false }
    // The rows that go let the finger go, and close.
    return now.event.isOfTable && !now.event.isOfPicking || now.event == .didUnhighlightRow
      || now.event == .didEndEditingRow
  }
}
