extension UIControl {
  /// The events that the control has actions for.
  public final var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Adds an action for events; one that is there already is done for these events too.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    if let place = actions.firstIndex(where: { $0.action === action }) {
      actions[place].events.formUnion(controlEvents)
    } else {
      actions.append((action, controlEvents))
    }
  }

  /// Adds an action for events that is done before the others.
  package final func addFirstAction(_ action: UIAction, for controlEvents: Event) {
    actions.insert((action, controlEvents), at: 0)
  }

  /// Takes an action away from events.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    guard let place = actions.firstIndex(where: { $0.action === action }) else { return }
    actions[place].events.subtract(controlEvents)
    if actions[place].events.isEmpty { actions.remove(at: place) }
  }

  /// Does the actions of events, in the order in which they were added.
  public final func sendActions(for controlEvents: Event) {
    // A copy: an action may add or remove others.
    let due = actions.filter { !$0.events.isDisjoint(with: controlEvents) }
    for entry in due { sendAction(entry.action) }
  }
}
