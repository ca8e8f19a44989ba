internal import Traces
internal import Transcripts

/// The properties of a line about touches on the rows of a table, and about the selection.
extension Site {
  /// True if it is of a lone table of which everything can be heard, touches and calls too.
  var isOfTable: Bool {
    header.component == "table" && header.views.count <= 1 && header.observes == nil
      && view.isAlone && header.inputs.map { $0.count == 2 } ?? true
  }

  /// True if it belongs to one finger that nothing has disturbed since it came down.
  var isOfTouch: Bool {
    isOfTable && isAlone && fingers.most == 1 && !fingers.wasCancelled && fingers.beganLine >= 0
      && !record.cancelledLines.contains(fingers.beganLine)
      && !record.hasCall(in: fingers.beganLine...max(line, turnEnd?.line ?? line))
      && header.config[.tapRecognizer] == nil
  }

  /// True if it comes as such a finger is lifted.
  var isOfTap: Bool { isOfTouch && fingers.down == 0 && moment.cause == .touch }

  /// True if it comes while such a finger is down.
  var isOfHold: Bool { isOfTouch && fingers.down == 1 }

  /// The last of the view's messages in its turn.
  private var turnEnd: Site? {
    var last: Site?
    for site in followers {
      if site.moment.turn != moment.turn || site.isFinal { break }
      last = site
    }
    return last
  }

  /// Returns the nearest message with a name before it in its turn, and after it.
  func earlier(_ name: Name) -> Site? {
    forerunners.prefix { $0.moment.turn == moment.turn && !$0.isFinal }.first { $0.name == name }
  }

  func later(_ name: Name) -> Site? { restOfTurn.first { $0.name == name } }

  /// True if one row, or several, may be selected all the time.
  var selectsOne: Bool { !hasOptionCalls && header.config[.allowsMultipleSelection]?.bool != true }
  var selectsSeveral: Bool {
    !hasOptionCalls && header.config[.allowsMultipleSelection]?.bool == true
  }

  private var hasOptionCalls: Bool {
    header.config[.allowsMultipleSelectionDuringEditing] != nil
      || record.callLines.contains { index in
        guard case .call(let call) = record.transcript.lines[index] else { return false }
        return call.name == .allowsMultipleSelection || call.name == .allowsSelection
          || call.name == .reloadData || call.name == .sections
      }
  }

  /// True if the delegate was asked about it and named the row itself.
  var isAnsweredWithItself: Bool { row != nil && message?.answer?.rowPath == row }

  /// The row next to its own, which there is too.
  var neighbour: RowPath? {
    row.map { RowPath(section: $0.section, row: $0.row == 0 ? 1 : $0.row - 1) }
  }

  /// The edits by which it names the row next to its own.
  var namingNeighbour: [Edit] { namingRow { _ in neighbour ?? RowPath(section: 0, row: 1) } }

  /// The edits by which it names no row.
  var namingNothing: [Edit] {
    guard let rowLabel else { return [] }
    return saying(rowLabel, .null)
  }

  /// Returns a message about a row, as it could stand here.
  func pick(_ name: Name, _ row: RowPath?, answer: Value? = nil) -> Line {
    let label = Vocabulary.message(name)?.parameters.first?.label
    var message = Message(time: time, name: name, view: ViewIndex(moment.view))
    if let label, let row { message.arguments = [Argument(Name(label), Value(row))] }
    message.answer = answer
    return .message(message)
  }

  /// Returns the edits by which messages about a row stand right behind it; `willSelect` and its like are
  /// answered with the row.
  func picking(_ names: [Name], _ row: RowPath?) -> [Edit] {
    let asking: [Name] = [.willSelectRow, .willDeselectRow]
    return names.map { name in
      let answer: Value? =
        name == .shouldHighlightRow
        ? .bool(true) : asking.contains(name) ? row.map { Value($0) } : nil
      return .insert(pick(name, row, answer: answer), before: line + 1)
    }
  }

  /// Returns the edits by which it shows other rows selected.
  func showingSelected(_ change: ([RowPath]) -> [RowPath]) -> [Edit] {
    showingRows { state in state.selectedRows = state.selectedRows.map(change) }
  }

  /// The latest tap's question about selection before a final state, where nothing came between.
  var tapBeforeRest: Site? {
    guard isFinal else { return nil }
    let question = forerunners.first { $0.name == .willSelectRow || $0.isFinal }
    guard let question, question.name == .willSelectRow, question.isOfTap,
      !record.hasTouch(in: question.line...line), !record.hasCall(in: question.line...line)
    else { return nil }
    return question
  }
}
