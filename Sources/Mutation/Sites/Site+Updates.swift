internal import Traces
internal import Transcripts

/// The properties and edits of a line that concern updates of a table's rows and sections.
extension Site {
  /// The calls of the update that a message belongs to, or that a call carries out; empty: it carries
  /// none out, or does so inside of a message.
  var updateCalls: [Call] {
    let last = call == nil ? moment.causeLine : line
    guard isRowsAlone, last >= 0, case .call(let call) = record.transcript.lines[last],
      !call.isByDelegate, call.may(change: .rows) || call.name == .endUpdates,
      depth(after: last) == 0
    else { return [] }
    if call.name == .endUpdates { return callsOfBlock(endingAt: last) }
    guard call.block == .performBatchUpdates else { return [call] }
    let batch = calls(through: last).reversed().prefix {
      $0.block == .performBatchUpdates && $0.time == call.time
    }
    return batch.filter { $0.may(change: .rows) }
  }

  /// True if it is the call that carries an update out, and not one of a block that goes on.
  var carriesOut: Bool {
    guard let call, !updateCalls.isEmpty else { return false }
    guard call.block == .performBatchUpdates else { return true }
    return next?.moment.causeLine == line
  }

  /// Returns the rows that calls of the update name.
  func updatedRows(_ name: Name) -> [RowPath] {
    updateCalls.filter { $0.name == name }
      .flatMap { $0.arguments[.at]?.paths ?? [] }
  }

  /// True if the update reloads rows, and does nothing else.
  var isReloadOfRows: Bool {
    let calls = updateCalls
    return !calls.isEmpty && calls.allSatisfy { $0.name == .reloadRows }
  }

  /// True if rows are updated in its turn, or after it before the table rests, so that they go by
  /// other paths then.
  var isUpdatedBeforeRest: Bool {
    guard let rest = followers.first(where: \.isFinal) else { return false }
    let first = moment.causeLine < 0 ? line : moment.causeLine
    return record.callLines.contains { index in
      guard index >= first, index < rest.line, case .call(let call) = record.transcript.lines[index]
      else { return false }
      return call.may(change: .rows) || call.name == .endUpdates
    }
  }

  /// True if it is told in the turn of an update that nobody takes exception to, and the table is
  /// told to rest next.
  var isOfRestingUpdate: Bool {
    !updateCalls.isEmpty && exceptionLine == nil && rest != nil
  }

  /// The line of an exception that ends the transcript in this turn.
  var exceptionLine: Int? {
    var index = line + 1
    while index < record.transcript.lines.count {
      switch record.transcript.lines[index] {
      case .exception: return index
      case .message, .comment: index += 1
      default: return nil
      }
    }
    return nil
  }

  /// True if it is the last count before anything else comes.
  var isLastCount: Bool {
    name == .numberOfRows && nextInTurn?.name != .numberOfRows
  }

  /// A row that is in view at rest and has been since before the update.
  var keptRow: RowPath? {
    guard let rest, let range = rest.table.visibleRows?.range,
      range.lowerBound.section == range.upperBound.section
    else { return nil }
    let section = range.lowerBound.section
    let between = followers.prefix { !$0.isFinal }
    let new = Set(between.filter { $0.name == .cellForRow }.compactMap(\.row))
    return (range.lowerBound.row...range.upperBound.row).lazy
      .map { RowPath(section: section, row: $0) }.first { !new.contains($0) }
  }

  /// Returns the number of blocks that are open after a line.
  func depth(after line: Int) -> Int {
    calls(through: line).reduce(0) { depth, call in
      switch call.name {
      case .beginUpdates: depth + 1
      case .endUpdates: max(0, depth - 1)
      default: depth
      }
    }
  }

  private func calls(through line: Int) -> [Call] {
    record.callLines.prefix { $0 <= line }.compactMap {
      guard case .call(let call) = record.transcript.lines[$0] else { return nil }
      return call
    }
  }

  private func callsOfBlock(endingAt line: Int) -> [Call] {
    var depth = 0
    var block: [Call] = []
    for call in calls(through: line).reversed() {
      if call.name == .endUpdates { depth += 1 }
      if call.name == .beginUpdates { depth -= 1 }
      if call.may(change: .rows) { block.append(call) }
      if depth == 0 { break }
    }
    return block
  }
}

extension Value {
  /// The index paths of a list.
  var paths: [RowPath] { elements.compactMap(\.rowPath) }
}
