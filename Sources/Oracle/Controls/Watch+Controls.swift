internal import Traces

extension SlotKey<ControlFacts> {
  static var control: Self { Self(.control) }
}

extension Watch {
  /// The facts about the view as a control, or about plain content that fingers may find; nil: it
  /// is neither.
  var control: ControlFacts? { features[.control] }
}

extension FeatureMaker {
  /// The maker of the facts about a control, or about content that fingers may find.
  static var control: FeatureMaker {
    FeatureMaker(
      slot: .control,
      addAtStart: { watch, header in
        let component = watch.setting.declaration.component
        guard Vocabulary.controls.contains(component) || component == "content" else { return }
        watch.add(ControlFacts(watch, copy header), at: .control)
      }
    )
  }
}
