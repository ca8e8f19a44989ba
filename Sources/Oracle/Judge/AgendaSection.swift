import Synchronization

/// The questions of one event.
///
/// No transcript has all events, nor all scopes of one: what is asked in a scope is put together when
/// that first comes.
final class AgendaSection: Sendable {
  private let places: [Int]
  private let rules: [Rule]
  /// What of a scope the questions look at.
  private let relevant: Question.Scope
  /// For each scope what is asked there.
  ///
  /// Written once, under the lock and before `isOpen` says so; whoever has read that may read this.
  nonisolated(unsafe) private var chains: [Chain] = []
  private let isOpen = Atomic(false)
  private let opening = Mutex<Void>(())

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
    if !isOpen.load(ordering: .acquiring) { open() }
    return unsafe chains[Int(scope.intersection(relevant).rawValue)].first
  }

  private func open() {
    opening.withLock { _ in
      guard !isOpen.load(ordering: .relaxed) else { return }
      let items = places.compactMap { place -> Inquiry.Item? in
        guard case .question(let question) = rules[place].check else { return nil }
        let (topic, tangle) = (rules[place].topic, rules[place].endsIn)
        return Inquiry.Item(rule: place, topic: topic, endsIn: tangle, question: question)
      }
      let unused = Chain([], in: [])
      unsafe chains = (0...relevant.rawValue).map { bits in
        // Only parts of what is looked at are ever looked up.
        let scope = Question.Scope(rawValue: bits)
        return relevant.isSuperset(of: scope) ? Chain(items, in: scope) : unused
      }
      isOpen.store(true, ordering: .releasing)
    }
  }
}

/// The questions of an event in one scope, linked when they are first asked.
private final class Chain: Sendable {
  private let items: [Inquiry.Item]
  private let scope: Question.Scope
  /// Written once, under the lock and before `isLinked` says so.
  nonisolated(unsafe) private var link: Inquiry?
  private let isLinked = Atomic(false)
  private let linking = Mutex<Void>(())

  init(_ items: [Inquiry.Item], in scope: Question.Scope) {
    self.items = items
    self.scope = scope
  }

  /// The first question; nil: there is none.
  var first: Inquiry? {
    if !isLinked.load(ordering: .acquiring) { makeLinks() }
    return unsafe link
  }

  private func makeLinks() {
    linking.withLock { _ in
      guard !isLinked.load(ordering: .relaxed) else { return }
      for item in items.reversed() where item.question.scope.isSubset(of: scope) {
        unsafe link = Inquiry(item, next: unsafe link)
      }
      isLinked.store(true, ordering: .releasing)
    }
  }
}
