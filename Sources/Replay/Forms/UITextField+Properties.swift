import HeadlessUIKit
import Traces

extension UITextField {
  /// Sets a property that a trace may set.
  func set(_ name: Name, to value: Value) {
    switch name {
    case .allControlEvents: listen(to: value)
    case .clearButtonMode: clearButtonMode = value.choice() ?? .never
    case .clearsOnBeginEditing: clearsOnBeginEditing = value.bool == true
    case .text: text = value.string
    default: break
    }
  }

  /// Adds an action for each control event that a trace names, which is told as one (R591).
  private func listen(to events: Value) {
    listen(to: events) { [weak self] name in
      let teller = self?.delegate as? any TextFieldTeller
      _ = teller?.tell(.sendActions, [Argument(.forControlEvents, .string(name))], usual: nil)
    }
  }
}
