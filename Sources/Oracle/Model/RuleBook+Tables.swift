extension RuleBook {
  /// The rules about rows and sections that are inserted, deleted, reloaded or moved.
  static var updates: [[Rule]] {
    [UpdateExceptionRules.all, UpdateCountRules.all, UpdatedRowRules.all]
  }

  /// The rules about rows, their cells and their display.
  static var rows: [[Rule]] {
    [
      LoadRules.all, CellRules.all, ReuseRules.all, ReloadRules.all, DisplayRules.all,
      PrefetchRules.all, ReconfigureRules.all, SnapshotRules.all, HeaderViewRules.all,
      RowScrollRules.all,
    ]
  }

  /// The rules about touches on rows, selection, headers and the index.
  static var picks: [[Rule]] {
    Taps.pages + [HeaderRules.all, IndexRules.all]
  }

  /// The rules about editing: its mode, swipes across rows, what is committed, rows that are moved.
  static var edits: [[Rule]] {
    [
      EditingModeRules.all, EditingControlRules.all, SwipeRules.all, SwipeEndRules.all,
      CommitRules.all, RowActionRules.all, ActionHandlerRules.all, MoveRules.all,
    ]
  }
}
