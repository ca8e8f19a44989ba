internal import Traces
internal import Transcripts

/// A row that was swiped, from the message that editing it begins to the one that it has ended.
struct RowSwipe: Sendable {
  /// Whether a row stands open.
  private(set) var isOpen: Certainty
  /// Whether the end of a swipe was told, and no input has come since.
  private(set) var hasJustEnded = false
  /// The row, where that is told.
  private(set) var row: RowPath?
  /// Whether something was committed since.
  private(set) var hasCommitted = false
  /// The row that was committed, where nothing had disturbed the swipe; nil: nothing, or it had.
  private(set) var committed: RowPath?
  /// Whether rows may be others since.
  private(set) var isDisturbed = false
  /// Whether both its ends are heard.
  private let isFollowed: Bool

  init(_ watch: Watch) {
    isFollowed = watch.hears(.willBeginEditingRow) && watch.hears(.didEndEditingRow)
    isOpen = isFollowed && watch.record.isFromTheStart ? .no : .unknown
  }

  /// Follows a message.
  mutating func follow(_ heard: EditingHeard) {
    switch heard.event {
    case .willBeginEditingRow:
      isOpen = .yes
      hasJustEnded = false
      row = heard.path
      hasCommitted = false
      committed = nil
      isDisturbed = false
    case .didEndEditingRow:
      hasJustEnded = isOpen == .yes || hasJustEnded
      isOpen = isFollowed ? .no : .unknown
      row = nil
    case .commitEditing:
      hasCommitted = true
      committed = isDisturbed ? nil : row
    default: break
    }
  }

  /// Rows may be others now.
  mutating func disturb() { isDisturbed = true }

  /// A finger comes, moves or leaves: that may have ended it, and the end not been heard.
  mutating func pass() {
    committed = nil
    hasJustEnded = false
    if !isFollowed { isOpen = .unknown }
  }

  /// The program calls: what is told of an end from here on is that call's.
  mutating func follow(_ call: borrowing Call) { hasJustEnded = false }

  /// Nothing is known any more.
  mutating func forget() {
    isOpen = .unknown
    hasJustEnded = false
    row = nil
  }
}
