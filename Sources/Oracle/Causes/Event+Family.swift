internal import Traces

extension Event {
  /// The family of the message; nil: the event is none.
  var family: Family? { Self.families[Int(rawValue)] }

  /// Returns the events of some families.
  static func all(of families: [Family]) -> [Event] {
    families.flatMap { byFamily[Int($0.rawValue)] }
  }

  private static let byFamily = allCases.reduce(
    into: [[Event]](repeating: [], count: Family.allCases.count)
  ) { events, event in
    if let family = event.family { events[Int(family.rawValue)].append(event) }
  }

  private static let families = allCases.map { event in
    event.name.flatMap { Vocabulary.message($0)?.family }
  }
}
