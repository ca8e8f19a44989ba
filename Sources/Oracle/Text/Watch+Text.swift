internal import Traces

extension SlotKey<TextFacts> {
  static var text: Self { Self(.text) }
}

extension Watch {
  /// The facts about the view's text field, or about those in the form that it is; nil: nothing is
  /// typed in it.
  var text: TextFacts? { features[.text] }
}

extension FeatureMaker {
  /// The maker that makes a view one in which text is typed.
  static var text: FeatureMaker {
    FeatureMaker(
      slot: .text,
      addAtStart: { watch, _ in
        guard Vocabulary.typists.contains(watch.setting.declaration.component) else { return }
        watch.add(TextFacts(watch), at: .text)
      },
      add: { watch in
        // A control sends its events as a text field does.
        if watch.control == nil { watch.add(TextFacts(watch), at: .text) }
      },
      events: Event.allCases.filter(\.isOfText)
    )
  }
}

// One text field of all views is edited at a time (R275).
extension Stage {
  /// Returns true if a text field has not let go of the keyboard in a turn, by its answer, or may
  /// not have.
  func hasKeptFocus(in turn: Int32) -> Bool {
    watches.contains { $0.text?.refusalTurn == turn }
  }

  /// Returns true if a text field has not let go of the keyboard in a turn, or may not have.
  func mayKeepFocus(in turn: Int32) -> Bool {
    guard !hasKeptFocus(in: turn) else { return true }
    return watches.contains { $0.text != nil && !$0.hears(.textFieldShouldEnd) }
  }
}
