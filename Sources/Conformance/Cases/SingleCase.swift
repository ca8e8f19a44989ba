package import Oracle
package import Traces

/// One case by itself, for whoever judges cases one by one.
package struct SingleCase: Sendable {
  /// The result of the case.
  package let result: CaseResult
  /// The transcript that was judged; nil: the subject played nothing.
  package let transcript: Trace?

  /// Plays a case, if it is to be played, and judges it; what fails is played once more, for only what
  /// happens again proves anything.
  ///
  /// - Parameters:
  ///   - new: the case.
  ///   - subject: what plays it.
  ///   - profile: the profile that is asked for; it beats the header's.
  ///   - isStrict: whether a `should` rule fails a case.
  ///   - rules: how much some rules weigh otherwise than in the rule book.
  package init(
    _ new: Case,
    by subject: any Subject,
    profile: Profile?,
    isStrict: Bool,
    rules: RuleSettings = RuleSettings()
  ) {
    let trial = Trial(
      subject: subject,
      profile: profile,
      isStrict: isStrict,
      judges: Judges(rules)
    )
    let performance = trial.performance(of: new)
    transcript = performance.transcript ?? (new.isTranscript ? new.trace : nil)
    var result = trial.repeated(performance, of: new, by: [.later])
    result.subject = new.isTranscript ? nil : subject.name
    self.result = result
  }
}
