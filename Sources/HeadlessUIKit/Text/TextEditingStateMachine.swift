/// The beginning and the end of the editing of a text field, without the field: events in, actions
/// out.
///
/// The order is the documented one: asked, first responder, told, notified; asked again, first responder
/// no longer, told, notified (R270, R271).
nonisolated struct TextEditingStateMachine: Hashable, Sendable {
  /// The states of the field.
  enum Phase: Hashable, Sendable {
    /// Nobody types into it.
    case idle
    /// It was asked whether it may be edited, or is about to become first responder.
    case beginning
    /// It is edited.
    case editing
    /// It was asked whether it may end; whether that matters.
    case ending(isForced: Bool)
  }

  /// The events of the field.
  enum Event: Hashable, Sendable {
    /// It is to be edited.
    case begin
    /// The answer of the delegate: true if editing may begin.
    case mayBegin(Bool)
    /// Another would not let go of the keyboard.
    case failedToBecomeFirst
    /// It has become the first responder.
    case becameFirst
    /// It is to be edited no longer; forced, the delegate's answer does not count (R273).
    case end(isForced: Bool)
    /// The answer of the delegate: true if editing may end.
    case mayEnd(Bool)
    /// It is the first responder no longer.
    case resigned
  }

  /// The actions that an event asks for.
  enum Action: Hashable, Sendable {
    case askToBegin, becomeFirst, tellBegin
    case askToEnd, resign, tellEnd
  }

  private(set) var phase = Phase.idle

  /// True if the field is edited, which it is until it has ended.
  var isEditing: Bool {
    switch phase {
    case .idle, .beginning: false
    case .editing, .ending: true
    }
  }

  /// Takes one event in, and returns what is to be done; an event that fits nothing changes nothing.
  mutating func receive(_ event: Event) -> Action? {
    switch (phase, event) {
    case (.idle, .begin): return go(to: .beginning, .askToBegin)
    case (.beginning, .mayBegin(true)): return .becomeFirst
    case (.beginning, .mayBegin(false)), (.beginning, .failedToBecomeFirst): return go(to: .idle)
    case (.beginning, .becameFirst): return go(to: .editing, .tellBegin)
    case (.editing, .end(let isForced)): return go(to: .ending(isForced: isForced), .askToEnd)
    // If the field is taken away, editing ends even during a question.
    case (.ending(isForced: false), .end(isForced: true)):
      return go(to: .ending(isForced: true), .resign)
    case (.ending(isForced: false), .mayEnd(false)): return go(to: .editing)
    case (.ending, .mayEnd): return .resign
    case (.editing, .resigned), (.ending, .resigned): return go(to: .idle, .tellEnd)
    default: return nil
    }
  }

  private mutating func go(to next: Phase, _ action: Action? = nil) -> Action? {
    phase = next
    return action
  }
}
