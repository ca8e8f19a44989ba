extension UIControl {
  /// The events that a control may tell of; several can be named at once.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// One bit an event, UIKit's own.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger was lifted from the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The control has another value than before.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is mainly there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text field is being edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// What is typed has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is edited no longer.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed; an action for it ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
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
