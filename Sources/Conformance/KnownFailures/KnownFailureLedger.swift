package import Oracle

/// Marks what is known to fail, and keeps account of which entries still do.
package struct KnownFailureLedger: Sendable {
  private let entries: [KnownFailure]
  private let index: KnownFailureIndex
  private let isStrict: Bool
  private var accounts: [KnownFailureAccount]

  package init(_ list: KnownFailures, isStrict: Bool) {
    entries = list.entries
    index = KnownFailureIndex(list.entries)
    self.isStrict = isStrict
    accounts = list.entries.map { KnownFailureAccount(of: $0) }
  }

  /// Marks what is known in a result; a case with nothing else wrong does not fail.
  ///
  /// - Parameters:
  ///   - result: what came of a case.
  ///   - rules: how much rules weighed in it.
  package mutating func settle(
    _ result: inout CaseResult,
    by rules: RuleSettings = RuleSettings()
  ) {
    guard !entries.isEmpty else { return }
    let subject = result.isPlayed ? result.subject : nil
    for index in index.places(of: result.id) {
      let entry = entries[index]
      guard entry.subject == nil || entry.subject == subject else { continue }
      accounts[index].isMet = true
      if entry.isOfError {
        settleError(&result, index)
      } else {
        settleRule(&result, index, rules)
      }
    }
    if result.outcome == .fail, !result.findings.contains(where: \.isFailing) {
      result.outcome = .pass
    }
  }

  private mutating func settleRule(
    _ result: inout CaseResult,
    _ index: Int,
    _ rules: RuleSettings
  ) {
    guard result.outcome == .pass || result.outcome == .fail else { return }
    let entry = entries[index]
    // A profile that lacks the rule shows nothing about it, nor does a run in which it fails nothing.
    let isAsked = rules.fails(by: entry.rule, isStrict: isStrict)
    let profiles = isAsked ? RuleBook.rule(entry.rule)?.profiles ?? [] : []
    if let profile = result.profile, profiles.contains(profile) { accounts[index].judged += 1 }
    let before = accounts[index].used
    for place in result.findings.indices where result.findings[place].violation.rule == entry.rule {
      let finding = result.findings[place]
      // Of two entries that speak of the same violation, both are needed.
      guard finding.isFailure(strict: isStrict) else { continue }
      accounts[index].used += 1
      if finding.known == nil { result.findings[place].known = entry }
    }
    if accounts[index].used > before { accounts[index].cases += 1 }
  }

  private mutating func settleError(_ result: inout CaseResult, _ index: Int) {
    let isError = result.fault == .subject
    guard isError || result.outcome == .pass || result.outcome == .fail else { return }
    accounts[index].judged += 1
    guard isError else { return }
    accounts[index].used += 1
    accounts[index].cases += 1
    guard result.knownError == nil else { return }
    result.knownError = entries[index]
    result.outcome = .skip
  }

  /// Returns the results of the run for each entry, in the order of the lists.
  ///
  /// - Parameters:
  ///   - today: the date in UTC.
  ///   - passedOver: the ids of cases that a filter did not want; an entry that may fail in one of
  ///     them is not out of date.
  ///   - otherShares: the ids of cases that are wanted, and for other shares of the run to judge.
  ///   - isPartial: whether there may be cases that were not read.
  /// - Returns: an account for each entry.
  package func accounts(
    on today: CalendarDate,
    passingOver passedOver: [String],
    otherShares: [String] = [],
    isPartial: Bool = false
  ) -> [KnownFailureAccount] {
    accounts.map { account in
      var account = account
      let entry = account.entry
      account.hasExpired = entry.expires.map { $0 <= today } ?? false
      account.speaksOfOthers =
        entry.id.isOpen && (isPartial || passedOver.contains(where: entry.id.matches))
      account.speaksOfOtherShares =
        entry.id.isOpen && otherShares.contains(where: entry.id.matches)
      return account
    }
  }
}

extension RuleSettings {
  /// Returns true if these settings let a rule fail a case, as far as they speak of it.
  fileprivate func fails(by rule: String, isStrict: Bool) -> Bool {
    switch self[rule]?.level {
    case .off: false
    case .warn: isStrict
    case .error, nil: true
    }
  }
}
