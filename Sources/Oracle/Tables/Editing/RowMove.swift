internal import Traces
internal import Transcripts

/// A row that the latest finger moves by its handle.
struct RowMove: Sendable {
  /// The row that moves, as it was first named; nil: nothing was told yet.
  private(set) var source: RowPath?
  /// The place that was last proposed, the turn of that, and the place by the answer.
  private(set) var proposed: RowPath?
  private(set) var turn: Int32 = -1
  private(set) var agreed: RowPath?
  /// True if all that was agreed are places that there are.
  private(set) var isPossible = true
  /// The last row of its section that is known to be there: it was named, or proposed.
  private var lastOffered = -1
  private(set) var questions: Int32 = 0
  private(set) var moves: Int32 = 0
  /// True if a call came that may have had a hand in it.
  var isDisturbed = false

  /// Follows a message, in its turn.
  mutating func follow(_ heard: EditingHeard, _ counts: RowCounts, turn: Int32) {
    if heard.event == .didMoveRow { moves += 1 }
    guard heard.event == .targetOfMove else { return }
    if source == nil { source = heard.path }
    questions += 1
    self.turn = turn
    proposed = heard.target
    agreed = heard.reply
    if let source, let proposed, proposed.section == source.section {
      lastOffered = max(lastOffered, source.row, proposed.row)
    }
    // A place that the table proposes and the delegate leaves counts as one that exists.
    if agreed == nil || agreed != proposed, !isPlace(agreed, counts) { isPossible = false }
  }

  /// Returns the places that a row may have gone up, or down, to make room for the carried row.
  ///
  /// Rows between its place and the agreed one are where they were, or one place on (R550).
  func placesMadeRoom(by path: RowPath) -> [Int64] {
    guard let source, moves == 0, path != source else { return [] }
    guard let agreed else { return [-1, 1] }
    if path > source, path <= agreed { return [-1] }
    return path < source && path >= agreed ? [1] : []
  }

  /// Returns true if the row may surely go there.
  private func isPlace(_ path: RowPath?, _ counts: RowCounts) -> Bool {
    guard let path, let source else { return false }
    if counts.has(path) == .yes { return true }
    // A place that is offered is there, and so are those before it.
    if path.section == source.section, (0...max(0, lastOffered)).contains(path.row) { return true }
    let isNext = path.row == counts.rows(in: path.section)
    return path.section != source.section && isNext && path.row >= 0
  }
}

extension Watch {
  /// Returns the distances that a row may be from its place because it makes room for a row that a
  /// finger carries.
  func shiftsForCarriedRow(of path: RowPath, in table: TableFacts) -> [Int64] {
    let move = table.edits.finger.move
    guard let carried = move.source, hands.down > 0 || !hands.areRecorded,
      let height = table.rows.places.height(of: carried)
    else { return [] }
    return move.placesMadeRoom(by: path).map { $0 * height }
  }
}
