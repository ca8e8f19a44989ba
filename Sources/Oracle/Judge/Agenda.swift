/// The questions of a profile in the order of the loop: for each event and scope a chain of those
/// that are worth asking.
final class Agenda: Sendable {
  /// The chains of one event after those of the other, for each scope that its questions look at.
  private let chains: [Inquiry?]
  /// For each event where its chains begin, and what of a scope its questions look at.
  private let sections: [(start: Int, relevant: Question.Scope)]

  /// Links the questions of some rules.
  ///
  /// - Parameters:
  ///   - places: the rules' places, in the order in which they are asked.
  ///   - rules: the rule book.
  init(_ places: [Int], of rules: [Rule]) {
    var asked: [[Inquiry.Item]] = Array(repeating: [], count: Event.allCases.count)
    for place in places {
      guard case .question(let question) = rules[place].check else { continue }
      let item = Inquiry.Item(
        rule: place,
        topic: rules[place].topic,
        endsIn: rules[place].endsIn,
        question: question
      )
      for event in question.events { asked[Int(event.rawValue)].append(item) }
    }
    var chains: [Inquiry?] = []
    sections = asked.map { items in
      let relevant = items.reduce(into: Question.Scope()) { $0.formUnion($1.question.scope) }
      defer { chains += Self.chains(of: items, for: relevant) }
      return (chains.count, relevant)
    }
    self.chains = chains
  }

  /// Links questions to chains, one for each scope.
  ///
  /// All scopes begin with the end of the chain in common and part at the first question, from the end
  /// on, that is worth asking in some of them alone.
  private static func chains(of items: [Inquiry.Item], for relevant: Question.Scope) -> [Inquiry?] {
    let scopes = (0...relevant.rawValue).filter { $0 & ~relevant.rawValue == 0 }
    var links: [Inquiry?] = [nil]
    /// For each scope the place of its chain's first link.
    var firsts = [Int](repeating: 0, count: Int(relevant.rawValue) + 1)
    for item in items.reversed() {
      let needed = item.question.scope.rawValue
      var longer = [Int](repeating: 0, count: links.count)
      for scope in scopes where needed & ~scope == 0 {
        let next = firsts[Int(scope)]
        if longer[next] == 0 {
          longer[next] = links.count
          links.append(Inquiry(item, next: links[next]))
        }
        firsts[Int(scope)] = longer[next]
      }
    }
    return firsts.map { links[$0] }
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
    let (start, relevant) = sections[Int(event.rawValue)]
    return chains[start + Int(scope.intersection(relevant).rawValue)]
  }
}
