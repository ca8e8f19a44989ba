/// The questions of one event.
///
/// No transcript has all events, nor all scopes of one: what is asked in a scope is put together when
/// that first comes.
final class AgendaSection: Sendable {
  private let places: [Int]
  private let rules: [Rule]
  /// What of a scope the questions look at.
  private let relevant: Question.Scope
  private let items = DeferredList<[Inquiry.Item]>()
  /// For each scope what is asked there.
  private let chains = DeferredList<DeferredList<Inquiry?>>()

  /// Keeps what is asked at an event.
  ///
  /// - Parameters:
  ///   - places: the places of the rules, in the order in which they are asked; all are questions.
  ///   - rules: the rule book.
  ///   - relevant: what of a scope the questions look at.
  init(_ places: [Int], of rules: [Rule], relevant: Question.Scope) {
    self.places = places
    self.rules = rules
    self.relevant = relevant
  }

  /// What is worth asking in a scope.
  func chain(in scope: Question.Scope) -> Inquiry? {
    let scope = scope.intersection(relevant)
    return chains.element(at: Int(scope.rawValue), makeChains).only { makeChain(in: scope) }
  }

  private func makeChain(in scope: Question.Scope) -> Inquiry? {
    items.only(makeItems).reversed().filter { $0.question.scope.isSubset(of: scope) }
      .reduce(nil) { Inquiry($1, next: $0) }
  }

  private func makeItems() -> [Inquiry.Item] {
    places.compactMap { place in
      guard case .question(let question) = rules[place].check else { return nil }
      let (topic, tangle) = (rules[place].topic, rules[place].endsIn)
      return Inquiry.Item(rule: place, topic: topic, endsIn: tangle, question: question)
    }
  }

  private func makeChains() -> [DeferredList<Inquiry?>] {
    let unused = DeferredList<Inquiry?>()
    return (0...relevant.rawValue).map { bits in
      // Only parts of what is looked at are ever looked up.
      relevant.isSuperset(of: Question.Scope(rawValue: bits)) ? DeferredList() : unused
    }
  }
}
