internal import Traces

extension TableFacts {
  /// Tells whether it is known which rows are displayed.
  func isDisplayKnown(_ watch: Watch) -> Bool {
    watch.hears(.willDisplayCell) && knowsLeaving(watch) && !rows.doubt.isShaken
      && !rows.doubt.mayKeepCells && !rows.shown.mayShowOthers
      // The rows in view after a reload are not known until the display of the old ones has ended.
      && (rows.calls.reload == nil || rows.shown.old.isEmpty)
  }

  /// Tells whether a row that is displayed no more is known: the end of its display is heard, or nothing can
  /// have taken a row out of view.
  func knowsLeaving(_ watch: Watch) -> Bool {
    watch.hears(.didEndDisplayingCell) || picks.stillness.isUntouched
  }
}
