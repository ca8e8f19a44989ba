/// The judge's results for one transcript.
public struct Verdict: Sendable {
  /// The outcome of a case: it passes or fails.
  public enum Outcome: String, Sendable, Hashable {
    /// Nothing that counts is violated.
    case pass
    /// A rule that counts is violated.
    case fail
  }

  /// Violations of one rule that were counted and not kept.
  public struct Excess: Sendable, Hashable, Codable {
    /// The rule's id.
    public var rule: String
    /// The number of violations.
    public var count: Int

    /// Creates an excess.
    public init(rule: String, count: Int) {
      self.rule = rule
      self.count = count
    }
  }

  /// A rule that had occasion to fail.
  public struct Exercise: Sendable, Hashable {
    /// The rule's place in the rule book.
    package var place: Int
    /// The number of times that it had occasion.
    public var count: Int

    /// The rule's id.
    public var rule: String { RuleBook.rules[place].id }
  }

  /// A rule that was asked and could not be judged; its words are found where they are read.
  struct Unjudged: Sendable, Hashable {
    /// The rule's place in the rule book.
    let place: Int
    /// The facts that it lacked.
    let lacks: Lacks
  }

  /// A rule that was asked and could not be judged.
  public struct Silence: Sendable, Hashable, Codable {
    /// The rule's id.
    public var rule: String
    /// The facts that it lacked, as nouns; empty where the transcript has no occasion for it.
    public var lacks: [String]

    /// Creates a silence.
    public init(rule: String, lacks: [String]) {
      self.rule = rule
      self.lacks = lacks
    }
  }

  /// The violations, in the order of the transcript.
  public var violations: [Violation]
  /// The rules of which more violations were found than are kept, and how many more, sorted by id.
  ///
  /// A thousand violations of one transcript are kept, and the first one of each rule.
  public var leftOut: [Excess] = []
  /// The rules that had occasion to fail and how often, sorted by id.
  public var exercise: [Exercise]
  /// The rules that were asked and lacked a fact each time, sorted by id.
  public var notJudged: [Silence] {
    unjudged.map { Silence(rule: RuleBook.rules[$0.place].id, lacks: $0.lacks.words) }
  }
  /// The same, in the order of the rule book.
  var unjudged: [Unjudged]
  /// The reason why the transcript was not judged to its end, as a sentence without its full stop;
  /// nil: it was.
  public var whyGivenUp: String?
  /// The part of the transcript that a rule can know.
  var testimony = Testimony.known

  /// True if any rule or expectation had occasion to fail; a case without one is not passed.
  ///
  /// If a transcript tells nothing that a rule knows, its silence proves nothing either: the
  /// program that made it may hear nothing at all. An expectation judges silence all the same.
  public var isJudged: Bool {
    if !violations.isEmpty { return true }
    guard testimony != .known else { return !exercise.isEmpty }
    return exercise.contains { RuleBook.rules[$0.place].isExpectation }
  }

  /// The reason why no rule and no expectation had occasion to fail, as a sentence without its full
  /// stop; empty if one had.
  public var whyNotJudged: String {
    guard !isJudged else { return "" }
    let nothing = "nothing was judged: "
    switch testimony {
    case .none: return nothing + "the transcript has no message and no state"
    case .strange(let count):
      let names =
        count == 1 ? "the only message has a name" : "each of the \(count) messages has a name"
      return nothing + names + " of the program's own (x-), which no rule knows"
    case .known where notJudged.isEmpty:
      return nothing + "no rule is about what the transcript tells"
    case .known:
      let named = notJudged.prefix(3).map(\.rule).joined(separator: ", ")
      let others = notJudged.count > 3 ? " and \(notJudged.count - 3) more" : ""
      return nothing + "facts were missing for each rule that was asked (\(named)\(others))"
    }
  }

  /// Returns the outcome of the case; `should` counts only if `strict` is asked for.
  public func outcome(strict: Bool = false) -> Outcome {
    let fails = violations.contains { violation in
      !violation.isExpected
        && (violation.grade == .must || (strict && violation.grade == .should))
    }
    return fails ? .fail : .pass
  }
}
