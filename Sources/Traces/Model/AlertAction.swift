/// An action that a header gives an alert.
package struct AlertAction: Hashable, Sendable {
  /// The words on its button; nil: there are none.
  package let title: String?
  /// `default`, `cancel` or `destructive`.
  package let style: String
  /// True if it can be chosen.
  package let isEnabled: Bool

  init(_ value: Value) {
    let parts: [Argument] = if case .object(let parts) = value { parts } else { [] }
    title = parts[.title]?.string
    style = parts[.style]?.string ?? "default"
    isEnabled = parts[.isEnabled]?.bool ?? true
  }
}

extension Header.View {
  /// True if its controller is presented, and never pushed.
  package var isPresented: Bool {
    component == "alert" || config[.modalPresentationStyle] != nil
  }

  /// The actions of an alert, in the order of their buttons.
  package var alertActions: [AlertAction] {
    guard case .array(let actions)? = config[.actions] else { return [] }
    return actions.map(AlertAction.init)
  }

  /// Returns the place of the action that a call chooses, by its title or by its place; nil: there
  /// is none.
  package func placeOfAction(_ chosen: Value?) -> Int? {
    let actions = alertActions
    if let title = chosen?.string { return actions.firstIndex { $0.title == title } }
    return chosen?.number.flatMap { number in
      actions.indices.first { Millionths(whole: $0) == number }
    }
  }
}
