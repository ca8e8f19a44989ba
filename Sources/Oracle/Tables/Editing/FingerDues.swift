internal import Traces
internal import Transcripts

/// The things that fingers surely asked of a row in vain, until a message, a call or rest ends that.
struct FingerDues: Sendable {
  /// The row that may be deleted, and that a finger has surely swiped, but which has not opened.
  var unopened: RowPath?
  /// The row that stood open, and that a finger elsewhere surely should have closed.
  var unclosed: RowPath?
  /// The row whose first action a finger has surely swiped for, and nothing came of it.
  private(set) var unswiped: RowPath?
  /// The row on whose actions a finger has surely tapped, and nothing came of it.
  private(set) var untapped: RowPath?
  /// True if an action is still to run.
  var isActionDue: Bool { unswiped != nil || untapped != nil }

  /// The distance from an edge within which an action surely lies: every button is wider.
  private static let reach: Int32 = 20_000

  /// Takes in that a finger was lifted which may have asked for an action of a row.
  mutating func follow(_ hands: Hands, _ edits: EditingFacts, _ picks: PickFacts, _ watch: Watch) {
    // A delegate that is not asked the older question has no handlers of the older kind.
    guard watch.hears(.actionHandler),
      edits.swipe.actions.older == nil || watch.hears(.rowActionHandler),
      watch.geometry.size.isKnown,
      !edits.swipe.isDisturbed, edits.mode == .no, picks.finger.spot.isTold,
      picks.finger.spot.path == edits.swipe.row, let row = edits.swipe.row,
      let answer = edits.swipe.answer, answer.titles != nil
    else { return }
    let width = watch.geometry.size.x
    let edge = edits.swipe.edge
    if edits.finger.foundOpen != .yes, edits.finger.swipes == 1 {
      let reach = edge == .leading ? hands.farthest.x : -hands.nearest.x
      let stays = edge == .leading ? hands.travel.x : -hands.travel.x
      let isFull = edge != nil && min(reach, stays) >= width / 10 * 9
      if isFull, answer.runsFirst == true { unswiped = row }
      return
    }
    guard edits.finger.foundOpen == .yes, edits.finger.openRow == row, picks.finger.rested,
      !picks.finger.hasStrayed, !picks.finger.hasDragged, !picks.index.wasShown,
      !picks.taps.isThere, edge == .leading || edge == .trailing
    else { return }
    let place = watch.ownPlace(of: hands.location)
    guard place.isKnown else { return }
    let distance = edge == .leading ? place.x : width - place.x
    if distance >= 0, distance <= Self.reach { untapped = row }
  }

  /// Takes in that no action will run any more.
  mutating func endActions() {
    unswiped = nil
    untapped = nil
  }

  /// Takes a message in that may be what was asked for.
  mutating func follow(_ heard: EditingHeard) {
    switch heard.event {
    case .actionHandler, .rowActionHandler:
      endActions()
    case .willBeginEditingRow: unopened = nil
    case .didEndEditingRow, .didScroll, .willBeginDragging: unclosed = nil
    default: break
    }
  }
}
