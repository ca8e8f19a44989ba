import HeadlessUIKit
import Traces

extension Methods {
  /// The methods of a keyboard and of code on text fields, and that of a button on a form.
  static let forms: [Method] =
    typing + [
      Method(name: .send) { _, view, _ in
        if let form = (view as? StageTable)?.form {
          form.send()
        } else {
          view.pressButton(named: "send")
        }
      }
    ]

  /// The components that have a method of these; nil: it is none of them.
  static func hasFormMethod(_ name: Name, _ component: String) -> Bool? {
    if name == .send { return component == "form" }
    if typing.contains(where: { $0.name == name }) {
      if component == "text-view" { return textViewNames.contains(name) }
      return Vocabulary.typists.contains(component)
    }
    // The rows of a form are those of its property list.
    if component == "form", updates.contains(where: { $0.name == name }) { return false }
    return nil
  }

  /// The keyboard's methods that reach a text view.
  ///
  /// Its return key ends a line.
  private static let textViewNames: Set<Name> = [.insertText, .deleteBackward, .endEditing]

  private static let typing: [Method] = [
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
