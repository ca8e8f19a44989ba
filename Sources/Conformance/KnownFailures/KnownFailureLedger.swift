import Oracle
import Traces

/// Marks what is known to fail, and keeps account of which entries still do.
struct KnownFailureLedger: Sendable {
  /// What the run showed of one entry.
  private struct Account {
    /// Whether it speaks of any case of the run.
    var isMet = false
    /// How many of its cases were judged.
    var judged = 0
    /// How many violations, or errors, it was needed for.
    var used = 0
  }

  private let entries: [KnownFailure]
  private let isStrict: Bool
  private var accounts: [Account]

  init(_ list: KnownFailures, isStrict: Bool) {
    entries = list.entries
    self.isStrict = isStrict
    accounts = Array(repeating: Account(), count: entries.count)
  }

  /// Marks what is known in a result; a case with nothing else wrong does not fail.
  mutating func settle(_ result: inout CaseResult) {
    guard !entries.isEmpty else { return }
    let subject = result.isPlayed ? result.subject : nil
    for index in entries.indices {
      let entry = entries[index]
      guard entry.subject == nil || entry.subject == subject, entry.id.matches(result.id) else {
        continue
      }
      accounts[index].isMet = true
      if entry.isOfError {
        settleError(&result, index)
      } else {
        settleRule(&result, index)
      }
    }
    if result.outcome == .fail, !result.findings.contains(where: \.isFailing) {
      result.outcome = .pass
    }
  }

  private mutating func settleRule(_ result: inout CaseResult, _ index: Int) {
    guard result.outcome == .pass || result.outcome == .fail else { return }
    let entry = entries[index]
    // A profile that lacks the rule shows nothing about it.
    let profiles = RuleBook.rule(entry.rule)?.profiles ?? []
    if let profile = result.profile, profiles.contains(profile) { accounts[index].judged += 1 }
    for place in result.findings.indices where result.findings[place].violation.rule == entry.rule {
      let finding = result.findings[place]
      // Of two entries that speak of the same violation, both are needed.
      guard finding.isFailure(strict: isStrict) else { continue }
      accounts[index].used += 1
      if finding.known == nil { result.findings[place].known = entry }
    }
  }

  private mutating func settleError(_ result: inout CaseResult, _ index: Int) {
    let isError = result.fault == .subject
    guard isError || result.outcome == .pass || result.outcome == .fail else { return }
    accounts[index].judged += 1
    guard isError else { return }
    accounts[index].used += 1
    guard result.knownError == nil else { return }
    result.knownError = entries[index]
    result.outcome = .skip
  }

  /// How many entries speak of no case of the run.
  var idle: Int { accounts.count { !$0.isMet } }

  /// The subjects of entries that have nearly the name of a subject of the run.
  ///
  /// A list may speak of subjects that are not in the run; one that means to speak of this one, and
  /// misspells its name, would be of no use without a word.
  func misnamedSubjects(in names: [String]) -> [Totals.Misnaming] {
    let strangers = Set(entries.compactMap(\.subject)).subtracting(names)
    return strangers.sorted().compactMap { name in
      let unlisted = names.filter { name in !entries.contains { $0.subject == name } }
      return Suggestion.closest(to: name, among: unlisted).map {
        Totals.Misnaming(name: name, suggestion: $0)
      }
    }
  }

  /// The entries that are out of date.
  ///
  /// An entry none of whose cases was judged is not: nothing was learned about it.
  ///
  /// - Parameters:
  ///   - today: the date in UTC.
  ///   - passedOver: the ids of cases that a filter did not want; an entry that may fail in one of
  ///     them is not out of date.
  /// - Returns: the entries, in the order of the lists.
  func stale(today: CalendarDate, passedOver: [String]) -> [StaleEntry] {
    entries.indices.compactMap { index in
      let (entry, account) = (entries[index], accounts[index])
      guard account.judged > 0 else { return nil }
      if account.used > 0 {
        guard let expires = entry.expires, expires <= today else { return nil }
        return StaleEntry(entry: entry, why: Self.expired(entry, expires))
      }
      guard !entry.id.isOpen || !passedOver.contains(where: entry.id.matches) else { return nil }
      return StaleEntry(entry: entry, why: Self.mended(entry, account.judged))
    }
  }

  private static func expired(_ entry: KnownFailure, _ date: CalendarDate) -> String {
    "the entry for \(entry.topic), \(entry.rule), has expired on \(date); mend the failure, or"
      + " give the entry a new date"
  }

  private static func mended(_ entry: KnownFailure, _ judged: Int) -> String {
    let cases = judged == 1 ? "the case was" : "\(judged) cases were"
    let what = entry.isOfError ? "is no error any more" : "no longer fails by \(entry.rule)"
    return "\(entry.topic) \(what) (\(cases) judged); remove the entry"
  }
}
