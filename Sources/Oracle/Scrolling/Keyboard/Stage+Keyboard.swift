internal import Traces
internal import Transcripts

extension Stage {
  /// Returns true if any view that scrolls puts the keyboard away so, or may.
  func contains(_ dismissal: Keyboard.Dismissal) -> Bool {
    watches.contains { watch in
      watch.setting.isScroller
        && (!watch.setting.isSetUpAtAll || watch.geometry.dismissal == dismissal)
    }
  }

  /// Returns true if a drag began in a turn, in a view that puts the keyboard away so, or may.
  func hasBegunDrag(in turn: Int32, with dismissal: Keyboard.Dismissal) -> Bool {
    watches.contains { watch in
      watch.drag.pull.turn == turn
        && (!watch.setting.isSetUpAtAll || watch.geometry.dismissal == dismissal)
    }
  }

  /// True if one of the views may be dragged.
  var mayBeDragged: Bool { watches.contains { $0.course.phases & Phase.dragging != 0 } }
}
