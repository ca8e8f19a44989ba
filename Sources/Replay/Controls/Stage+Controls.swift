import HeadlessUIKit
import Traces

extension Setup {
  /// Returns a control that is a view of the header.
  ///
  /// The plain one tells of its touches; of its events and its state it tells where its `config` names events.
  func control(_ control: UIControl, _ properties: [Name]) -> Stage.Actor {
    let receiver = newReceiver()
    let plain = control as? StageControl
    plain?.receiver = receiver
    parent?.addSubview(control)
    // Limits first: a value is held between them.
    for name in properties where !Self.values.contains(name) { set(name, of: control) }
    for setting in view.config { _ = control.setAnimatable(setting.label, to: setting.value) }
    for name in Self.values { set(name, of: control) }
    let events = view.config[.allControlEvents]
    guard events != nil || plain == nil else {
      return Stage.Actor(index: index, view: control, part: receiver)
    }
    let teller = ControlTeller(of: control, newListener(), receiver)
    if let events { teller.listen(to: events) }
    return Stage.Actor(index: index, view: control, part: teller)
  }

  private static let values: [Name] = [.currentPage, .value]

  private func set(_ name: Name, of control: UIControl) {
    guard let value = view.config[name], !control.setTouchable(name, to: value) else { return }
    _ = control.setControl(name, to: value)
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
