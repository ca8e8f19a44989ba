/// The facts that a view tells a user who cannot see it.
nonisolated struct AccessibilityFacts {
  var identifier: String?
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var hidesElements = false
  var isModal = false
}
