internal import Traces
internal import Transcripts

extension SlotKey<TextFacts> {
  static var text: Self { Self(.text) }
}

extension Watch {
  /// The facts about the view's text field, or about those in the form that it is; nil: nothing is
  /// typed in it.
  var text: TextFacts? { features[.text] }
}

extension Watch {
  /// True if fingers may find a clear button in the field, or code may press it.
  var mayHaveClearButton: Bool {
    record.calls != .recorded || setting.declaration.config[.clearButtonMode] != nil
  }
}

extension FeatureMaker {
  /// The maker that makes a view one in which text is typed.
  static var text: FeatureMaker {
    FeatureMaker(
      slot: .text,
      addAtStart: { watch, header in
        let view = watch.setting.declaration
        guard Vocabulary.typists.contains(view.component) else { return }
        let facts = TextFacts(watch)
        if watch.record.isFromTheStart { facts.form?.button = FormButton(view, header) }
        if view.component == "field", watch.record.isFromTheStart {
          facts.focus = FocusDue(view, header, watch.record)
        }
        watch.add(facts, at: .text)
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
  /// True if surely no text is edited, in any view.
  var isNothingTyped: Bool {
    watches.allSatisfy { watch in
      watch.text.map { $0.edit.isOpen == .no } ?? true
        && watch.textView.map { $0.isEdited == .no } ?? true
    }
  }

  /// Returns true if a text is surely edited in another view than one.
  func hasEdit(besides watch: Watch) -> Bool {
    watches.contains { other in
      guard other !== watch else { return false }
      return other.textView?.isEdited == .yes || other.text?.edit.isOpen == .yes
    }
  }

  /// Takes in that a text is edited, and so no other.
  func shutTexts(besides watch: Watch) {
    for other in watches where other !== watch {
      other.text?.learnShut()
      other.textView?.learnShut()
    }
  }

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
