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

  /// Asks what is worth asking at an event.
  ///
  /// - Parameters:
  ///   - watch: who is asked about.
  ///   - event: what has come.
  ///   - scope: what is the case.
  ///   - occasions: for each rule how often it could be judged, and why it could not.
  ///   - broken: what is broken.
  func ask(
    _ watch: Watch,
    at event: Event,
    in scope: Question.Scope,
    _ occasions: inout MutableSpan<Findings.Occasions>,
    _ broken: inout [Inquiry]
  ) {
    chain(of: event, in: scope)?.ask(watch, &occasions, &broken)
  }

  /// Adds what is worth asking at an event to other questions.
  func gather(at event: Event, in scope: Question.Scope, into inquiries: inout [Inquiry]) {
    chain(of: event, in: scope)?.gather(into: &inquiries)
  }

  private func chain(of event: Event, in scope: Question.Scope) -> Inquiry? {
    sections[Int(event.rawValue)]?.chain(in: scope)
  }
}
