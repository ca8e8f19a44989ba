import Conformance
public import Mutation
public import Oracle

/// The results of the transcripts of one rendition.
public struct RenditionTally: Hashable, Sendable, Codable {
  /// The rendition.
  public var rendition: Rendition
  /// The number of transcripts that were judged.
  public var judged = 0
  /// The number of replays that the subject declined.
  public var skipped = 0
  /// Violations of `must` rules.
  public var must = 0
  /// Violations of `should` rules.
  public var should = 0

  mutating func add(_ other: RenditionTally) {
    judged += other.judged
    skipped += other.skipped
    must += other.must
    should += other.should
  }
}

/// A rule with how often something is so of it.
public struct RuleCount: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// The number of times.
  public var count: Int

  /// Returns how often each rule stands in a list, the most frequent first.
  public static func counts(of rules: [String]) -> [RuleCount] {
    var counts: [String: Int] = [:]
    for rule in rules { counts[rule, default: 0] += 1 }
    return sorted(counts)
  }

  static func sorted(_ counts: [String: Int]) -> [RuleCount] {
    counts.map { RuleCount(rule: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }
}

/// The fates of the faults that break one catalogue entry in one context.
public struct BreachTally: Hashable, Sendable {
  /// The operator's id.
  public var operation: String
  /// The effect of the operator, in one sentence.
  public var sentence: String
  /// The catalogue number that the faults break.
  public var number: String
  /// The context in which they break it.
  public var context: String
  /// The facts without which nobody can see the faults.
  public var needs: EvidenceLevel.Facts
  /// The fates of the faults.
  var counts = Counts()

  /// The number of faults, and their fates.
  struct Counts: Hashable, Sendable, Codable {
    var injected = 0
    var caught = 0
    var levels: [EvidenceLevel: EvidenceTally] = [:]
    /// The number of faults that each rule caught, by its id.
    var catches: [String: Int] = [:]
  }

  init(_ source: FaultSource, _ breach: FaultSource.Breach) {
    operation = source.id
    sentence = source.sentence
    number = breach.number
    context = breach.context
    needs = breach.needs
  }

  /// The number of faults that were injected; 0: the context was found nowhere.
  public var injected: Int { counts.injected }

  /// The number of faults that were caught.
  public var caught: Int { counts.caught }

  /// The fates of the faults if less is told, or more that says nothing.
  public var levels: [EvidenceLevel: EvidenceTally] { counts.levels }

  /// The number of faults that were not caught.
  public var survived: Int { injected - caught }

  /// The rules that caught some, with how many, the busiest first.
  public var rules: [RuleCount] { RuleCount.sorted(counts.catches) }

  /// Counts one more fault.
  mutating func add(catchers: [String]) {
    counts.injected += 1
    if !catchers.isEmpty { counts.caught += 1 }
    for rule in catchers { counts.catches[rule, default: 0] += 1 }
  }

  /// Counts a fault at another level of evidence.
  mutating func add(_ fate: EvidenceTally.Fate, at level: EvidenceLevel) {
    counts.levels[level, default: EvidenceTally()].add(fate)
  }

  /// Counts a hidden fault otherwise, for which a record without a fault was found that reads the same.
  mutating func excuseHidden(at level: EvidenceLevel) { counts.levels[level]?.excuse(.hidden) }

  mutating func add(_ other: BreachTally) {
    counts.injected += other.counts.injected
    counts.caught += other.counts.caught
    counts.levels.merge(other.counts.levels) { $0 + $1 }
    counts.catches.merge(other.counts.catches, uniquingKeysWith: +)
  }
}

/// The extent to which one rule was put to the test.
public struct RuleTally: Hashable, Sendable {
  /// The strength of a rule, by the best evidence that there is.
  public enum Bite: String, Hashable, Sendable, CaseIterable {
    /// It catches mutants.
    case mutants = "mutants"
    /// It catches no mutant, but a counter-example written by hand.
    case counterExamples = "counter-examples"
    /// It is broken by its own failing examples alone.
    case examples = "examples"
    /// Nothing breaks it.
    case never = "never"
  }

  /// The rule's id.
  public var rule: String
  /// The weight of a violation.
  public var grade: Grade
  /// The number of occasions to fail that it had without an injected fault.
  public var exercised = 0
  /// The number of mutants that it caught.
  public var mutants = 0
  /// The number of counter-examples that ask for a violation of it and break it.
  public var counterExamples = 0
  /// The number of its failing examples that break it.
  public var examples = 0

  /// The strength of the rule.
  public var bite: Bite {
    if mutants > 0 { return .mutants }
    if counterExamples > 0 { return .counterExamples }
    return examples > 0 ? .examples : .never
  }
}
