/// The questions of one event.
///
/// No transcript has all events, nor all scopes of one: what is asked in a scope is put together when
/// that first comes.
final class AgendaSection: Sendable {
  private let first: [Int]
  private let last: [Int]
  private let rules: [Rule]
  /// The part of a scope that the questions look at.
  private let relevant: Question.Scope
  /// All questions of the event; those that are asked last stand last.
  private let items = DeferredList<[Inquiry.Item]>()
  /// For each scope what is asked there.
  private let scopes: DeferredTable<Inquiries>

  /// Keeps what is asked at an event.
  ///
  /// - Parameters:
  ///   - first: the places of the rules, in the order in which they are asked; all are questions.
  ///   - last: the places of those that are asked last.
  ///   - rules: the rule book.
  init(_ first: [Int], last: [Int], of rules: [Rule]) {
    self.first = first
    self.last = last
    self.rules = rules
    relevant = (first + last).reduce(into: []) { relevant, place in
      guard case .question(let question) = rules[place].check else { return }
      relevant.formUnion(question.scope.union(question.judged))
    }
    // Only parts of what is looked at are ever looked up.
    scopes = DeferredTable(count: Int(relevant.rawValue) + 1)
  }

  /// Returns the questions that are worth asking in a scope.
  func inquiries(in scope: Question.Scope) -> Inquiries {
    let scope = scope.intersection(relevant)
    return scopes.element(at: Int(scope.rawValue)) { makeInquiries(in: scope) }
  }

  private func makeInquiries(in scope: Question.Scope) -> Inquiries {
    let items = items.only(makeItems)
    let isAsked = { (item: Inquiry.Item) in item.question.scope.isSubset(of: scope) }
    return Inquiries(
      first: items.prefix(first.count).filter(isAsked),
      last: items.dropFirst(first.count).filter(isAsked),
      in: scope
    )
  }

  private func makeItems() -> [Inquiry.Item] {
    (first + last).compactMap { place in
      guard case .question(let question) = rules[place].check else { return nil }
      let (topic, tangle) = (rules[place].topic, rules[place].endsIn)
      return Inquiry.Item(rule: place, topic: topic, endsIn: tangle, question: question)
    }
  }
}
