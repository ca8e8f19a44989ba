internal import Traces

extension SlotKey<ControlFacts> {
  static var control: Self { Self(.control) }
}

extension Watch {
  /// What is known of the view as a control, or of whether fingers find it; nil: it is neither that nor
  /// content.
  var control: ControlFacts? { features[.control] }
}

extension FeatureMaker {
  /// What makes a view a control, or content that fingers may find.
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
