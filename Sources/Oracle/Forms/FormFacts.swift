internal import Traces
internal import Transcripts

/// The facts about a form: its rows, its stored values, and the effects of an edit that has ended.
struct FormFacts {
  /// An edit that has ended, until what it leads to was told.
  struct Ended: Sendable {
    /// The row of the cell; nil inside: the cell was out of view.
    var row: Known<RowPath?>
    /// The text that the field showed.
    var text: Known<String>
    let turn: Int32
    /// True if the notification has come.
    var isPosted = false
  }

  /// The rows of the property list; nil: it is not told.
  let rows: [FormRow]?
  /// The stored values, by key; not told: something may have been stored unheard.
  private(set) var values: Known<[String: String?]> = .untold(.setup)
  /// The keys of the values that were recorded since, whatever was stored before.
  private(set) var recordedKeys: Set<String> = []
  /// The latest edit that has ended.
  private(set) var ended: Ended?
  /// Those that had ended before it and are still to be told of: a delegate that begins and ends another edit
  /// as one ends has its own told first.
  private var earlier: [Ended] = []
  /// The rows that notifications named in the turn, and how many came for the latest end.
  private(set) var posted: Known<RowPath?>?
  private(set) var posts = 0
  private(set) var records = 0
  /// The button below its rows; nil: it has none.
  var button: FormButton?
  /// The turn of the latest call that loads the rows anew, so that no cell shows any for a moment.
  private(set) var loadTurn: Int32 = -1

  init(_ watch: Watch) {
    let view = watch.setting.declaration
    let isTold = view.config[.propertyList] != nil
    rows = isTold ? view.formRows : nil
    guard isTold, watch.record.isFromTheStart, watch.hears(.setValueForKey) else { return }
    var values: [String: String?] = [:]
    for row in view.formRows {
      if let key = row.dataKey, let value = row.value { values[key] = value }
    }
    self.values = .told(values)
  }

  /// Returns the row of the property list that a row shows; nil: it has none.
  func row(_ path: RowPath?) -> FormRow? {
    guard let rows, let path, path.section == 0, rows.indices.contains(path.row) else { return nil }
    return rows[path.row]
  }

  /// Returns the value that must be stored for a row; nil inside: nothing is stored.
  func stored(for row: FormRow) -> Known<String?> {
    guard let key = row.dataKey else { return .untold(.setup) }
    return values.map { $0[key] ?? nil }
  }

  /// Takes in a message before it is judged.
  mutating func receive(_ text: TextFacts, _ watch: Watch) {
    guard text.now.event == .cellControlDidEnd, ended?.isPosted == true,
      let before = earlier.popLast()
    else { return }
    ended = before
    (posts, records) = (0, 0)
    posted = nil
  }

  /// Follows what a message means, after it was judged.
  mutating func follow(_ text: TextFacts, _ watch: Watch) {
    let now = text.now
    switch now.event {
    case .textFieldDidEnd:
      if var before = ended, !before.isPosted {
        // The field shows the text of another edit by then.
        before.text = .untold(.change)
        earlier.append(before)
      }
      let row: Known<RowPath?> = loadTurn == watch.now.turn ? .untold(.change) : now.row
      ended = Ended(
        row: row,
        text: now.text.isTold ? now.text : text.edit.text,
        turn: watch.now.turn
      )
      (posts, records) = (0, 0)
      posted = nil
    case .sent: button?.meet()
    case .cellControlDidEnd:
      // Each notification stands for an end, if none is heard.
      if !watch.hears(.textFieldDidEnd) { (posts, records) = (0, 0) }
      posts += 1
      posted = now.row
      ended?.isPosted = true
    case .setValueForKey:
      records += 1
      store(now)
    default: break
    }
    // Values that are told count from here on, as long as nothing is recorded unheard.
    if now.event != .sent, now.values.isTold, watch.hears(.setValueForKey) {
      values = now.values
      recordedKeys = []
    }
  }

  private mutating func store(_ now: TextHeard) {
    if let key = now.key { recordedKeys.insert(key) }
    guard var known = values.ifTold else { return }
    guard let key = now.key, let value = now.value.ifTold else { return values = .untold(.answer) }
    known[key] = .some(value)
    values = .told(known)
  }

  /// Follows a call.
  mutating func follow(_ call: borrowing Call, isOwn: Bool, turn: Int32) {
    button?.meet()
    if call.may(change: [.layouts, .ofUpdates]) || call.name == .removeFromSuperview {
      loadTurn = turn
    }
  }

  /// Ends the dues of a turn: an effect that was due in it was told, or is not due any more.
  mutating func endDues(_ now: Heard) {
    if button?.isOverdue(at: now) == true { button?.meet() }
    ended = nil
    earlier = []
    posted = nil
    (posts, records) = (0, 0)
  }
}
