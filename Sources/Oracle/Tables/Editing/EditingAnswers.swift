internal import Traces

/// The latest answers about editing each row.
struct EditingAnswers: Sendable {
  /// The answers about one row.
  struct Row: Sendable {
    let path: RowPath
    /// True if it may be edited, and true if it may be moved; nil: not answered.
    var mayEdit: Bool?
    var mayMove: Bool?
    /// Its editing style.
    var style: String?
  }

  /// The number of rows that are remembered.
  static let most = 256

  private var rows: [Row] = []
  /// True if nothing that was answered is forgotten.
  private(set) var isComplete = true
  /// True if it was asked for any row's style.
  private(set) var hasStyles = false

  /// Returns the answers about a row.
  func row(_ path: RowPath?) -> Row? {
    guard let path else { return nil }
    return rows.last { $0.path == path }
  }

  /// Returns the style of a row: what was answered last, or what it is where nobody is asked
  /// (R132).
  func style(of path: RowPath?, _ watch: Watch) -> String? {
    if let style = row(path)?.style { return style }
    let isNeverAsked =
      !hasStyles && isComplete && watch.record.isFromTheStart && watch.hears(.editingStyleForRow)
    return isNeverAsked ? "delete" : nil
  }

  /// Takes an answer in.
  mutating func learn(_ heard: EditingHeard) {
    guard heard.event.asksAboutEditing, let path = heard.path else { return }
    var row = row(path) ?? Row(path: path)
    switch heard.event {
    case .canEditRow: row.mayEdit = heard.isAllowed
    case .canMoveRow: row.mayMove = heard.isAllowed
    case .editingStyleForRow:
      row.style = heard.style
      hasStyles = true
    default: break
    }
    rows.removeAll { $0.path == path }
    rows.append(row)
    if rows.count > Self.most {
      rows.removeFirst()
      isComplete = false
    }
  }

  /// Rows are elsewhere, or others: nothing that was answered is known to be still so.
  mutating func forget() {
    if !rows.isEmpty { isComplete = false }
    rows = []
  }
}
