extension UIWindowScene {
  /// The instant before which no frame has anything to do, in microseconds: where only time passes, the
  /// frames before it may be left out.
  package var nextDue: Int64 {
    guard frames.scrollViews.isEmpty, surroundings.layout.isEmpty, turn.arrivals.isEmpty,
      !frames.tiledLayers.contains(where: \.isDisplayDue)
    else { return .min }
    var due = min(animations.nextEnd ?? .max, web.nextDue ?? .max)
    for mover in frames.movers { due = min(due, mover.due) }
    for recognizer in frames.recognizers { due = min(due, recognizer.deadline ?? .min) }
    for touch in heldTouches {
      if case .held(until: let instant?) = touch.delivery { due = min(due, instant) }
    }
    return due
  }
}
