internal import Traces
internal import Transcripts

/// The facts that decide if the latest update of a table fits its data source's answers before and
/// after it.
///
/// Each row or section that is deleted, reloaded or moved away must exist before the update, and
/// the new ones after it (R162, R167). Each section that stays must have as many rows as the update
/// leads to (R160).
struct UpdateCause {
  /// The last answers, and the answers before the update.
  private var counts = RowCounts()
  private var before = RowCounts()
  /// The number of blocks that are open, and the instant of a block whose calls say that they stand
  /// in it.
  private var depth = 0
  private var batch: Microseconds?
  /// True if the table may know other data than what was answered last.
  private var isStale = true
  /// True if an update was begun, whatever has become of it.
  private var isThere = false
  /// True if the table has not yet asked for the data after the latest update.
  private var isUnasked = false
  /// True if a script began an update before that: the two may count as one, of which no source
  /// tells.
  private var isTangled = false
  /// True if a script began the latest update.
  private var isScripted = false
  /// True if the table is just asking for its data.
  private var isAsking = false
  private var changes = RowChanges()

  /// Takes an answer in.
  mutating func take(_ message: Message) {
    isAsking = message.name == .numberOfSections || message.name == .numberOfRows
    switch message.name {
    case .numberOfSections:
      counts = RowCounts(sections: message.answer?.wholeNumber)
      isStale = false
      // The block before is over.
      isUnasked = false
      batch = nil
    case .numberOfRows:
      guard let section = message.arguments[.numberOfRowsInSection]?.wholeNumber else { return }
      counts.learn(rows: message.answer?.wholeNumber, in: section)
    case .didMoveRow:
      guard let from = message.arguments[.moveRowAt]?.rowPath?.section,
        let to = message.arguments[.to]?.rowPath?.section
      else { return }
      counts.moveRow(from: from, to: to)
    default: break
    }
  }

  /// Takes a call in.
  mutating func take(_ call: Call) {
    switch call.name {
    case .reloadData:
      isStale = true
      // No source says what a reload in the midst of an update does to it.
      if call.isByDelegate, isUnasked { isTangled = true }
    case .beginUpdates:
      if depth == 0 { begin(call) }
      depth += 1
    case .endUpdates: depth = max(0, depth - 1)
    // A block of updates in which nothing but the data become others is one too.
    case _ where call.may(change: .rows) || call.block == .performBatchUpdates:
      let isInBatch = call.block == .performBatchUpdates
      if depth == 0, !isInBatch || batch != call.time { begin(call) }
      if depth == 0 { batch = isInBatch ? call.time : nil }
      changes.note(call)
    default: break
    }
  }

  private mutating func begin(_ call: Call) {
    if isUnasked && (isScripted || call.isByDelegate) || isAsking && call.isByDelegate {
      isTangled = true
    }
    isScripted = call.isByDelegate
    isThere = true
    isUnasked = true
    before = isStale ? RowCounts() : counts
    changes = RowChanges()
  }

  /// True if an exception may be due to the update: it does not fit, or not enough was heard.
  var mayExplain: Bool { isThere && (isTangled || !fits) }

  /// True if all that is named is there, once, and each section has the rows that it should have.
  private var fits: Bool {
    guard let sections = counts.sections, before.isComplete else { return false }
    let update = RowUpdate(
      changes,
      before: before,
      turn: 0,
      time: 0,
      isBatch: false,
      isTrusted: true
    )
    guard let shift = update.shift, shift.sections(from: before) == sections else { return false }
    return (0..<max(0, sections)).allSatisfy { section in
      // A section that is new, or that is reloaded, has any number of rows.
      guard let count = shift.rows(after: section, from: before) else { return true }
      return counts.rows(in: section) == count
    }
  }
}
