internal import Traces

/// The places of the text fields of a form in its rows.
extension PickFacts {
  /// True if the finger came down where a text field may be, which takes the touch for itself.
  ///
  /// The labels of the seed take 35 percent of the width, and a tap on them is one beside the field (R292).
  var isOnField: Bool {
    config[.propertyList] != nil && finger.place.isKnown && finger.place.x > width / 100 * 35
  }
}
