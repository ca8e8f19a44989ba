internal import Traces
internal import Transcripts

extension SlotKey<TableFacts> {
  static var table: Self { Self(.table) }
}

extension Watch {
  /// The facts about the view's rows; nil: it is no table.
  var table: TableFacts? { features[.table] }

  /// True if a finger may move a row without a word (R152).
  var mayMoveRowsUnheard: Bool { !hears(.didMoveRow) && mayMoveRows }

  /// True if a finger that nobody recorded may select a row, and no message would tell which.
  var mayPickUnseen: Bool {
    !hands.areRecorded && !hears(.willSelectRow) && !hears(.didSelectRow)
  }

  /// True if a finger may move a row, which scrolls the table at its edges (R152).
  var mayMoveRows: Bool {
    guard let edits = table?.edits else { return false }
    return edits.mode != .no && (edits.setup.moves == .yes || isGivenLater(.moves))
  }
}

extension FeatureMaker {
  /// The maker that makes a view a table.
  static var table: FeatureMaker {
    FeatureMaker(
      slot: .table,
      addAtStart: { watch, _ in
        let hasTapRecognizer = watch.setting.declaration.config[.tapRecognizer]?.bool == true
        if watch.setting.isTable || hasTapRecognizer { watch.add(TableFacts(watch), at: .table) }
      },
      add: { $0.add(TableFacts($0), at: .table) },
      events: Event.allCases.filter { $0.isOfTable || $0.isOfEditing }
    )
  }
}

extension Stage {
  /// Returns true if a table has told of its rows in a turn.
  func mayShowRows(in turn: Int32) -> Bool {
    watches.contains { $0.table?.messageTurn == turn }
  }
}
