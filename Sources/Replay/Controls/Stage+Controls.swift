import HeadlessUIKit
import Traces

extension Stage {
  /// Returns the properties of a control that may be set, and of plain content whether fingers find
  /// it.
  nonisolated static func controlProperties(of component: String) -> [Name] {
    propertiesOfControls[component] ?? []
  }

  /// The same of each kind of view that a finger finds: the table of words is long.
  nonisolated private static let propertiesOfControls = Dictionary(
    uniqueKeysWithValues: (["content"] + Vocabulary.controls).map {
      ($0, Vocabulary.ownProperties(of: $0))
    }
  )

  /// A control that is a view of the header.
  ///
  /// The plain one tells of its touches; of its events and its state it tells where its `config` names events.
  func control(
    _ view: Header.View,
    at index: ViewIndex,
    frame: CGRect,
    in parent: UIView?,
    _ ears: Ears
  ) -> Actor {
    let control = Self.newControl(view.component, frame)
    (control as? StageControl)?.ears = ears
    parent?.addSubview(control)
    // Limits first: a value is held between them.
    for name in Self.controlProperties(of: view.component) where !Self.values.contains(name) {
      set(name, of: control, from: view.config)
    }
    for setting in view.config { _ = control.setAnimatable(setting.label, to: setting.value) }
    for name in Self.values { set(name, of: control, from: view.config) }
    var actor = Actor(index: index, view: control, delegate: nil, ears: ears)
    let events = view.config[.allControlEvents]
    guard events != nil || view.component != "control" else { return actor }
    let voice = StageVoice(
      stage: self,
      index: index,
      observes: ears.observes,
      script: view.delegate
    )
    let teller = ControlTeller(of: control, voice)
    if let events { teller.listen(to: events) }
    actor.controlTeller = teller
    return actor
  }

  private static let values: [Name] = [.currentPage, .value]

  private func set(_ name: Name, of control: UIControl, from config: [Argument]) {
    guard let value = config[name], !control.setTouchable(name, to: value) else { return }
    _ = control.setControl(name, to: value)
  }

  private static func newControl(_ component: String, _ frame: CGRect) -> UIControl {
    switch component {
    case "button": UIButton(frame: frame)
    case "switch": UISwitch(frame: frame)
    case "slider": UISlider(frame: frame)
    case "page-control": UIPageControl(frame: frame)
    default: StageControl(frame: frame)
    }
  }
}

extension Methods {
  /// The methods of controls that code calls.
  static let controls: [Method] = [
    Method(name: .sendActions) { _, view, call in
      let event = call.arguments[.forControlEvents]?.string.flatMap { UIControl.Event.byName[$0] }
      if let event { (view as? UIControl)?.sendActions(for: event) }
    },
    Method(name: .setOn) { _, view, call in
      (view as? UISwitch)?
        .setOn(call.arguments[.on]?.bool == true, animated: call.isAnimated)
    },
    Method(name: .setValueAnimated) { _, view, call in
      guard let value = call.arguments[.value]?.number else { return }
      (view as? UISlider)?.setValue(Float(value.double), animated: call.isAnimated)
    },
  ]
}
