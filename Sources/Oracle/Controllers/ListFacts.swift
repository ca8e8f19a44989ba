internal import Traces
internal import Transcripts

/// The facts about a table that a table controller shows, and about the controller's own changes to
/// it.
struct ListFacts: Sendable {
  /// The certainty that the selection goes when the view comes back, and that several rows may be
  /// selected.
  private(set) var clears: Certainty
  private(set) var isMultiple: Certainty
  /// True if the counts were ever asked for.
  private(set) var wasLoaded = false
  /// True if the program did something to the table since its view last went, or came.
  var isDisturbed = false
  /// The same of the time before the view had come.
  private(set) var wasDisturbed = false
  /// True if a bar may have a button that begins and ends editing, which takes the selection away.
  private(set) var hasEditButton: Bool
  /// True if a tap or the program has selected a row since the view came.
  private(set) var hasPicked = false
  /// True if rows have got other cells since.
  var hasNewCells = false
  /// True if a script changed the way of the view while it came or went.
  var isTangled = false
  /// The last call to the controller about editing, and its turn; nil: none, or too long ago.
  private(set) var editing: Bool?
  private(set) var editingTurn: Int32 = -1
  /// True if the table is edited, as far as a final state tells; nil: not told.
  private(set) var isEdited: Bool?
  /// The rows that were selected when the view last went; nil: not told.
  private(set) var selectionBefore: [RowPath]?
  /// The rows that are selected as far as the message that is judged tells.
  private(set) var selection: [RowPath]?
  /// True if the change of a cell that loses its selected look is animated; nil: not told.
  private(set) var isDeselectionAnimated: Bool?
  /// True if a cell is told that it does not look selected any more.
  private(set) var losesLook = false
  /// The cells on the screen that were told that they look selected.
  private(set) var looks: Set<String> = []
  /// The turn in which code gave a cell its look by hand, which no selection of the table's is (R061).
  private var handTurn: Int32 = -1
  /// The number of times that the view has come.
  private var visits = 0

  /// True if the view was on the screen before it came last.
  var hasReturned: Bool { visits > 1 }

  init(_ watch: Watch) {
    let config = watch.setting.declaration.config
    hasEditButton = config.contains { Self.barButtons.contains($0.label) }
    let isKnown = watch.setting.isSetUpAtAll && watch.record.calls != .hidden
    let usual = Certainty(config[.clearsSelectionOnViewWillAppear]?.bool ?? true)
    clears = isKnown ? usual : .unknown
    let multiple = Certainty(config[.allowsMultipleSelection]?.bool ?? false)
    isMultiple = isKnown ? multiple : .unknown
  }

  /// The items that may hold a button that begins and ends editing.
  static let barButtons: [Name] = [.leftBarButtonItem, .rightBarButtonItem]

  /// Notes which rows are selected.
  mutating func take(_ rows: [RowPath]?) {
    selection = rows
  }

  /// Notes a final state.
  mutating func take(_ final: borrowing Final) {
    take(final.table.selectedRows)
    isEdited = final.state[.isEditing]
  }

  /// Takes in a message before it is judged.
  mutating func receive(_ message: borrowing Message, _ event: Event, turn: Int32) {
    isDeselectionAnimated = nil
    followLook(of: message, event, turn: turn)
    losesLook = event == .setSelected && message.arguments[.selected]?.bool == false
    guard losesLook else { return }
    isDeselectionAnimated = message.arguments[.animated]?.bool
  }

  /// Notes which cells look selected; one that leaves its row is told otherwise when it gets another.
  private mutating func followLook(
    of message: borrowing Message,
    _ event: Event,
    turn: Int32
  ) {
    switch event {
    case .setSelected:
      guard let cell = message.arguments[.cell]?.string else { return looks = [] }
      looks.remove(cell)
      guard turn != handTurn else { break }
      if message.arguments[.selected]?.bool == true, looks.count < 64 { looks.insert(cell) }
    case .prepareForReuse: message.arguments[.cell]?.string.map { _ = looks.remove($0) }
    case .cellForRow: message.answer?.string.map { _ = looks.remove($0) }
    case .didEndDisplayingCell:
      message.arguments[.didEndDisplaying]?.string.map { _ = looks.remove($0) }
    default: break
    }
  }

  /// Follows what a message means, after it was judged.
  mutating func follow(_ event: Event) {
    if event == .numberOfSections || event == .numberOfRows { wasLoaded = true }
    // A tap while the view comes or goes.
    if Self.ofTaps.contains(event) { isDisturbed = true }
    if event == .didSelectRow { hasPicked = true }
  }

  private static let ofTaps = Event.all(of: [.selection, .segue])

  /// Follows a call to the table.
  mutating func follow(_ call: borrowing Call, turn: Int32) {
    isDisturbed = true
    hasPicked = true
    editing = nil
    if Self.barButtons.contains(call.name) { hasEditButton = true }
    switch call.name {
    // A look that is set by hand tells nothing about the table's own record (R061).
    case .setSelected:
      looks = []
      handTurn = turn
    case .setEditing where !call.isByDelegate:
      editing = call.arguments[.editing]?.bool
      editingTurn = turn
    case .clearsSelectionOnViewWillAppear: clears = Certainty(call.arguments[call.name]?.bool)
    case .allowsMultipleSelection: isMultiple = Certainty(call.arguments[call.name]?.bool)
    default: break
    }
  }

  /// Takes in that the view has come.
  mutating func endAppearance() {
    hasNewCells = false
    hasPicked = false
    wasDisturbed = isDisturbed
    isDisturbed = isTangled
    visits += 1
  }

  /// Takes in that the view begins to go; what was selected when it went before says nothing any more,
  /// unless it goes without having come.
  mutating func beginDisappearance(isTakenBack: Bool) {
    if !isTakenBack { selectionBefore = nil }
  }

  /// Takes in that the view has gone; if it had never come, what was selected before it began to is
  /// still so.
  mutating func endDisappearance(isTakenBack: Bool) {
    hasNewCells = false
    // All changes since the view went were made before it began to come back.
    if isTakenBack { return }
    selectionBefore = selection
    isDisturbed = isTangled
  }
}
