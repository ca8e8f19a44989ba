/// The questions of a profile about views of one kind, in the order of the loop: for each event and
/// scope those that are worth asking.
///
/// Most transcripts are of one kind of views: questions are sorted when the first of them is asked.
final class Agenda: Sendable {
  private let audience: Topic.Audience
  private let last: Topic.Audience?
  private let places: [Int]
  private let rules: [Rule]
  /// For each event its questions; nil: there are none.
  private let sections = DeferredList<AgendaSection?>()

  /// Keeps what is asked of views of a kind.
  ///
  /// - Parameters:
  ///   - audience: the kind; the rules about others are left out.
  ///   - last: whose questions are asked after all others; nil: nobody's are.
  ///   - places: the rules' places, in the order in which they are asked.
  ///   - rules: the rule book.
  init(
    for audience: Topic.Audience,
    last: Topic.Audience? = nil,
    _ places: [Int],
    of rules: [Rule]
  ) {
    self.audience = audience
    self.last = last
    self.places = places
    self.rules = rules
  }

  /// Returns the questions that are worth asking at an event; nil: there are none.
  ///
  /// It is not put into its callers, where each look at what it keeps would count one more owner.
  @inline(never)
  func inquiries(at event: Event, in scope: Question.Scope) -> Inquiries? {
    if !sections.isMade { sections.fill(sorted) }
    return sections[Int(event.rawValue)]?.inquiries(in: scope)
  }

  /// Returns the questions by their events.
  private func sorted() -> [AgendaSection?] {
    let first = placesByEvent(of: audience)
    let last = last.map(placesByEvent) ?? Array(repeating: [], count: first.count)
    return zip(first, last).map { first, last in
      first.isEmpty && last.isEmpty ? nil : AgendaSection(first, last: last, of: rules)
    }
  }

  /// Returns for each event the places of the rules of an audience that ask about it.
  private func placesByEvent(of audience: Topic.Audience) -> [[Int]] {
    var asked: [[Int]] = Array(repeating: [], count: Event.allCases.count)
    for place in places where rules[place].topic.audience == audience {
      guard case .question(let question) = rules[place].check else { continue }
      for event in question.events { asked[Int(event.rawValue)].append(place) }
    }
    return asked
  }
}
