internal import Transcripts

/// The rows that look pressed, as messages tell it, and true if there may be more.
struct Highlights: Sendable {
  /// The rows that are highlighted, by what was told: one, as a rule.
  private(set) var rows: [ToldRow] = []
  /// True if all that are highlighted are among them.
  private(set) var areKnown: Bool
  /// True if a touch was heard from its beginning, or every one would have been: then no question
  /// can have come before the record.
  private(set) var areQuestionsKnown: Bool
  /// The turn in which a call came that may have answered for the latest question; -1: none.
  private(set) var callTurn: Int32 = -1
  /// True if a row that was highlighted when a drag began, or as a tap picked it, still is.
  private(set) var isHeld = false

  /// The row that the latest question was about, and how it was answered.
  private(set) var asked = ToldRow.untold(.row)
  private(set) var answer = Certainty.unknown
  /// True if the question was asked and nothing has come of it.
  private(set) var isAskOpen = false
  /// True if the delegate has said no and was not asked again (R092).
  private(set) var isRefused = false
  /// The row that was highlighted last and has not been selected since.
  private(set) var latest: ToldRow?

  init(areKnown: Bool) {
    self.areKnown = areKnown
    areQuestionsKnown = areKnown
  }

  /// True if a row is bound to be highlighted now (R090).
  var isDue: Bool { isAskOpen && answer == .yes }

  mutating func ask(_ row: ToldRow, _ answer: Certainty) {
    asked = row
    self.answer = answer
    isAskOpen = answer != .no
    isRefused = answer == .no
    witness()
  }

  /// Takes in that a touch has been heard from its beginning.
  mutating func witness() { areQuestionsKnown = true }

  mutating func highlight(_ row: ToldRow) {
    if rows.isEmpty { areKnown = true }
    rows.append(row)
    latest = row
    isAskOpen = false
  }

  /// Doubts all paths: an update that nobody recorded may have come, by which the rows have others.
  mutating func doubtPaths() {
    guard !rows.isEmpty else { return }
    rows = rows.map { $0 == .noRow ? $0 : .untold(.row) }
    if let latest, latest != .noRow { self.latest = .untold(.row) }
  }

  mutating func unhighlight(_ row: ToldRow) {
    // Its path may be another one by now, and is told anew.
    if let latest, !latest.isTold { self.latest = row }
    if let place = rows.firstIndex(where: { !$0.contradicts(row) }) {
      rows.remove(at: place)
    } else {
      rows.removeAll()
    }
    if rows.isEmpty { isHeld = false }
  }

  /// Takes in that a load that nobody called for may let go of what a drag holds.
  mutating func load() { isHeld = false }

  /// Takes in that a drag begins: its finger picks no row any more.
  mutating func drag() {
    latest = nil
    isHeld = areKnown && !rows.isEmpty
  }

  /// Returns true if a row is among the highlighted ones, as far as is told.
  func contains(_ row: ToldRow) -> Bool { rows.contains { !$0.contradicts(row) } }

  /// Takes in that the highlighted row has been selected, or refused.
  mutating func use() {
    latest = nil
    isHeld = areKnown && !rows.isEmpty
  }

  /// Takes in that a new finger comes: what was asked about another is of no concern.
  mutating func beginTouch() {
    isAskOpen = false
    isRefused = false
    latest = nil
  }

  /// Takes in that nothing was due any more, or it has been told that it is missing.
  mutating func excuse() { isAskOpen = false }

  /// Takes in that a call in a turn may have taken the highlighted rows away.
  mutating func forget(turn: Int32) {
    callTurn = turn
    isHeld = false
    rows.removeAll()
    areKnown = false
    excuse()
    isRefused = false
    latest = nil
  }
}
