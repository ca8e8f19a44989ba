internal import Traces

/// A violation in one sentence: what came wrongly or did not come, after what, and when.
///
/// Texts, reports and pages all begin with it, so a reader meets the same words everywhere.
struct PlainSentence {
  private let violation: Violation
  private let head: FoundWords
  private let isAboutOrder: Bool

  init(_ violation: Violation) {
    self.violation = violation
    head = FoundWords(violation.found)
    isAboutOrder = RuleBook.rule(violation.rule)?.form.isAboutOrder ?? false
  }

  /// The messages that should have come and did not, in short; empty: what came is wrong.
  var missing: [String] {
    if head.isSilence { return due }
    if let absent = head.absent { return [absent] }
    // A message that came before the one that was owed: the one that was owed is what is missing.
    let isOwed = RuleBook.rule(violation.rule)?.form == .response
    return isOwed && head.message != nil && due.count == 1 && violation.expected.isEmpty ? due : []
  }

  /// The sentence, without a full stop.
  var text: String {
    let view =
      violation.view.isEmpty || violation.view == "main" ? "" : " in view \(violation.view)"
    let moment = (violation.time.map { " at \(Words.seconds($0))" } ?? "") + view
    let isOwed = head.message != nil && !due.isEmpty && missing == due
    let sentence = isOwed ? owed(moment) : silence(moment) ?? wrong(moment)
    return Self.capitalized(sentence)
  }

  /// The messages that were allowed; of several, where nothing came, those that the rule speaks of.
  private var due: [String] {
    let allowed = violation.allowed.filter { $0 != Violation.nothing }
    guard head.isSilence, allowed.count > 1 else { return allowed }
    let named = allowed.filter { violation.sentence.contains($0) }
    return named.isEmpty ? allowed : named
  }

  /// The message that came last before, without how often.
  private var after: String {
    let known = violation.prefix.words.last { !$0.hasPrefix(Event.other.word) }
    guard let last = known ?? violation.prefix.words.last else { return "" }
    return " after " + (last.split(separator: " ×").first.map(String.init) ?? last)
  }

  /// Returns the sentence where nothing came, and the message that should have come is known.
  private func silence(_ moment: String) -> String? {
    guard head.isSilence, !due.isEmpty else { return nil }
    if violation.advice != nil { return Self.none(of: due, "never came") + after + moment }
    let end = head.isRest ? "all is at rest" : "the turn is over"
    return Self.none(of: due, "did not come") + after + moment + ", and \(end)"
  }

  /// Returns the sentence where another message came before the one that was due.
  private func owed(_ moment: String) -> String {
    let verb = violation.advice == nil ? "did not come" : "never came"
    return Self.none(of: due, verb) + after + ": \(head.lead) came\(moment)"
  }

  private func wrong(_ moment: String) -> String {
    let isOfOrder = isAboutOrder && head.message != nil && !due.isEmpty
    return head.told(moment) + (isOfOrder && !head.saysAfterWhat ? after : "") + head.clause
      + demand
  }

  /// The message that should have come instead.
  private var demand: String {
    if violation.allowed == [Violation.nothing], violation.expected.isEmpty {
      return ", where nothing was due"
    }
    if let expected = violation.expected.first { return "; expected: \(expected)" }
    guard !due.isEmpty else { return "" }
    return ", where \(due.count == 1 ? "only " : "")\(Words.list(due, "or")) was allowed"
  }

  private static func none(of names: [String], _ verb: String) -> String {
    switch names.count {
    case 1: "\(names[0]) \(verb)"
    case 2: "neither \(names[0]) nor \(names[1]) \(verb == "did not come" ? "came" : verb)"
    default: "none of \(Words.list(names, "and")) came"
    }
  }

  /// Returns a sentence that begins with a capital letter, unless a name stands there.
  private static func capitalized(_ text: String) -> String {
    let word = text.prefix { $0 != " " && $0 != "," && $0 != ":" }
    let isWord = word.allSatisfy { $0.isLetter && $0.isLowercase }
    guard isWord, NeverTold.names[String(word)] == nil, let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }
}

extension Violation {
  /// The fault in one sentence, without a full stop: the message that came wrongly or did not come,
  /// after which message, and at which time.
  public var plainSentence: String { PlainSentence(self).text }

  /// The messages that should have come and did not, in short; empty: what came is wrong.
  public var missing: [String] { PlainSentence(self).missing }
}
