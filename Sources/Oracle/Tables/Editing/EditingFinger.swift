internal import Traces
internal import Transcripts

/// The latest finger, as far as editing is concerned.
struct EditingFinger: Sendable {
  /// The certainty that a row stood open when it came, and that row.
  var foundOpen = Certainty.unknown
  var openRow: RowPath?
  /// The certainty that the table was in editing mode when it came.
  var foundEditing = Certainty.unknown
  /// The time at which it was lifted; -1: it was not, or that is not told.
  var liftTime: Microseconds = -1
  /// True if a call came since.
  var isDisturbed = false
  /// The rows that were asked about since: whether, and how, they are edited.
  private(set) var askedWhether: [RowPath] = []
  private(set) var askedHow: [RowPath] = []
  /// True if any answer speaks against a swipe.
  private(set) var isRefused = false
  private(set) var swipes: Int32 = 0
  private(set) var commits: Int32 = 0
  private(set) var handlers: Int32 = 0
  /// The answers since then about the actions of a row.
  private(set) var actions = RowActions()
  /// The rows in whose middle it came down and was lifted; nil: in none's for certain.
  var firstRow: RowPath?
  var lastRow: RowPath?
  /// The move of a row by the finger.
  var move = RowMove()

  private static let most = 64

  /// Rows are others now: what was answered about their actions is not known to be still so.
  mutating func forgetActions() { actions = RowActions() }

  /// True if more rows were asked about than are remembered.
  var hasAskedMuch: Bool { max(askedWhether.count, askedHow.count) >= Self.most }

  /// Returns true if a row was asked about since it came.
  func hasAsked(_ path: RowPath) -> Bool {
    askedWhether.contains(path) || askedHow.contains(path)
  }

  /// Follows a message.
  mutating func follow(_ heard: EditingHeard) {
    actions.follow(heard)
    switch heard.event {
    case .canEditRow:
      if let path = heard.path, askedWhether.count < Self.most { askedWhether.append(path) }
      if heard.isAllowed != true { isRefused = true }
    case .editingStyleForRow:
      if let path = heard.path, askedHow.count < Self.most { askedHow.append(path) }
      if heard.style != "delete" { isRefused = true }
    case .willBeginEditingRow: swipes += 1
    case .commitEditing: commits += 1
    case .actionHandler, .rowActionHandler: handlers += 1
    default: break
    }
  }
}
