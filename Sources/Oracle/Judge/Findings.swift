internal import Traces

/// The results of the judge so far: the violations, and the number of occasions for them.
struct Findings {
  /// The results of one rule's questions.
  struct Occasions: Sendable {
    /// The number of occasions to fail.
    private(set) var met = 0
    /// The reasons why it was not judged.
    private(set) var lacks = Lacks()
    /// True if it was ever asked, whether or not it could be judged.
    var isAsked: Bool { met > 0 || !lacks.isEmpty }

    /// Counts what it has answered: for each message some twenty times.
    @inline(__always)
    mutating func add(_ answer: Answer, times: Int = 1) {
      switch answer {
      case .holds, .violated: meet(times)
      case .notJudged: lacks.insertUnnamed()
      case .lacks(let lack): lacks.insert(lack)
      }
    }

    /// Counts occasions.
    @inline(__always)
    mutating func meet(_ times: Int = 1) { met &+= times }
  }

  /// The occasions of each rule.
  var occasions: [Occasions]
  /// The number of times that each event was heard in each phase that was certain.
  var visits = Tally()
  /// The same with all flags known.
  var flagVisits = Tally()
  /// The number of times that each phase was surely entered.
  var entries = Tally()
  private(set) var violations: [Violation] = []
  /// The number of violations of each rule that are counted and not kept, by the rules' places.
  private(set) var leftOut: [Int: Int] = [:]
  /// The rules of which a violation is kept, by their places.
  private var kept: Set<Int> = []
  /// The inquiries that were noted last as not judged.
  private var missed: ObjectIdentifier?
  /// The greatest number of violations of one transcript that are kept; the first one of a rule
  /// always is.
  static let most = 1000

  init(ruleCount: Int) {
    occasions = Array(repeating: Occasions(), count: ruleCount)
  }

  /// Tells a violation of a rule; one message breaks a rule once.
  mutating func tell(_ rule: Int, _ violation: () -> Violation) {
    guard violations.count < Self.most || !kept.contains(rule) else {
      leftOut[rule, default: 0] += 1
      return
    }
    let new = violation()
    let isKnown = violations.reversed().prefix { $0.lineIndex == new.lineIndex }
      .contains { $0.rule == new.rule && $0.view == new.view }
    guard !isKnown else { return }
    kept.insert(rule)
    violations.append(new)
  }

  /// Begins to note those of some inquiries that cannot be judged; returns whether they were not noted last.
  mutating func beginsToMiss(in inquiries: Inquiries) -> Bool {
    let new = ObjectIdentifier(inquiries)
    guard new != missed else { return false }
    missed = new
    return true
  }

  /// Counts what a rule has answered to messages that are alike.
  mutating func count(_ answered: Inquiry.Answered, times: Int) {
    occasions[answered.rule].add(answered.answer, times: times)
  }

  /// Adds the occasions of the rules of the table: whenever a phase was entered, or something heard in one,
  /// in which they forbid something.
  ///
  /// - Parameters:
  ///   - flags: what they demand of flags.
  ///   - automaton: the table of drags and glides that the views were judged by.
  mutating func sumUp(_ flags: FlagTable, _ automaton: Automaton) {
    let width = automaton.width
    var heard = Array(repeating: 0, count: width)
    for (phase, count) in entries.totals { heard[phase] += count }
    for (place, count) in visits.totals { heard[place % width] += count }
    let flagVisits = flagVisits.totals
    // A span: an array would be checked for other owners at each count.
    var occasions = occasions.mutableSpan
    for phase in heard.indices where heard[phase] > 0 {
      for rule in automaton.rules[phase] { occasions[rule].meet(heard[phase]) }
    }
    for (place, count) in flagVisits {
      guard let event = Event(rawValue: UInt8(place / width)) else { continue }
      var message = Heard()
      message.event = event
      message.known = .demanded
      flags.forEachRule(exercisedBy: message, 1 << UInt64(place % width)) { rule in
        occasions[rule].meet(count)
      }
    }
  }
}
