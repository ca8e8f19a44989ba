internal import Traces
internal import Transcripts

/// The properties and edits of a line that concern a table's rows.
extension Site {
  /// True if everything of the table could be heard, and nothing in it is scripted away: its data
  /// is as the header says, and it is alone.
  var isRowsAlone: Bool {
    header.component == "table" && header.views.count <= 1 && header.observes == nil
      && header.inputs != [] && view.isAlone && !view.isScripted && !hasUnusualCalls
  }

  /// True if a call was made that may change rows or keep cells in ways of its own.
  private var hasUnusualCalls: Bool {
    record.callLines.contains { index in
      guard case .call(let call) = record.transcript.lines[index] else { return false }
      return !Self.plainCalls.contains(call.name) && !call.changes.isSubset(of: Self.plainChanges)
    }
  }

  private static let plainCalls: [Name] = [.reloadData, .sections, .sectionIndexTitles]
  private static let plainChanges: Changes = [
    .ofUpdates, .offset, .rectangle, .row, .toTop, .motion, .layout, .selection, .picking, .looks,
    .cellContent, .query, .index,
  ]

  /// True if cells are asked for only when they are displayed.
  var fetchesNothingAhead: Bool {
    header.config[.isPrefetchingEnabled]?.bool == false || !isModern
  }

  /// True if the cell was the row's when that left the view, so that it may have been kept (R541).
  var mayHaveBeenKept: Bool {
    header.config[.isPrefetchingEnabled]?.bool != false
      && forerunners.contains {
        $0.name == .didEndDisplayingCell && $0.row == row && $0.cell == cell
      }
      && !restOfTurn.contains { $0.name == .prepareForReuse && $0.cell == cell }
  }

  /// The row that the message is about, and the cell.
  var row: RowPath? {
    message?.arguments.lazy.compactMap(\.value.rowPath).first
  }

  /// The cell that it tells of, or was answered with.
  var cell: String? {
    guard let message else { return nil }
    if message.name == .cellForRow { return message.answer?.string }
    return
      (message.arguments[.cell] ?? message.arguments[.willDisplay]
      ?? message.arguments[.didEndDisplaying])?.string
  }

  /// The label of the row's argument.
  var rowLabel: Name? {
    message?.arguments.first { $0.value.rowPath != nil }?.label
  }

  /// Returns the edits by which it names another row.
  func namingRow(_ change: (RowPath) -> RowPath) -> [Edit] {
    guard let row, let rowLabel else { return [] }
    return saying(rowLabel, Value(change(row)))
  }

  /// Returns the edits by which it was answered with something else.
  func answering(_ answer: Value) -> [Edit] {
    guard var message else { return [] }
    message.answer = answer
    return replaced(by: .message(message))
  }

  /// Returns the edits by which it shows other rows selected, or in view.
  func showingRows(_ change: (inout TableState) -> Void) -> [Edit] {
    switch content {
    case .message(var message):
      change(&message.table)
      return replaced(by: .message(message))
    case .final(var final):
      change(&final.table)
      return replaced(by: .final(final))
    default: return []
    }
  }

  /// The state of the table that the line tells.
  var table: TableState {
    switch content {
    case .message(let message): message.table
    case .final(let final): final.table
    default: .unknown
    }
  }

  /// The messages of its turn that come after it.
  var restOfTurn: some Sequence<Site> {
    followers.prefix { $0.moment.turn == moment.turn && !$0.isFinal }
  }

  /// The section that it counts.
  var section: Int? {
    message?.arguments[.numberOfRowsInSection]?.number.map { Int($0.units / 1_000_000) }
  }

  /// True if it counts a section for the first time in a load that asks for a cell of it.
  var isCountBeforeCell: Bool {
    guard isRowsAlone, let section, isFirstOfItsLoad else { return false }
    return restOfTurn.contains { $0.name == .cellForRow && $0.row?.section == section }
  }

  /// True if its question is asked for the first time since the load began, and only once in it.
  private var isFirstOfItsLoad: Bool {
    let same = record.places[moment.kind] ?? []
    return same.count { place in
      let other = Site(record: record, place: place)
      return other.moment.turn == moment.turn && other.message?.arguments == message?.arguments
    } == 1 && isOfLoad
  }

  /// True if it belongs to the first load or to a reload of the program.
  var isOfLoad: Bool {
    moment.causeLine < 0 || causingCall?.name == .reloadData && isTurnOfOneCall
  }

  /// The latest call before a final state, where nothing but calls of the program came.
  var callBeforeRest: Call? {
    guard isFinal, !record.hasTouch(in: 0...line),
      let index = record.callLines.last(where: { $0 < line }),
      case .call(let call) = record.transcript.lines[index], !call.isByDelegate, call.block == nil
    else { return nil }
    return call
  }

  /// True if every row is as high as the next, and nothing else in the content.
  var hasRowsAlone: Bool {
    let config = header.config
    let others: [Name] = [
      .headers, .footers, .tableHeaderView, .tableFooterView, .style, .rowHeights, .contentInset,
      .safeAreaInsets, "sectionHeaderTopPadding",
    ]
    return isRowsAlone && config[.rowHeight]?.number != nil
      && others.allSatisfy { config[$0] == nil }
      && header.effectiveViews[0].delegate.entries.isEmpty
  }
}
