internal import Traces
internal import Transcripts

extension TableFacts {
  /// Returns true if what a call asks for has come by now: at rest, or at an input so much later that frames
  /// have laid the rows out, and their animation is over.
  func isOver(since time: Microseconds, _ watch: Watch) -> Bool {
    if watch.now.event == .final { return true }
    return time >= 0 && watch.now.time - time >= 500_000 && watch.hands.down == 0
      && !watch.setting.hasDroppedFrames && !watch.site.mayBeRemoved && edits.mode == .no
  }

  /// Returns the rows in view; nil: the state at rest that is judged does not tell them.
  func rowsTold(_ watch: Watch) -> TableState.VisibleRows? {
    watch.now.event == .final ? now.state.visibleRows : nil
  }

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
