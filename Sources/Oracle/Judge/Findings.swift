internal import Traces

/// What the judge has found so far: violations, and how much there was to find.
struct Findings {
  /// How often each rule had occasion to fail, and how often it lacked a fact.
  var exercise: [Int]
  var ignorance: [Int]
  /// How often each event was heard in each phase that was certain.
  var visits: [Int]
  /// How often each phase was entered for certain.
  var entries: [Int]
  /// The same with all flags known.
  var flagVisits: [Int]
  var violations: [Violation] = []
  /// What is told of one transcript at most.
  static let most = 1000

  init(ruleCount: Int) {
    exercise = Array(repeating: 0, count: ruleCount)
    ignorance = exercise
    visits = Array(repeating: 0, count: Event.chainCount * Phase.allCases.count)
    flagVisits = visits
    entries = Array(repeating: 0, count: Phase.allCases.count)
  }

  /// Tells a violation.
  mutating func tell(_ violation: Violation) {
    if violations.count < Self.most { violations.append(violation) }
  }

  /// Tells what the message of the latest violation breaks besides.
  mutating func tellBesides(_ violation: Violation) {
    guard let last = violations.indices.last, violations[last].lineIndex == violation.lineIndex,
      violations[last].rule != violation.rule,
      !violations[last].besides.contains(where: { $0.rule == violation.rule })
    else { return }
    violations[last].besides.append(violation)
  }

  /// How often each rule had occasion to fail: those of the table, whenever a phase was entered, or
  /// something heard in one, in which they forbid something.
  func totals(_ book: Book) -> [Int] {
    var totals = exercise
    let width = Phase.allCases.count
    for phase in 0..<width {
      var heard = entries[phase]
      for event in 0..<Event.chainCount { heard += visits[event * width + phase] }
      guard heard > 0 else { continue }
      for rule in book.automaton.rules(in: phase) { totals[rule] += heard }
    }
    for event in Event.allCases where event.isOfChain {
      var heard = Heard()
      heard.event = event
      heard.known = .demanded
      for phase in 0..<width {
        let number = flagVisits[Int(event.rawValue) * width + phase]
        if number > 0 { book.flags.count(heard, 1 << UInt64(phase), by: number, &totals) }
      }
    }
    return totals
  }
}
