/// The features, in the order in which they are told what comes, and asked; `RuleBook.features` makes them.
enum FeatureSlot: Int, CaseIterable, Sendable {
  case zoom, table, screen, web, text, textView, control, recognizer, sample, animations, navigation
}
