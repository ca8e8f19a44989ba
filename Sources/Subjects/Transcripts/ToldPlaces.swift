import Traces

/// The last told place of each view, before it was rounded.
///
/// A host in a language of its own may know nothing of `moved`: what its numbers say is enough.
struct ToldPlaces {
  private var last: [ViewIndex: (told: ToldPlace, shown: Point)] = [:]

  /// Begins where the header sets each view up to be: the first scroll moves from there.
  init(_ header: Header) {
    for (place, view) in header.effectiveViews.enumerated() {
      let point = view.config[.contentOffset]?.point ?? .zero
      last[ViewIndex(place)] = (ToldPlace(point), point)
    }
  }

  /// Takes a message that a subject tells.
  ///
  /// - Parameters:
  ///   - message: what is told.
  ///   - told: the place before it was rounded; nil: that in the message's state is exact.
  /// - Returns: whether it is a scroll to another place than the one before, and rounding makes the two
  ///   the same.
  mutating func hasMovedUnseen(_ message: Message, to told: ToldPlace?) -> Bool {
    guard message.name == .didScroll, let shown = message.state.contentOffset else { return false }
    let told = told ?? ToldPlace(shown)
    guard let before = last.updateValue((told, shown), forKey: message.view) else { return false }
    return before.shown == shown && before.told != told
  }
}
