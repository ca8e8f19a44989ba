internal import Traces
internal import Transcripts

/// A row that was swiped, from the message that editing it begins to the one that it has ended.
struct RowSwipe: Sendable {
  /// The certainty that a row stands open.
  private(set) var isOpen: Certainty
  /// True if the end of a swipe was told, and no input has come since.
  private(set) var hasJustEnded = false
  /// The row, where that is told.
  private(set) var row: RowPath?
  /// True if something was committed since.
  private(set) var hasCommitted = false
  /// True if the handler of an action was called since.
  private(set) var hasHandled = false
  /// The row that was committed, where nothing had disturbed the swipe; nil: nothing, or it had.
  private(set) var committed: RowPath?
  /// The answers about the actions of the row, and the edge from which the finger went away.
  private(set) var actions = RowActions()
  private(set) var edge: RowActions.Edge?
  /// True if the title of its button was asked for since.
  private(set) var hasAskedTitle = false
  /// The number of calls since that may have moved rows.
  private(set) var moves = 0
  /// True if rows may be others since.
  private(set) var isDisturbed = false
  /// True if both its ends are heard.
  private let isFollowed: Bool
  /// The certainty that a row stands open whose swipe has just begun: where neither its end nor any finger is
  /// heard, it may have ended at any time.
  private let openness: Certainty

  init(_ watch: Watch) {
    isFollowed = watch.hears(.willBeginEditingRow) && watch.hears(.didEndEditingRow)
    // Without its messages a row is known to be closed as long as no finger has come.
    let isTold = isFollowed || watch.hands.areRecorded
    isOpen = isTold && watch.record.isFromTheStart ? .no : .unknown
    openness = isTold ? .yes : .unknown
  }

  /// The answer about the actions at the edge where the row was opened.
  var answer: RowActions.Answer? { actions.answer(awayFrom: edge) }

  /// The titles of all actions that the row has, at whatever edge.
  var titles: [String?] {
    [.leading, .trailing].flatMap { actions.answer(at: $0)?.titles ?? [] }
  }

  /// Follows a message; what the finger that it comes of was told of the row's actions.
  mutating func follow(
    _ heard: EditingHeard,
    actions asked: RowActions,
    awayFrom edge: RowActions.Edge?
  ) {
    // It may be asked when the row stands open already.
    if heard.event.asksForActions, isOpen == .yes, heard.path == row { actions.follow(heard) }
    switch heard.event {
    case .willBeginEditingRow:
      actions = asked.row == heard.path ? asked : RowActions()
      self.edge = edge
      isOpen = openness
      hasJustEnded = false
      row = heard.path
      hasCommitted = false
      hasHandled = false
      committed = nil
      hasAskedTitle = false
      isDisturbed = false
      moves = 0
    case .didEndEditingRow:
      hasJustEnded = isOpen == .yes || hasJustEnded
      isOpen = isFollowed ? .no : .unknown
      row = nil
    case .titleForDeleteConfirmation: hasAskedTitle = true
    case .actionHandler, .rowActionHandler: hasHandled = true
    case .commitEditing:
      hasCommitted = true
      committed = isDisturbed ? nil : row
    default: break
    }
  }

  /// Rows may be others now.
  mutating func disturb() { isDisturbed = true }

  /// Takes in that a call may move rows.
  mutating func move() { moves += 1 }

  /// Takes in that a finger comes, moves or leaves: that may have ended it, and the end not been heard.
  mutating func pass() {
    committed = nil
    hasJustEnded = false
    if !isFollowed { isOpen = .unknown }
  }

  /// Follows a call of the program: what is told of an end from here on is that call's.
  mutating func follow(_ call: borrowing Call) {
    hasJustEnded = false
    if !isFollowed, isOpen == .yes { isOpen = .unknown }
  }

  /// Forgets everything.
  mutating func forget() {
    isOpen = .unknown
    hasJustEnded = false
    row = nil
  }
}
