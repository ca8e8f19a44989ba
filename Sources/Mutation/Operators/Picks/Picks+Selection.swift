internal import Traces

/// Faults in what a tap selects.
extension Operators {
  static let refusals: [Context] = [
    Context(
      ["R099"],
      "willSelect is answered nil, and the row is selected",
      .willSelectRow,
      edit: { $0.answering(.null) }
    ) { $0.isOfTap && $0.later(.didSelectRow) != nil && $0.later(.willDeselectRow) == nil },
    Context(
      ["R100"],
      "willSelect is answered nil, and the old row is deselected",
      .willSelectRow,
      edit: { $0.answering(.null) }
    ) { $0.isOfTap && $0.selectsOne && $0.later(.willDeselectRow) != nil },
    Context(
      ["R099"],
      "didSelect of a row that was refused",
      .willSelectRow,
      needs: .arguments,
      edit: { $0.picking([.didSelectRow], $0.row) }
    ) { $0.isOfTap && $0.message?.answer == .null },
    Context(
      ["R099"],
      "didSelect of no row after a refusal",
      .willSelectRow,
      needs: .arguments,
      edit: { site in
        let line = site.pick(.didSelectRow, site.row)
        guard case .message(var message) = line else { return [] }
        message.arguments = message.arguments.map { Argument($0.label, .null) }
        return [.insert(.message(message), before: site.line + 1)]
      }
    ) { $0.isOfTap && $0.message?.answer == .null },
    Context(
      ["R099", "R125"],
      "the notification comes though the row was refused",
      .willSelectRow,
      needs: .arguments,
      edit: { $0.picking([.selectionDidChange], nil) }
    ) { $0.isOfTap && $0.message?.answer == .null },
    Context(
      ["R100"],
      "the old row is deselected though the new one was refused",
      .willSelectRow,
      needs: .arguments,
      edit: { $0.picking([.willDeselectRow, .didDeselectRow], $0.table.selectedRows?.first) }
    ) {
      $0.isOfTap && $0.selectsOne && $0.message?.answer == .null
        && $0.table.selectedRows?.isEmpty == false
    },
    Context(
      ["R099"],
      "a row that was refused is selected at rest",
      at: .final,
      edit: { site in
        site.showingSelected { _ in (site.tapBeforeRest?.row).map { [$0] } ?? [] }
      }
    ) { site in
      site.isOfTable && site.tapBeforeRest?.message?.answer == .null
        && site.table.selectedRows?.contains(
          site.tapBeforeRest?.row ?? RowPath(section: 0, row: -1)
        )
          == false
    },
    Context(
      ["R100"],
      "what was selected before a refusal is not at rest",
      at: .final,
      edit: { $0.showingSelected { _ in [] } }
    ) {
      $0.isOfTable && $0.tapBeforeRest?.message?.answer == .null
        && $0.table.selectedRows?.isEmpty == false
    },
    Context(
      ["R103"],
      "willDeselect is answered nil, and the row is deselected",
      .willDeselectRow,
      edit: { $0.answering(.null) }
    ) { $0.isOfTap && $0.later(.didDeselectRow) != nil },
    Context(
      ["R103"],
      "didDeselect of a row that was to stay",
      .willDeselectRow,
      needs: .arguments,
      edit: { $0.picking([.didDeselectRow], $0.row) }
    ) { $0.isOfTap && $0.message?.answer == .null },
    Context(
      ["R103"],
      "a row that was to stay is not selected at rest",
      at: .final,
      edit: { $0.showingSelected { _ in [] } }
    ) { site in
      let question = site.forerunners.first { $0.name == .willDeselectRow || $0.isFinal }
      guard let question, let row = question.row, question.message?.answer == .null,
        question.isOfTap, site.isOfTable
      else { return false }
      return site.table.selectedRows?.contains(row) == true
        && !record(site, isTouchedSince: question.line)
    },
  ]

  private static func record(_ site: Site, isTouchedSince line: Int) -> Bool {
    site.record.hasTouch(in: line...site.line) || site.record.hasCall(in: line...site.line)
  }

  static let timings: [Context] = [
    Context(
      ["R093"],
      "a row is selected as it is highlighted, the finger still down",
      .didHighlightRow,
      needs: .touches,
      edit: { $0.picking([.willSelectRow, .didSelectRow], $0.row) }
    ) { $0.isOfHold },
    Context(
      ["R093", "R101"],
      "a row is selected that was not highlighted",
      .shouldHighlightRow,
      needs: .touches,
      edit: { site in
        [site, site.later(.didHighlightRow), site.later(.didUnhighlightRow)].compactMap(\.self)
          .flatMap { $0.dropped }
      }
    ) { site in
      guard let end = site.later(.didUnhighlightRow), site.isOfTap else { return false }
      return end.later(.willSelectRow) != nil && site.hasLook
    },
    Context(
      ["R115", "R075"],
      "a row is selected at the end of a drag",
      .didEndDragging,
      needs: .touches,
      edit: { $0.picking([.willSelectRow, .didSelectRow], RowPath(section: 0, row: 0)) }
    ) { $0.isOfTap && $0.isPlain && $0.isFresh },
    Context(
      ["R119"],
      "a row is selected by a tap where none is",
      at: .touch(.ended),
      needs: .arguments,
      edit: { $0.picking([.willSelectRow], RowPath(section: 0, row: 0)) }
    ) { $0.isTapBelowRows },
    Context(
      ["R119"],
      "a tap where no row is selects no row by name",
      at: .touch(.ended),
      needs: .arguments,
      edit: { site in
        guard case .message(var message) = site.pick(.willSelectRow, RowPath(section: 0, row: 0))
        else { return [] }
        message.arguments = message.arguments.map { Argument($0.label, .null) }
        return [.insert(.message(message), before: site.line + 1)]
      }
    ) { $0.isTapBelowRows },
    Context(
      ["R112"],
      "a tap selects where selection is not allowed",
      at: .touch(.ended),
      needs: .arguments,
      edit: { $0.picking([.willSelectRow], RowPath(section: 0, row: 0)) }
    ) {
      $0.isOfTable && $0.header.config[.allowsSelection]?.bool == false
        && $0.record.callLines.isEmpty
        && $0.fingers.most == 1 && !$0.fingers.hasMoved
    },
    Context(
      ["R113"],
      "a tap selects a row that is being edited",
      at: .touch(.ended),
      needs: .touches,
      edit: { $0.picking([.willSelectRow, .didSelectRow], RowPath(section: 0, row: 0)) }
    ) {
      $0.isOfTouch && $0.isEditedByCode && $0.fingers.down == 0 && !$0.fingers.hasMoved
        && $0.header.config[.allowsSelectionDuringEditing] == nil
        && $0.header.config[.allowsMultipleSelectionDuringEditing] == nil
    },
  ]

  static let selections: [Context] = [
    Context(
      ["R098"],
      "didSelect with the row not selected yet",
      .didSelectRow,
      edit: { site in site.showingSelected { $0.filter { $0 != site.row } } }
    ) { $0.isOfTap && ($0.selectsOne || $0.selectsSeveral) && !$0.isUnsettled },
    Context(
      ["R098"],
      "willSelect with the row selected already",
      .willSelectRow,
      edit: { site in site.showingSelected { _ in site.row.map { [$0] } ?? [] } }
    ) {
      $0.isOfTap && $0.selectsOne
        && $0.table.selectedRows?.contains($0.row ?? .init(section: 0, row: -1))
          == false
        && $0.previous?.table.selectedRows != nil && $0.earlier(.shouldHighlightRow) != nil
        // Of a row that is refused another entry says that it is not selected (R099).
        && $0.message?.answer != .null
    },
    Context(
      ["R097"],
      "what a tap has selected is not so at rest",
      at: .final,
      edit: { $0.showingSelected { _ in [] } }
    ) {
      $0.isOfTable && $0.selectsOne && $0.tapBeforeRest?.isAnsweredWithItself == true
        && $0.table.selectedRows?.isEmpty == false && $0.hasNothingBetweenTapAndRest
    },
    Context(
      ["R107"],
      "of several rows that taps have selected one is not so at rest",
      at: .final,
      edit: { $0.showingSelected { Array($0.dropFirst()) } }
    ) {
      $0.isOfTable && $0.selectsSeveral && $0.tapBeforeRest?.isAnsweredWithItself == true
        && $0.table.selectedRows?.isEmpty == false && $0.hasNothingBetweenTapAndRest
    },
    Context(
      ["R075", "R076"],
      "what was selected is not after a scroll",
      at: .final,
      edit: { $0.showingSelected { _ in [] } }
    ) { site in
      let names: [Name] = [.didEndDragging, .willSelectRow, .willDeselectRow]
      let before = site.forerunners.first { $0.isFinal || $0.name.map(names.contains) == true }
      return site.isOfTable && site.table.selectedRows?.isEmpty == false
        && before?.name == .didEndDragging && before?.isOfTap == true
        && !site.record.hasCall(in: (before?.line ?? 0)...site.line)
    },
    Context(
      ["R125"],
      "the notification is not posted",
      .selectionDidChange,
      needs: .finals,
      edit: \.dropped
    ) {
      site in
      guard let select = site.earlier(.didSelectRow), let question = select.earlier(.willSelectRow),
        let row = select.row
      else { return false }
      return site.isOfTap && question.table.selectedRows?.contains(row) == false
    },
    Context(
      ["R125"],
      "the notification is posted twice",
      .selectionDidChange,
      needs: .touches,
      edit: \.doubled
    ) {
      $0.isOfTap
    },
    Context(
      ["R094"],
      "didSelect before the cell is selected",
      .setSelected,
      needs: [.arguments, .otherState],
      edit: { $0.swapped(with: $0.later(.didSelectRow)) }
    ) { site in
      guard let select = site.later(.didSelectRow), let row = select.row,
        let question = select.earlier(.willSelectRow)
      else { return false }
      return site.isOfTap && question.isAnsweredWithItself && site[.selected]?.bool == true
        && question.table.selectedRows?.contains(row) == false && site.hasLook
        && site.earlier(.setHighlighted) != nil
    },
  ]

  static let codes: [Context] = [
    Context(
      ["R109"],
      "didSelect for selectRow",
      at: .call(.selectRow),
      needs: .times,
      edit: { $0.picking([.didSelectRow], $0.calledRow) }
    ) { $0.isCodedPick },
    Context(
      ["R109"],
      "willSelect and didSelect for selectRow",
      at: .call(.selectRow),
      needs: .times,
      edit: { $0.picking([.willSelectRow, .didSelectRow], $0.calledRow) }
    ) { $0.isCodedPick },
    Context(
      ["R109"],
      "didDeselect for deselectRow",
      at: .call(.deselectRow),
      needs: .arguments,
      edit: { $0.picking([.didDeselectRow], $0.calledRow) }
    ) { $0.isCodedPick },
    Context(
      ["R109"],
      "the notification for selectRow",
      at: .call(.selectRow),
      needs: .times,
      edit: { $0.picking([.selectionDidChange], nil) }
    ) { $0.isCodedPick },
    Context(
      ["R109"],
      "the notification for deselectRow",
      at: .call(.deselectRow),
      needs: .times,
      edit: { $0.picking([.selectionDidChange], nil) }
    ) { $0.isCodedPick },
    Context(
      ["R109"],
      "selectRow selects nothing",
      at: .final,
      edit: { $0.showingSelected { _ in [] } }
    ) {
      $0.isOfTable && $0.callBeforeRest?.name == .selectRow && $0.table.selectedRows?.count == 1
    },
    Context(
      ["R110"],
      "didDeselect for deselectRow inside didSelect",
      at: .call(.deselectRow),
      edit: { $0.picking([.didDeselectRow], $0.calledRow) }
    ) { $0.isInsideSelect },
    Context(
      ["R110"],
      "a row that was deselected inside didSelect is selected at rest",
      at: .final,
      edit: { site in site.showingSelected { _ in site.codedBeforeRest.map { [$0] } ?? [] } }
    ) { $0.isOfTable && $0.codedBeforeRest != nil && $0.table.selectedRows == [] },
  ]
}

extension Site {
  /// True if a finger is lifted below the last row, having come down there.
  var isTapBelowRows: Bool {
    guard isOfTable, fingers.most == 1, !fingers.hasMoved, record.callLines.isEmpty,
      let content = setup.content, let offset = moment.offset, hasRowsAlone
    else { return false }
    return fingers.origin.y.units + offset.y.units > content.y.units + 1000
  }

  /// True if it is not established what becomes of the new row (R104).
  var isUnsettled: Bool { earlier(.willDeselectRow).map { !$0.isAnsweredWithItself } ?? false }

  /// True if nothing was told of the selection between the tap before a final state and that state
  /// but by the tap itself.
  var hasNothingBetweenTapAndRest: Bool {
    guard let tap = tapBeforeRest else { return false }
    let last = forerunners.first { $0.table.selectedRows != nil }
    return last?.moment.turn == tap.moment.turn
      && tap.later(.selectionDidChange)?.table.selectedRows == table.selectedRows
  }

  /// The row that a call is about.
  var calledRow: RowPath? { call?.arguments[.at]?.rowPath }

  /// True if the program selects or deselects a row by it, and the messages of its turn can be
  /// told.
  var isCodedPick: Bool {
    isOfTable && call?.isByDelegate == false && calledRow != nil && call?.block == nil
  }

  /// True if the delegate deselects the row inside the message that tells of it.
  var isInsideSelect: Bool {
    guard isOfTable, call?.isByDelegate == true, line > 0,
      case .message(let message) = record.transcript.lines[line - 1]
    else { return false }
    return message.name == .didSelectRow && message.arguments.first?.value.rowPath == calledRow
  }

  /// The row that the delegate deselected inside didSelect, where that was the last that came before a
  /// final state.
  var codedBeforeRest: RowPath? {
    guard isFinal, let index = record.callLines.last(where: { $0 < line }),
      !record.hasTouch(in: index...line),
      let place = record.moments.firstIndex(where: { $0.line == index })
    else { return nil }
    let site = Site(record: record, place: place)
    return site.isInsideSelect ? site.calledRow : nil
  }
}
