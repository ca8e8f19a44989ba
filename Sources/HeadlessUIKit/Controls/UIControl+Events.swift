extension UIControl {
  /// The events that a control may tell of; several can be named at once.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// One bit an event, UIKit's own.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down that has tapped just before.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value than before.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is mainly there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field is being edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user's typing has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is edited no longer.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed; an action for it ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The events that an application may use as it likes.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The events that UIKit keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, as a set: it may be selected and highlighted at once.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// One bit a state, UIKit's own.
    public let rawValue: UInt

    /// Creates a set of states from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger presses it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It answers no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }
}
