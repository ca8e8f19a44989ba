/// The questions of a profile in the order of the loop: for each event and scope a chain of those
/// that are worth asking.
final class Agenda: Sendable {
  /// The chains, for each event and scope.
  private let chains: [Inquiry?]
  /// For each event what of a scope its questions look at.
  private let relevant: [Question.Scope]

  init(_ rules: [(place: Int, rule: Rule)]) {
    let asked = rules.compactMap { place, rule -> Inquiry.Item? in
      guard case .question(let question) = rule.check else { return nil }
      return Inquiry.Item(rule: place, page: rule, question: question)
    }
    var chains: [Inquiry?] = Array(
      repeating: nil,
      count: Event.allCases.count << Question.Scope.bitCount
    )
    relevant = Event.allCases.map { event in
      let places = asked.indices.filter { asked[$0].question.events.contains(event) }
      let scopes = places.map { asked[$0].question.scope }
      let union = scopes.reduce(into: Question.Scope()) { $0.formUnion($1) }
      for (chain, scopes) in Self.chains(of: places.map { asked[$0] }, for: union) {
        for scope in scopes { chains[Self.place(of: event, scope)] = chain }
      }
      return union
    }
    self.chains = chains
  }

  /// Links questions to chains, each with the scopes in which it is asked.
  ///
  /// All scopes begin with the end of the chain in common and part at the first question, from the end
  /// on, that is worth asking in some of them alone.
  private static func chains(
    of items: [Inquiry.Item],
    for union: Question.Scope
  ) -> [(chain: Inquiry?, scopes: [Question.Scope])] {
    let scopes = (0...union.rawValue).filter { $0 & ~union.rawValue == 0 }
    var groups: [(chain: Inquiry?, scopes: [Question.Scope])] = [
      (nil, scopes.map { Question.Scope(rawValue: $0) })
    ]
    for item in items.reversed() {
      groups = groups.flatMap { chain, scopes in
        let asking = scopes.filter { item.question.scope.isSubset(of: $0) }
        if asking.isEmpty { return [(chain, scopes)] }
        let longer = (chain: Optional(Inquiry(item, next: chain)), scopes: asking)
        if asking.count == scopes.count { return [longer] }
        return [longer, (chain, scopes.filter { !item.question.scope.isSubset(of: $0) })]
      }
    }
    return groups
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
    let place = Self.place(of: event, scope.intersection(relevant[Int(event.rawValue)]))
    chains[place]?.ask(watch, &occasions, &broken)
  }

  private static func place(of event: Event, _ scope: Question.Scope) -> Int {
    Int(event.rawValue) << Question.Scope.bitCount | Int(scope.rawValue)
  }
}
