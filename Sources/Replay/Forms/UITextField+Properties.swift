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
    for name in events.elements.compactMap(\.string) {
      guard let event = Self.editingEvents[name] else { continue }
      let action = UIAction { [weak self] _ in
        let teller = self?.delegate as? any TextFieldTeller
        _ = teller?.tell(
          .sendActions,
          [Argument(.forControlEvents, .string(name))],
          usual: nil
        )
      }
      addAction(action, for: event)
    }
  }

  private static let editingEvents: [String: Event] = [
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
