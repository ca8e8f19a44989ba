public import Traces

extension Judge {
  /// Returns the reason why a transcript cannot be judged by this profile, as a sentence without
  /// its full stop; nil: it can.
  ///
  /// A counter-example asks for a violation. Where the profile in force does not have the rule, or
  /// accepts what the rule forbids elsewhere, there is nothing to be violated, and that is no fault of
  /// whoever made the transcript.
  public func objection<Transcript: TraceStream>(
    to transcript: Transcript
  ) throws(Transcript.Failure) -> String? {
    guard profile != .modern || !settings.isEmpty else { return nil }
    let wishes = try transcript.counterExamples()
    var rule = lackingRule(of: wishes)
    if rule == nil { rule = try acceptedRule(of: wishes, in: transcript) }
    guard let rule else { return nil }
    if let setting = settings[String(rule.prefix { $0 != " " })], setting.level == .off {
      return "\(setting.place) sets the rule \(rule) off, whose violation the trace expects"
    }
    return "the profile \(profile.name) does not have the rule \(rule), "
      + "whose violation the trace expects"
  }

  /// Returns the rule that a counter-example names and the profile lacks.
  private func lackingRule(of wishes: [Int: Expectation]) -> String? {
    for case .violationOfRule(let id) in wishes.values.map(\.kind) {
      if let rule = RuleBook.rule(id), !isInForce(rule) { return id }
    }
    return nil
  }

  /// Returns the rule that is broken as a counter-example asks for by the profile that demands most,
  /// and not by this one.
  private func acceptedRule<Transcript: TraceStream>(
    of wishes: [Int: Expectation],
    in transcript: Transcript
  ) throws(Transcript.Failure) -> String? {
    guard !wishes.isEmpty else { return nil }
    let unmet = try verdict(of: transcript).violations.compactMap(\.expectationIndex)
      .filter { wishes[$0] != nil }
    guard !unmet.isEmpty else { return nil }
    let believed = try Judge(profile: .modern).verdict(of: transcript).violations
    for index in unmet {
      guard let wish = wishes[index], !believed.contains(where: { $0.expectationIndex == index }),
        let broken = believed.first(where: { wish.kind.asks(for: $0) })
      else { continue }
      return RuleBook.rule(broken.rule).map(isInForce) ?? false
        ? "\(broken.rule) for such a case" : broken.rule
    }
    return nil
  }

  private func isInForce(_ rule: Rule) -> Bool {
    rule.profiles.contains(profile.name) && !settings.isOff(rule.id)
  }
}

extension TraceStream {
  /// Returns the expectations of violations, by the indices of their lines.
  fileprivate func counterExamples() throws(Failure) -> [Int: Expectation] {
    var found: [Int: Expectation] = [:]
    try search { line, index in
      if case .expectation(let expectation) = line {
        switch expectation.kind {
        case .violationOfRule, .violationOfCatalogue: found[index] = expectation
        default: break
        }
      }
      return true
    }
    return found
  }
}

extension Expectation.Kind {
  /// Returns true if a violation is one that the expectation asks for.
  func asks(for violation: Violation) -> Bool {
    switch self {
    case .violationOfRule(let id): violation.rule == id
    case .violationOfCatalogue(let number): violation.catalogue.contains(number)
    default: false
    }
  }
}
