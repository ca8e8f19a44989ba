internal import Traces
internal import Transcripts

/// The edits of operators around an update.
extension Site {
  /// The edits by which all that comes in its turn is left out.
  var droppingTurn: [Edit] { followersInTurn.map { .drop(at: $0.line) } }

  /// The edits by which its cell is neither made nor displayed.
  var droppingCell: [Edit] {
    let prepare = restOfTurn.first { $0.name == .prepareForReuse && $0.cell == cell }
    return dropped + [prepare, nextDisplay].compactMap { $0 }.flatMap(\.dropped)
  }

  /// The edits by which a cell is asked for that is in view already.
  var askingKept: [Edit] {
    guard let keptRow else { return [] }
    return inserting(
      .cellForRow,
      [Argument(.cellForRowAt, Value(keptRow))],
      .string("cell-999999"),
      before: line + 1
    )
  }

  /// The edits by which the sections are counted right after a call.
  var countingEarly: [Edit] {
    guard let template = next ?? previous else { return [] }
    return template.inserting(
      .numberOfSections,
      [],
      .number(Millionths(1)),
      before: line + 1,
      at: time
    )
  }

  /// Returns the edits by which the table rests where a line stands.
  func resting(at line: Int) -> [Edit] {
    var final = Final(time: time, state: (message == nil ? previous : self)?.state ?? State())
    final.view = ViewIndex(moment.view)
    return [.replace(at: line, with: .final(final))]
  }

  /// Returns the edits by which another exception ends the transcript.
  func raising(_ change: (inout RaisedException) -> Void) -> [Edit] {
    guard let line = exceptionLine,
      case .exception(var exception) = record.transcript.lines[line]
    else { return [] }
    change(&exception)
    return [.replace(at: line, with: .exception(exception))]
  }

  /// Returns the edits by which an exception comes next.
  func raisingNext(_ name: String) -> [Edit] {
    [.insert(.exception(RaisedException(time: time, name: name, reason: nil)), before: line + 1)]
  }

  private func inserting(
    _ name: Name,
    _ arguments: [Argument],
    _ answer: Value,
    before line: Int,
    at time: Microseconds? = nil
  ) -> [Edit] {
    guard
      case .message(var question) = sibling(name, arguments, at: time ?? self.time, { _ in })
    else { return [] }
    question.answer = answer
    return [.insert(.message(question), before: line)]
  }
}

/// The conditions of the operators on updates.
extension Site {
  /// True if the sections are counted in the turn of a call.
  var isCountedInTurn: Bool {
    followersInTurn.contains { $0.name == .numberOfRows } && exceptionLine == nil
  }

  /// True if the row is in view when the table rests, with the cell that it is given here.
  var isShownAtRest: Bool {
    guard let row, let range = rest?.table.visibleRows?.range, range.contains(row) else {
      return false
    }
    return !followers.prefix { !$0.isFinal }.contains { $0.name == .cellForRow && $0.row == row }
  }

  /// True if it is told as an empty block ends.
  var isOfEmptyBlock: Bool {
    isRowsAlone && causingCall?.name == .endUpdates && causingCall?.isByDelegate == false
      && depth(after: moment.causeLine) == 0 && updateCalls.isEmpty && rest != nil
  }

  /// The place of an inserted row if its number were one before deletions; nil if no other row is
  /// there.
  var misread: RowPath? {
    let inserted = updatedRows(.insertRows)
    guard let row, inserted.contains(row) else { return nil }
    let before = updatedRows(.deleteRows).count { $0.section == row.section && $0.row < row.row }
    let path = RowPath(section: row.section, row: row.row - before)
    let isKept = !restOfTurn.contains { $0.name == .cellForRow && $0.row == path }
    return before > 0 && !inserted.contains(path) && isKept
      && rest?.table.visibleRows?.range?.contains(path) ?? false ? path : nil
  }

  /// True if a call of the program is only noted, for a block is open.
  var isNotedOnly: Bool {
    guard isRowsAlone, let call, !call.isByDelegate, !view.isScripted, moment.place == .atRest
    else { return false }
    return depth(after: line) > 0
  }

  /// True if it is the count that does not fit the update.
  var isWrongCount: Bool {
    isLastCount && !updateCalls.isEmpty && exceptionLine != nil
      && nextInTurn?.name != .numberOfSections
  }

  /// True if the exception is about rows: UIKit's words about sections are on no record.
  var raisesForRows: Bool {
    guard let line = exceptionLine, case .exception(let told) = record.transcript.lines[line]
    else { return false }
    return told.reason?.contains("number of rows") ?? false
  }

  /// True if a call deletes a row that there is not.
  var isOfMissingRow: Bool {
    carriesOutAlone && followersInTurn.isEmpty && exceptionLine != nil
      && updatedRows(.deleteRows).contains { !isCounted($0) }
  }

  private var carriesOutAlone: Bool {
    !updateCalls.isEmpty && call?.block == nil
  }

  /// True if the program scrolls to a row right after it has been inserted.
  var isToInsertedRow: Bool {
    guard isRowsAlone, let path = call?.arguments[.at]?.rowPath,
      let index = record.callLines.lastIndex(where: { $0 < line }), index > 0,
      record.callLines.contains(where: { other in
        guard other < line, case .call(let call) = record.transcript.lines[other] else {
          return false
        }
        return call.name == .insertRows && call.time == time
          && call.arguments[.at]?.paths.contains(path) ?? false
      })
    else { return false }
    let count = forerunners.filter { $0.name == .numberOfRows && $0.section == path.section }
    guard count.count > 1, let units = count[1].message?.answer?.number?.units else { return false }
    return path.row >= Int(units / 1_000_000)
  }

  /// True if the table rests after an update alone, and it was told before what is selected.
  var isSelectionAfterUpdate: Bool {
    guard isFinal, isRowsAlone, table.selectedRows != nil, !record.hasTouch(in: 0...line),
      let last = record.callLines.last(where: { $0 < line }),
      !Site(record: record, place: place).callsUpdating(endingAt: last).isEmpty
    else { return false }
    return record.callLines.contains { index in
      guard index < last, case .call(let call) = record.transcript.lines[index] else {
        return false
      }
      return call.name == .selectRow && call.arguments[.at]?.rowPath != nil
    }
  }

  private func callsUpdating(endingAt line: Int) -> [Call] {
    guard case .call(let call) = record.transcript.lines[line], !call.isByDelegate,
      call.may(change: .rows), depth(after: line) == 0, call.name != .reloadRows,
      call.name != .reloadSections
    else { return [] }
    return [call]
  }
}

extension String {
  /// The text with another number at its end.
  var withLastNumberChanged: String {
    guard let last = lastIndex(where: \.isNumber) else { return self }
    var text = self
    text.replaceSubrange(last...last, with: self[last] == "7" ? "8" : "7")
    return text
  }
}
