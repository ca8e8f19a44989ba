/// The questions of a profile about views of one kind, in the order of the loop: for each event and
/// scope a chain of those that are worth asking.
///
/// Most transcripts are of one kind of views: questions are sorted when the first of them is asked.
final class Agenda: Sendable {
  private let audience: Topic.Audience
  private let places: [Int]
  private let rules: [Rule]
  /// For each event its questions; nil: there are none.
  private let sections = DeferredList<AgendaSection?>()

  /// Keeps what is asked of views of a kind.
  ///
  /// - Parameters:
  ///   - audience: the kind; the rules about others are left out.
  ///   - places: the rules' places, in the order in which they are asked.
  ///   - rules: the rule book.
  init(for audience: Topic.Audience, _ places: [Int], of rules: [Rule]) {
    self.audience = audience
    self.places = places
    self.rules = rules
  }

  /// The first of what is worth asking at an event, which leads to the others; nil: there is nothing.
  func questions(at event: Event, in scope: Question.Scope) -> Inquiry? {
    sections.element(at: Int(event.rawValue), sorted)?.chain(in: scope)
  }

  /// The questions by their events.
  private func sorted() -> [AgendaSection?] {
    var asked: [[Int]] = Array(repeating: [], count: Event.allCases.count)
    var relevant = [Question.Scope](repeating: [], count: asked.count)
    for place in places where rules[place].topic.audience == audience {
      guard case .question(let question) = rules[place].check else { continue }
      for event in question.events {
        asked[Int(event.rawValue)].append(place)
        relevant[Int(event.rawValue)].formUnion(question.scope)
      }
    }
    return zip(asked, relevant).map { places, relevant in
      places.isEmpty ? nil : AgendaSection(places, of: rules, relevant: relevant)
    }
  }
}
