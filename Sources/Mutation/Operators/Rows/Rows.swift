internal import Traces
internal import Transcripts

extension Operators {
  static let rows = Operator(
    "rows",
    "A table names another row, shows another cell, or asks about rows when it must not.",
    wrongRows + wrongCells + wrongRests + strayQuestions
  )

  private static let wrongRows: [Context] = [
    Context(["R004"], "cellForRow of a row that there is not", .cellForRow, edit: \.namingNoRow) {
      $0.isRowsAlone
    },
    Context(["R004"], "heightForRow of a row that there is not", .heightForRow, edit: \.namingNoRow)
    {
      $0.isRowsAlone
    },
    Context(
      ["R004"],
      "willDisplay of a section that there is not",
      .willDisplayCell,
      edit: { $0.namingRow { RowPath(section: $0.section + 1_000_000, row: $0.row) } }
    ) { $0.isRowsAlone },
    Context(["R004"], "didSelect of a row that there is not", .didSelectRow, edit: \.namingNoRow) {
      $0.isRowsAlone
    },
    Context(
      ["R070"],
      "willDisplay of another row than the cell was made for",
      .willDisplayCell,
      edit: { $0.namingRow { RowPath(section: $0.section, row: $0.row + 1) } }
    ) { site in
      guard let row = site.row, site.isRowsAlone else { return false }
      let next = RowPath(section: row.section, row: row.row + 1)
      return site.isCounted(next) && !site.forerunners.contains { $0.row == next }
    },
    Context(
      ["R005"],
      "didEndDisplaying under another path than the display began with",
      .didEndDisplayingCell,
      edit: { $0.namingRow { RowPath(section: $0.section, row: $0.row + 1) } }
    ) { $0.isRowsAlone },
  ]

  private static let wrongCells: [Context] = [
    Context(
      ["R070", "R028"],
      "willDisplay with another cell than was made",
      .willDisplayCell,
      edit: { $0.saying(.willDisplay, .string("cell-999999")) }
    ) { $0.isRowsAlone },
    Context(
      ["R072"],
      "didEndDisplaying of a cell that was never displayed",
      .didEndDisplayingCell,
      edit: { $0.saying(.didEndDisplaying, .string("cell-999999")) }
    ) { $0.isRowsAlone },
    Context(
      ["R053"],
      "prepareForReuse of a new cell",
      .willDisplayCell,
      needs: .arguments,
      edit: { $0.preparingNewCell }
    ) { site in
      site.isRowsAlone && site.previousInTurn?.name == .cellForRow
        && !site.header.lacks(.prepareForReuse)
        && !site.forerunners.contains { $0.name == .willDisplayCell && $0.cell == site.cell }
    },
    Context(
      ["R053"],
      "prepareForReuse as a cell enters the pool",
      .didEndDisplayingCell,
      needs: .otherState,
      edit: { site in
        guard let cell = site.cell else { return [] }
        let prepare = site.sibling(
          .prepareForReuse,
          [Argument(.cell, .string(cell))],
          at: site.time
        ) { _ in }
        return [.insert(prepare, before: site.line + 1)]
      }
    ) { site in
      site.isRowsAlone && site.cell?.hasPrefix("-") == false
        && !(site.nextInTurn?.name == .cellForRow && site.nextInTurn?.cell == site.cell)
    },
    Context(
      ["R060", "R029"],
      "a cell that looks selected, or not, unlike its row",
      .willDisplayCell,
      edit: { $0.flipping(.isSelected) }
    ) { $0.isRowsAlone && $0.state[.isSelected] != nil && $0.table.selectedRows != nil },
    Context(
      ["R060"],
      "a cell that looks highlighted with no finger on it",
      .willDisplayCell,
      edit: { $0.flipping(.isHighlighted) }
    ) {
      $0.isRowsAlone && $0.state[.isHighlighted] == false && $0.fingers.down == 0
        && $0.moment.cause != .touch
    },
    Context(
      ["R055"],
      "a cell of another identifier",
      .cellForRow,
      edit: { $0.answering(.string("x-1")) }
    ) { $0.isRowsAlone && $0.cell?.hasPrefix("cell-") == true },
    Context(
      ["R056", "R072"],
      "a cell that is displayed already",
      .cellForRow,
      edit: { $0.takingShownCell }
    ) {
      $0.isRowsAlone && $0.previousInTurn?.name == .willDisplayCell
        && $0.nextDisplay != nil && $0.causingCall?.name != .reloadData
    },
    Context(
      ["R030"],
      "no cell for a row, and no exception",
      .cellForRow,
      edit: { $0.answering(.null) }
    ) { $0.isRowsAlone && $0.nextDisplay != nil },
  ]

  private static let wrongRests: [Context] = [
    Context(
      ["R022"],
      "content that is higher than its rows",
      at: .final,
      edit: { site in
        site.showing { state in
          if let size = state.contentSize {
            state.contentSize = Point(x: size.x, y: size.y.moved(by: 50_000))
          }
        }
      }
    ) { $0.hasRowsAlone && ($0.state.contentSize?.y.double ?? .infinity) < 800_000 },
    Context(
      ["R024"],
      "rows in view that there are not",
      at: .final,
      edit: { site in
        site.showingRows { state in
          guard let range = state.visibleRows?.range else { return }
          let last = RowPath(section: range.upperBound.section, row: 100_000_000)
          state.visibleRows = TableState.VisibleRows(range.lowerBound...last)
        }
      }
    ) { $0.isRowsAlone },
    Context(
      ["R080"],
      "other rows in view than the one that was scrolled to",
      at: .final,
      needs: [.calls, .setUp],
      edit: { site in
        site.showingRows { state in
          guard let row = site.rowScrolledTo else { return }
          let other = RowPath(section: row.section, row: row.row + 1)
          state.visibleRows = TableState.VisibleRows(other...other)
        }
      }
    ) { $0.rowScrolledTo != nil },
    Context(
      ["R039"],
      "a selection that outlives a reload",
      at: .final,
      edit: { $0.showingRows { $0.selectedRows = [RowPath(section: 0, row: 0)] } }
    ) { $0.isRowsAlone && $0.callBeforeRest?.name == .reloadData && $0.table.selectedRows == [] },
    Context(
      ["R038"],
      "an offset that a reload has moved",
      at: .final,
      edit: { $0.moved(by: 0, 20_000) }
    ) {
      $0.isRowsAlone && $0.callBeforeRest?.name == .reloadData && $0.isOneCallBeforeRest
    },
    Context(
      ["R080"],
      "a row that is not scrolled to where it was to be",
      at: .final,
      edit: { $0.moved(by: 0, 20_000) }
    ) { $0.hasRowsAlone && $0.callBeforeRest?.name == .scrollToRow && $0.isOneCallBeforeRest },
    Context(
      ["R075", "R076"],
      "a selection that scrolling takes away",
      at: .final,
      edit: { $0.showingRows { $0.selectedRows = [] } }
    ) {
      $0.isRowsAlone && $0.callBeforeRest?.name == .contentOffset && $0.isSelectionTold
    },
    Context(
      ["R061"],
      "a selection by a cell's looks",
      at: .final,
      edit: { site in
        site.showingRows {
          $0.selectedRows = site.callBeforeRest?.arguments[.at]?.rowPath.map { [$0] }
        }
      }
    ) { $0.isRowsAlone && $0.callBeforeRest?.name == .setSelected && $0.isSelectionTold },
  ]

  private static let strayQuestions: [Context] = [
    Context(
      ["R043"],
      "no titles for reloadSectionIndexTitles()",
      .sectionIndexTitles,
      needs: .calls,
      edit: \.dropped
    ) {
      $0.isRowsAlone && $0.causingCall?.name == .reloadSectionIndexTitles && $0.isTurnOfOneCall
    },
    Context(
      ["R043"],
      "a count for reloadSectionIndexTitles()",
      at: .call(.reloadSectionIndexTitles),
      needs: .times,
      edit: { $0.asking(.numberOfSections, [], .number(Millionths(1))) }
    ) { $0.isRowsAlone && $0.call?.isByDelegate == false && $0.next != nil },
    Context(
      ["R044"],
      "a cell for the program's query",
      at: .call(.cellForRowQuery),
      needs: .times,
      edit: { site in
        let path = site.call?.arguments[.at] ?? .string("0-0")
        return site.asking(.cellForRow, [Argument(.cellForRowAt, path)], .string("cell-999999"))
      }
    ) {
      $0.isRowsAlone && $0.call?.isByDelegate == false && $0.next != nil
        && $0.moment.place == .atRest
    },
    Context(
      ["R026"],
      "a cell for a row that is out of view",
      .willDisplayCell,
      needs: .touches,
      edit: { site in
        guard let row = site.row else { return [] }
        let far = RowPath(section: row.section, row: row.row + 20)
        return [
          .insert(
            site.sibling(.cellForRow, [Argument(.cellForRowAt, Value(far))], at: site.time) { _ in
            },
            before: site.line + 1
          )
        ]
      }
    ) { site in
      guard let row = site.row, site.hasRowsAlone, site.fetchesNothingAhead else { return false }
      let height = site.header.config[.bounds]?.point?.y.units ?? 0
      return site.isCounted(RowPath(section: row.section, row: row.row + 20))
        && height <= 19
          * Int32(clamping: (site.header.config[.rowHeight]?.number?.units ?? 0) / 1000)
    },
    Context(
      ["R079"],
      "didEndScrollingAnimation of a scroll to a row without animation",
      .didScroll,
      needs: .arguments,
      edit: { site in
        [.insert(site.sibling(.didEndScrollingAnimation) { _ in }, before: site.line + 1)]
      }
    ) {
      $0.isRowsAlone && $0.isTurnOfOneCall && $0.causingCall?.name == .scrollToRow
        && $0.causingCall?.isAnimated == false
    },
    Context(
      ["R075"],
      "willSelect in a drag",
      .didScroll,
      needs: .touches,
      edit: { site in
        let path = Value(RowPath(section: 0, row: 0))
        return [
          .insert(
            site.sibling(.willSelectRow, [Argument("willSelectRowAt", path)], at: site.time) { _ in
            },
            before: site.line + 1
          )
        ]
      }
    ) { $0.isRowsAlone && $0.isPlain && $0.moment.place == .inDrag },
    Context(
      ["R084"],
      "a highlight by the touch that stops a glide",
      .willBeginDragging,
      needs: .arguments,
      edit: { site in
        let path = Value(RowPath(section: 0, row: 0))
        return [
          .insert(
            site.sibling(.didHighlightRow, [Argument("didHighlightRowAt", path)], at: site.time) {
              _ in
            },
            before: site.line
          )
        ]
      }
    ) { $0.isRowsAlone && $0.isPlain && $0.moment.place == .halted && $0.fingers.most == 1 },
  ]
}

extension Site {
  /// The edits by which it names a row that there is not.
  var namingNoRow: [Edit] { namingRow { RowPath(section: $0.section, row: 100_000_000) } }

  /// Returns true if the data source has counted a row.
  func isCounted(_ path: RowPath) -> Bool {
    let count = forerunners.first { $0.name == .numberOfRows && $0.section == path.section }
    guard let units = count?.message?.answer?.number?.units else { return false }
    return path.row < Int(units / 1_000_000)
  }

  /// The edits by which its new cell is prepared for reuse.
  fileprivate var preparingNewCell: [Edit] {
    guard let cell else { return [] }
    let prepare = sibling(.prepareForReuse, [Argument(.cell, .string(cell))], at: time) { _ in }
    return [.insert(prepare, before: line)]
  }

  /// The edits by which the cell of the row before is handed out again, and displayed.
  fileprivate var takingShownCell: [Edit] {
    guard let other = previousInTurn?.cell, let display = nextDisplay else { return [] }
    return answering(.string(other)) + display.saying(.willDisplay, .string(other))
  }

  /// Returns the edits by which a question comes right after a call.
  fileprivate func asking(_ name: Name, _ arguments: [Argument], _ answer: Value) -> [Edit] {
    guard let next,
      case .message(var question) = next.sibling(name, arguments, at: time, { _ in })
    else { return [] }
    question.answer = answer
    return [.insert(.message(question), before: line + 1)]
  }

  /// True if the latest call before a final state is the only one since the one before.
  fileprivate var isOneCallBeforeRest: Bool {
    guard let index = record.callLines.last(where: { $0 < line }),
      case .call(let call) = record.transcript.lines[index]
    else { return false }
    return !record.callLines.contains { other in
      guard other < index, case .call(let before) = record.transcript.lines[other] else {
        return false
      }
      return before.isAnimated || before.time == call.time && before.name != .sections
    }
  }

  /// True if a message since the latest call, or the final state before it, told what is selected
  /// that the final state tells too.
  fileprivate var isSelectionTold: Bool {
    guard let index = record.callLines.last(where: { $0 < line }), let selected = table.selectedRows
    else { return false }
    let told = forerunners.first { $0.line < index && $0.table.selectedRows != nil }
    return told?.table.selectedRows == selected
      && !record.callLines.contains { other in
        guard case .call(let call) = record.transcript.lines[other], other > told?.line ?? 0 else {
          return false
        }
        return call.name == .selectRow || call.name == .deselectRow || call.name == .reloadData
      }
  }
}

extension Site {
  /// The row to which the program's only call has scrolled, which is in view; nil: there is no such call.
  fileprivate var rowScrolledTo: RowPath? {
    guard isRowsAlone, record.callLines.count == 1, let call = callBeforeRest,
      call.name == .scrollToRow, !call.isByDelegate, call.block == nil,
      let row = call.arguments[.at]?.rowPath, !record.hasTouch(in: 0...line),
      header.config[.rowHeights] == nil, view.isAlone,
      table.visibleRows?.range?.contains(row) ?? false
    else { return nil }
    return row
  }
}
