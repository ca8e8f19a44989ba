internal import Traces
internal import Transcripts

/// The program's latest `setEditing(_:animated:)`, and what has come of it.
struct EditingCall: Sendable {
  let turn: Int32
  let isEditing: Bool
  let isAnimated: Bool?
  /// The certainty that it changes the mode.
  let isChange: Certainty
  /// The rows that were displayed when it came, in order, with their cells; nil: not known for certain.
  let shown: [(path: RowPath, cell: String)]?
  /// True if what belongs to it may still come.
  var isOpen = true
  /// True if another call, or the delegate, may have had a hand in what comes.
  var isDisturbed = false
  /// True if nothing has touched the table since.
  var isUntouched = true
  /// The cells that were told, the rows that were asked about, the cells that show a control now.
  private(set) var told: [String] = []
  private(set) var askedWhether: [RowPath] = []
  private(set) var askedHow: [RowPath] = []
  private(set) var controlled: [String] = []

  /// The number of each that is remembered.
  private static let most = 1024

  init(_ call: borrowing Call, turn: Int32, isOn: Certainty, _ shown: ShownCells?) {
    self.turn = turn
    isEditing = call.arguments[.editing]?.bool ?? false
    isAnimated = call.arguments[.animated]?.bool
    isChange = isOn == .unknown ? .unknown : Certainty((isOn == .yes) != isEditing)
    let rows = shown?.rows.sorted { $0.key < $1.key }
    let named = rows?.compactMap { row in row.value.map { (path: row.key, cell: $0) } }
    self.shown = named?.count == rows?.count ? named : nil
  }

  /// True if it was the first question that came in its turn.
  var hasAsked: Bool { !askedWhether.isEmpty || !askedHow.isEmpty }

  /// Returns true if a cell was on the screen when it came.
  func showed(_ cell: String?) -> Bool { shown?.contains { $0.cell == cell } ?? false }

  /// Returns true if it has told a cell already.
  func hasTold(_ cell: String?) -> Bool { cell.map(told.contains) ?? false }

  /// Takes a message in.
  mutating func follow(_ heard: EditingHeard) {
    switch heard.event {
    case .setEditing: note(heard.cell, in: &told)
    case .canEditRow: note(heard.path, in: &askedWhether)
    case .editingStyleForRow: note(heard.path, in: &askedHow)
    case .willTransition:
      guard heard.showsControl == true else { break }
      note(heard.cell, in: &controlled)
    default: break
    }
  }

  private func note<Noted>(_ noted: Noted?, in list: inout [Noted]) {
    if let noted, list.count < Self.most { list.append(noted) }
  }
}
