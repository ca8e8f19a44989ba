/// How a text field comes to be edited and ceases to be, without the field: events in, actions out.
///
/// The order is the documented one: asked, first responder, told, notified; asked again, first responder
/// no longer, told, notified (R270, R271).
nonisolated struct TextEditingStateMachine: Hashable, Sendable {
  /// Where the field is on its way.
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

  /// What happens to the field.
  enum Event: Hashable, Sendable {
    /// It is to be edited.
    case begin
    /// Whether the delegate lets it.
    case mayBegin(Bool)
    /// Another would not let go of the keyboard.
    case failedToBecomeFirst
    /// It has become the first responder.
    case becameFirst
    /// It is to be edited no longer; forced, the delegate's answer does not count (R273).
    case end(isForced: Bool)
    /// Whether the delegate lets it end.
    case mayEnd(Bool)
    /// It is the first responder no longer.
    case resigned
  }

  /// What is to be done about it.
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
    // What takes the field away does so in the midst of a question, too.
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
