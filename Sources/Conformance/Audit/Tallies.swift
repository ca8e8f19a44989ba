public import Mutation
public import Oracle

/// What became of the transcripts of one rendition.
public struct RenditionTally: Hashable, Sendable, Codable {
  /// The rendition.
  public var rendition: Rendition
  /// How many transcripts were judged.
  public var judged = 0
  /// How many replays the subject declined.
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
  /// How often.
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

/// What became of the faults that break one catalogue entry in one context.
public struct BreachTally: Hashable, Sendable {
  /// The operator's id.
  public var operation: String
  /// What the operator does.
  public var sentence: String
  /// The catalogue number that the faults break.
  public var number: String
  /// Where they break it.
  public var context: String
  /// The facts without which nobody can see the faults.
  public var needs: EvidenceLevel.Facts
  /// What became of the faults.
  var counts = Counts()

  /// How many faults there were, and what became of them.
  struct Counts: Hashable, Sendable, Codable {
    var injected = 0
    var caught = 0
    var levels: [EvidenceLevel: EvidenceTally] = [:]
    /// How many each rule caught, by its id.
    var catches: [String: Int] = [:]
  }

  init(_ source: FaultSource, _ breach: FaultSource.Breach) {
    operation = source.id
    sentence = source.sentence
    number = breach.number
    context = breach.context
    needs = breach.needs
  }

  /// How many were injected; 0: the context was found nowhere.
  public var injected: Int { counts.injected }

  /// How many were caught.
  public var caught: Int { counts.caught }

  /// What became of the faults where less was told, or more that says nothing.
  public var levels: [EvidenceLevel: EvidenceTally] { counts.levels }

  /// How many were not caught.
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

/// How much one rule was put to the test.
public struct RuleTally: Hashable, Sendable {
  /// How hard a rule bites, by the best evidence that there is.
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
  /// What a violation weighs.
  public var grade: Grade
  /// How often it had occasion to fail where nothing was injected.
  public var exercised = 0
  /// How many mutants it caught.
  public var mutants = 0
  /// How many counter-examples break it that ask for it.
  public var counterExamples = 0
  /// How many of its failing examples break it.
  public var examples = 0

  /// How hard it bites.
  public var bite: Bite {
    if mutants > 0 { return .mutants }
    if counterExamples > 0 { return .counterExamples }
    return examples > 0 ? .examples : .never
  }
}
