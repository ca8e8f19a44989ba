internal import Traces

/// A row that was swiped, from the message that editing it begins to the one that it has ended.
struct RowSwipe: Sendable {
  /// Whether a row stands open.
  private(set) var isOpen: Certainty
  /// The row, where that is told.
  private(set) var row: RowPath?
  /// Whether something was committed since.
  private(set) var hasCommitted = false
  /// Whether rows may be others since.
  private(set) var isDisturbed = false
  /// Whether both its ends are heard.
  private let isFollowed: Bool

  init(_ watch: Watch) {
    isFollowed = watch.hears(.willBeginEditingRow) && watch.hears(.didEndEditingRow)
    isOpen = isFollowed && watch.isFromTheStart ? .no : .unknown
  }

  /// Follows a message.
  mutating func follow(_ heard: EditingHeard) {
    switch heard.event {
    case .willBeginEditingRow:
      isOpen = .yes
      row = heard.path
      hasCommitted = false
      isDisturbed = false
    case .didEndEditingRow:
      isOpen = isFollowed ? .no : .unknown
      row = nil
    case .commitEditing: hasCommitted = true
    default: break
    }
  }

  /// Rows may be others now.
  mutating func disturb() { isDisturbed = true }

  /// Something comes that may have ended it, and that would not have been heard.
  mutating func pass() { if !isFollowed { isOpen = .unknown } }

  /// Nothing is known any more.
  mutating func forget() {
    isOpen = .unknown
    row = nil
  }
}
