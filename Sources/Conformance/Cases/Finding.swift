public import Oracle

/// A violation with its places.
public struct Finding: Hashable, Sendable, Codable {
  /// The violation that the oracle reports.
  public var violation: Violation
  /// The number of the message's line in the case's own transcript; nil: it has no line.
  ///
  /// The header is line 1: so `touchstone replay --id` prints it. No other case counts, so a number
  /// is the same in a whole run, in each share of it, and where the transcript is judged by `check`.
  public var line: Int?
  /// The place at which a person should look: the message if transcripts are judged as they are,
  /// else the touch or call of the trace from which the message came.
  public var place: Place
  /// The place of the expectation that was not met; nil: a rule was broken.
  public var expectation: Place?
  /// The entry of the list of known failures that speaks of it, so that it fails nothing.
  public var known: KnownFailure?
  /// True if a `should` rule fails a case too.
  public let isStrict: Bool

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - violation: what is wrong.
  ///   - line: its line in the case's transcript.
  ///   - place: where a person should look.
  ///   - expectation: where the expectation stands that was not met.
  ///   - isStrict: whether a `should` rule fails a case too.
  public init(
    violation: Violation,
    line: Int?,
    place: Place,
    expectation: Place? = nil,
    isStrict: Bool = false
  ) {
    self.violation = violation
    self.line = line
    self.place = place
    self.expectation = expectation
    self.isStrict = isStrict
  }

  /// The whole explanation, with the place of the expectation that was not met.
  public var text: String {
    guard let expectation else { return violation.text }
    return violation.text + "\n  expectation: \(expectation)"
  }

  /// True if this violation alone fails the case.
  public var isFailing: Bool { known == nil && isFailure(strict: isStrict) }

  /// Returns true if it fails a case, known or not.
  ///
  /// - Parameter isStrict: whether a `should` rule fails it too.
  /// - Returns: whether this violation alone is enough.
  package func isFailure(strict isStrict: Bool) -> Bool {
    guard !violation.isExpected else { return false }
    return violation.grade == .must || (isStrict && violation.grade == .should)
  }

  /// True if no rule is broken: the component only moves otherwise than the trace expects.
  public var isOfMotion: Bool { MotionExpectations.rules.contains(violation.rule) }

  /// True if it warns, in a case that it does not fail.
  public var isWarning: Bool {
    known == nil && !violation.isExpected && violation.grade != .may
  }
}
