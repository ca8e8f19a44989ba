/// The questions of a profile in the order of the loop: for each event and scope a chain of those
/// that are worth asking.
final class Agenda: Sendable {
  /// For each event its questions; nil: there are none.
  private let sections: [AgendaSection?]

  /// Sorts the questions of some rules by their events.
  ///
  /// - Parameters:
  ///   - places: the rules' places, in the order in which they are asked.
  ///   - rules: the rule book.
  init(_ places: [Int], of rules: [Rule]) {
    var asked: [[Int]] = Array(repeating: [], count: Event.allCases.count)
    var relevant = [Question.Scope](repeating: [], count: asked.count)
    for place in places {
      guard case .question(let question) = rules[place].check else { continue }
      for event in question.events {
        asked[Int(event.rawValue)].append(place)
        relevant[Int(event.rawValue)].formUnion(question.scope)
      }
    }
    sections = zip(asked, relevant).map { places, relevant in
      places.isEmpty ? nil : AgendaSection(places, of: rules, relevant: relevant)
    }
  }

  /// The first of what is worth asking at an event, which leads to the others; nil: there is nothing.
  func questions(at event: Event, in scope: Question.Scope) -> Inquiry? {
    sections[Int(event.rawValue)]?.chain(in: scope)
  }
}
