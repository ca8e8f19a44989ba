internal import Traces

/// The selection that a message or a final state tells, beside the selection that it must be.
struct SelectionReading: Sendable {
  let told: [RowPath]
  /// The selection that it must be; nil: not known.
  let expected: [RowPath]?
  /// The cause of that selection.
  let cause: SelectedRows.Cause

  var isRight: Bool { expected.map { $0 == told } ?? true }

  /// Compares; nil where nothing is told, or it changes at a moment that is nowhere stated.
  ///
  /// - Parameters:
  ///   - heard: the message or final state.
  ///   - subject: the row that it is about.
  ///   - exchange: the exchange that it may belong to.
  ///   - selection: what is selected before it.
  ///   - mode: how many rows may be selected.
  init?(
    _ heard: TableHeard,
    of subject: ToldRow,
    _ exchange: Exchange,
    _ selection: SelectedRows,
    _ mode: SelectionOptions.Mode?
  ) {
    guard let told = heard.selectedRows else { return nil }
    let isInExchange = exchange.isOpen || exchange.isLeaverOpen || exchange.selected == nil
    if heard.event == .selectionDidChange, isInExchange { return nil }
    self.told = told.sorted()
    guard heard.event == .didSelectRow else {
      expected = selection.rows
      cause = selection.cause
      return
    }
    cause = .tap
    guard exchange.loss == nil else {
      expected = nil
      return
    }
    if !exchange.isUnsettled, let rows = selection.selecting(subject, mode) {
      expected = rows
    } else {
      // Whatever else is, the row that is told of is selected.
      expected = subject.path.flatMap { told.contains($0) ? nil : [$0] }
    }
  }
}
