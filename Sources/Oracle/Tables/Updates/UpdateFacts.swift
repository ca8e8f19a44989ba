internal import Traces
internal import Transcripts

/// The facts about the blocks of updates of a table: the depth of their nesting, and the changes
/// that they ask for.
struct UpdateFacts: Sendable {
  /// The effect of a call of an update.
  enum Step: Sendable {
    /// It is noted until the outermost block ends (R164).
    case noted
    /// The table carries this out, for the block has ended or there was none (R165).
    case carriedOut(RowChanges)
    /// It is one more call of the `performBatchUpdates` before, which as a whole is this.
    case carriedOn(RowChanges)
  }

  /// The number of blocks that are open.
  private(set) var depth = 0
  private var changes = RowChanges()
  /// The `performBatchUpdates` that the latest calls stand in, as long as nothing comes between.
  private var batch: (changes: RowChanges, time: Microseconds)?
  /// True if the latest call is one more of the block before.
  private(set) var isCarriedOn = false
  /// The latest update that was carried out since the table rested.
  var latest: RowUpdate?
  /// The turn and the time of the latest call that was noted only; -1: something else has come since.
  private(set) var notedTurn: Int32 = -1
  private(set) var notedTime: Microseconds = -1
  /// The turn in which a finger has moved a row last; -1: none.
  var movedTurn: Int32 = -1
  /// The number of rows that the data source will answer, by the header and the calls; nil: not
  /// known.
  private(set) var model: [Int]?

  init(_ view: Header.View, calls: Record) {
    let scripted: [Name] = [.numberOfSections, .numberOfRows]
    let isScripted = view.delegate.entries.contains { scripted.contains($0.message) }
    model = isScripted || calls == .hidden ? nil : view.config.rowCounts
  }

  /// True if something may be missed as the turn ends.
  var isDue: Bool { latest?.isOpen ?? false }

  /// Takes in a call that is no update: one may change the data, and any one is between two updates.
  mutating func follow(_ call: borrowing Call) {
    if call.name == .sections, model != nil { model = call.arguments.rowCounts }
    guard call.block != .performBatchUpdates else { return }
    batch = nil
    notedTurn = -1
  }

  /// Takes in that something was heard, or a finger came.
  mutating func interrupt() { batch = nil }

  /// Notes a load within a block: nothing of its updates is established after that.
  mutating func spoil() {
    latest?.isReloadedSince = true
    if depth > 0 { changes.spoil() }
    batch?.changes.spoil()
  }

  /// Takes in a call that is an update, or begins or ends a block of them.
  mutating func take(_ call: borrowing Call, turn: Int32) -> Step {
    notedTurn = -1
    isCarriedOn = false
    if call.name == .beginUpdates {
      if depth == 0 { changes = RowChanges() }
      depth += 1
      return .noted
    }
    if call.name == .endUpdates {
      // An end without a begin ends nothing.
      guard depth > 0 else { return .noted }
      depth -= 1
      guard depth > 0 else { return .carriedOut(changes) }
    } else if depth > 0 {
      changes.note(call)
    } else {
      return takeAlone(call)
    }
    notedTurn = turn
    notedTime = call.time ?? -1
    return .noted
  }

  private mutating func takeAlone(_ call: borrowing Call) -> Step {
    let time = call.time ?? -1
    guard call.block == .performBatchUpdates else {
      batch = nil
      var changes = RowChanges()
      changes.note(call)
      return .carriedOut(changes)
    }
    if let open = batch, open.time == time {
      var changes = open.changes
      changes.note(call)
      batch = (changes, time)
      isCarriedOn = true
      return .carriedOn(changes)
    }
    var changes = RowChanges()
    changes.note(call)
    batch = (changes, time)
    return .carriedOut(changes)
  }

  /// Learns the results of the latest update, if the message is about the turn of that update.
  mutating func learn(_ heard: TableHeard) {
    batch = nil
    latest?.learn(heard)
  }

  /// Returns true if an update was carried out since the table rested.
  func isFresh(_ turn: Int32) -> Bool { latest?.turn == turn }

  /// Takes in that the turn is over.
  mutating func endTurn(_ now: Heard) { latest?.endTurn(now) }

  /// Takes in that the table rests: what came of the latest update was judged.
  mutating func rest() {
    latest = nil
    batch = nil
  }

  /// Forgets what was under way: after an exception nothing goes on.
  mutating func excuse() {
    rest()
    depth = 0
    notedTurn = -1
  }
}
