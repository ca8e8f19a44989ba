/// What is known of a view as another thing than one that scrolls, zooms or lists rows.
struct Kinds {
  /// What is known of its controller; nil: it has none.
  var screen: ScreenFacts?
  /// What is known of it as a web view; nil: it is none.
  var web: WebFacts?
  /// What is known of its text field, or of those in the form that it is; nil: nothing is typed in it.
  var text: TextFacts?
  /// What is known of it as a text view; nil: it is none.
  var textView: TextViewFacts?
  /// What the latest message about an animation says.
  var animation = AnimationHeard()
  /// What is known of it as a control, or of whether fingers find it; nil: it is neither that nor content.
  var control: ControlFacts?
  /// What is known of it as a gesture recognizer; nil: it is none.
  var recognizer: RecognizerFacts?
  /// What is known of the sample application that it is part of; nil: it is of none.
  var sample: SampleFacts?

  /// Whether it is known as none of these.
  var areNone: Bool {
    web == nil && text == nil && textView == nil && control == nil && recognizer == nil
      && sample == nil && screen == nil
  }
}

extension Watch {
  var screen: ScreenFacts? { kinds.screen }
  var web: WebFacts? { kinds.web }
  var text: TextFacts? { kinds.text }
  var sample: SampleFacts? { kinds.sample }
}
