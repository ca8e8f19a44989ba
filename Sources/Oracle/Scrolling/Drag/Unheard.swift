/// The messages that may come unheard at a moment, because their cause is there.
///
/// A message that could not be heard is a silent move where its cause is: a drag begins with a finger that
/// has moved, or that has caught a glide, and ends as one is lifted. What follows from these, such as the end
/// of a glide, may come unheard at any moment.
struct Unheard: OptionSet, Sendable {
  let rawValue: UInt8

  /// A drag may begin.
  static var begins: Unheard { Unheard(rawValue: 1) }
  /// A drag may end.
  static var ends: Unheard { Unheard(rawValue: 2) }
  /// The drag of a finger that has caught a glide may begin.
  static var catches: Unheard { Unheard(rawValue: 4) }
  /// Nothing is known of the causes.
  static var anything: Unheard { [.begins, .ends, .catches] }

  /// All combinations, by their numbers.
  static let all: [Unheard] = (0..<8).map(Unheard.init)

  /// Returns the states from which an event may come unheard.
  func states(before event: Event) -> Automaton.States {
    switch event {
    case .willBeginDragging: contains(.begins) ? ~0 : contains(.catches) ? Phase.catching : 0
    case .willEndDragging, .didEndDraggingToRest, .didEndDraggingToGlide:
      contains(.ends) ? ~0 : ~(Phase.dragging | Phase.releasing)
    default: ~0
    }
  }
}
