import HeadlessUIKit
import Traces

extension Methods {
  /// The method of a button on a form.
  static let sending: [Method] = [
    Method(name: .send) { _, view, _ in
      if let form = (view as? StageTable)?.form {
        form.send()
      } else {
        view.pressButton(named: "send")
      }
    }
  ]

  /// The keyboard's methods that reach a text view.
  ///
  /// Its return key ends a line.
  static let ofTextViews: Set<Name> = [.insertText, .deleteBackward, .endEditing]

  /// The methods of a keyboard and of code on text fields.
  static let typing: [Method] = [
    Method(name: .insertText) { stage, view, call in
      if let text = call.arguments[.text]?.string {
        stage.typedInput(in: view)?.insertText(text)
      }
    },
    Method(name: .deleteBackward) { stage, view, _ in
      stage.typedInput(in: view)?.deleteBackward()
    },
    typing(.tapReturnKey) { field, _ in field.tapReturnKey() },
    Method(name: .tapClearButton) { stage, view, _ in
      stage.typedField(in: view)?.tapClearButton()
    },
    Method(name: .endEditing) { _, view, call in
      view.endEditing(call.arguments[.force]?.bool == true)
    },
  ]

  // A keyboard's keys reach nothing but the first responder.
  private static func typing(
    _ name: Name,
    _ perform: @escaping @MainActor (UITextField, Call) -> Void
  ) -> Method {
    Method(name: name) { stage, view, call in
      guard let field = stage.typedField(in: view), field.isFirstResponder else { return }
      perform(field, call)
    }
  }
}
