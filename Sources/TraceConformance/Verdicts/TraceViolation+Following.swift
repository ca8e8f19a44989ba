extension Collection<TraceViolation> {
  /// One line on the violations that follow from others: how many there are, and of which rules; `nil` if
  /// there are none.
  package var following: String? {
    let rules = filter { $0.follows != nil }.map(\.rule)
    guard !rules.isEmpty else { return nil }
    var counts: [(rule: String, count: Int)] = []
    for rule in rules {
      if let index = counts.firstIndex(where: { $0.rule == rule }) {
        counts[index].count += 1
      } else {
        counts.append((rule, 1))
      }
    }
    let list = counts.map { $0.count == 1 ? $0.rule : "\($0.rule) (\($0.count))" }
    let verb = rules.count == 1 ? "follows" : "follow"
    return "\(rules.count) more \(verb) from this: \(list.joined(separator: ", "))"
  }
}
