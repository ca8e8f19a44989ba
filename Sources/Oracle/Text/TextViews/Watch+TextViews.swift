internal import Traces

extension SlotKey<TextViewFacts> {
  static var textView: Self { Self(.textView) }
}

extension Watch {
  /// The facts about the view as a text view; nil: it is none.
  var textView: TextViewFacts? { features[.textView] }
}

extension FeatureMaker {
  /// The maker that makes a view a text view.
  static var textView: FeatureMaker {
    FeatureMaker(
      slot: .textView,
      addAtStart: { watch, header in
        guard watch.setting.declaration.component == "text-view" else { return }
        watch.add(TextViewFacts(watch, header), at: .textView)
      }
    )
  }
}
