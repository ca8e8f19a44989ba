import Oracle

/// A demand that a report names where it names rules, and that is no rule of the book: the book asks
/// of components, a demand asks of what plays, records or keeps a case.
public struct Demand: Hashable, Sendable {
  /// The name in reports, in lists of known failures and on the command line.
  public let id: String
  /// The demand, in one sentence.
  public let sentence: String
  /// A way to meet it, in one sentence.
  public let remedy: String

  /// A case whose transcript is compared with its baseline.
  public static let baseline = Demand(
    id: "baseline",
    sentence: "A component tells its delegate what its accepted baseline says.",
    remedy: "`touchstone record` records the new transcript, `touchstone review` shows the change,"
      + " and `touchstone accept` makes it the baseline."
  )

  /// A case that could not be judged, in a list of known failures.
  public static let judged = Demand(
    id: "error",
    sentence: "A subject plays the case: it does not crash, hang or answer nonsense.",
    remedy: "The report says beside the case what went wrong, and where."
  )

  /// A subject that gives a transcript.
  public static let plays = Demand(
    id: "subject.failed",
    sentence: "A subject plays every legal trace to its end.",
    remedy: "`touchstone smoke` tries a subject step by step and names the step that fails."
  )

  /// A subject that gives the same transcript again.
  public static let repeats = Demand(
    id: "subject.not-reproducible",
    sentence: "The same trace gives the same transcript each time.",
    remedy: "`touchstone run --verify-determinism` shows the first line that differs."
  )

  /// All demands, sorted by id.
  public static let all = [baseline, judged, plays, repeats]

  /// Returns the demand of an id; nil: there is none.
  public static func named(_ id: String) -> Demand? { all.first { $0.id == id } }

  /// Returns the sentence of a demand or of a rule; empty: there is neither.
  package static func sentence(of id: String) -> String {
    named(id)?.sentence ?? RuleBook.rule(id)?.sentence ?? ""
  }
}
