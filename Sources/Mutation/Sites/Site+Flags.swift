internal import Traces

extension Site {
  /// True if it is a glide's didScroll in the course of nature, no finger down.
  var isGlideFrame: Bool {
    isPlain && name == .didScroll && moment.place == .inGlide && isQuiet
      && (!record.hasTouches || fingers.down == 0)
  }

  /// True if it is the finger's doing, for certain.
  var isFingersOwn: Bool { isQuiet }

  /// True if the glide has been outside the range, or ends with this line's turn (D11).
  var isInBounce: Bool {
    if isOverscrolled || next?.name != .didScroll { return true }
    return forerunners.prefix { $0.name == .didScroll }.contains { $0.isOverscrolled }
  }

  /// True if it is told as at rest, with no flag up.
  var isInRest: Bool { state.raised.isDisjoint(with: .flags) }

  /// All messages and final states of the view, in order.
  var allOfView: [Site] {
    record.moments.indices.compactMap {
      let moment = record.moments[$0]
      return moment.view == self.moment.view && moment.kind.isOfView
        ? Site(record: record, place: $0) : nil
    }
  }

  /// True if no line of its kind comes before it in the view.
  var isFirstOfKind: Bool {
    !forerunners.contains { $0.moment.kind == moment.kind }
  }
}
