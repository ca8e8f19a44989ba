/// What a view tells somebody who does not see it.
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
