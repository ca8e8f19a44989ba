import Traces

/// The results of a run for one entry of a list of known failures.
public struct KnownFailureAccount: Hashable, Sendable {
  /// The entry.
  public var entry: KnownFailure
  /// True if it speaks of any case of the run.
  public var isMet = false
  /// The number of its cases that were judged.
  public var judged = 0
  /// The number of violations, or errors, for which it was needed.
  public var used = 0
  /// The number of cases in which it was needed.
  public var cases = 0
  /// True if its day has come.
  public var hasExpired = false
  /// True if it also speaks of cases that the run did not want, where it may be needed.
  public var speaksOfOthers = false
  /// True if it also speaks of cases of other shares, which a merged report knows.
  public var speaksOfOtherShares = false

  /// Creates the account of an entry before the first case.
  public init(of entry: KnownFailure) {
    self.entry = entry
  }

  /// Adds what another share of the same run showed of the entry; whether it speaks of other shares
  /// is for whoever knows them all.
  public mutating func add(_ other: KnownFailureAccount) {
    isMet = isMet || other.isMet
    judged += other.judged
    used += other.used
    cases += other.cases
    hasExpired = hasExpired || other.hasExpired
    speaksOfOthers = speaksOfOthers || other.speaksOfOthers
  }

  /// The entry with why it is out of date; nil: it is not.
  ///
  /// An entry none of whose cases was judged is not: nothing was learned about it.
  public var stale: StaleEntry? {
    guard judged > 0 else { return nil }
    if used > 0 {
      if hasExpired, let expires = entry.expires {
        return StaleEntry(entry: entry, why: expired(on: expires))
      }
      return countNow.map { StaleEntry(entry: entry, why: fewer(than: entry.count ?? 0, $0)) }
    }
    return isComplete ? StaleEntry(entry: entry, why: mended) : nil
  }

  /// The entry with what it hides; nil: it is needed in no more cases than it says.
  public var exceeded: StaleEntry? {
    guard let count = entry.count, cases > count else { return nil }
    let more = cases - count
    let words = counted(more, "case fails", "cases fail")
    return StaleEntry(
      entry: entry,
      why:
        "\(words) by \(entry.rule) that the entry for \(entry.topic) does not count: it stands for"
        + " \(count), and \(cases) fail; look at them, then give it the count \(cases)"
    )
  }

  /// The number of cases that the entry should say now; nil: it says so, or says nothing, or the run
  /// does not show it.
  public var countNow: Int? {
    guard let count = entry.count, isComplete, cases > 0, cases < count else { return nil }
    return cases
  }

  /// True if the run shows that no case of it needs the entry.
  public var isMended: Bool { judged > 0 && used == 0 && isComplete }

  /// True if no case that it speaks of was left out.
  private var isComplete: Bool { !speaksOfOthers && !speaksOfOtherShares }

  private func fewer(than count: Int, _ cases: Int) -> String {
    "\(entry.topic) fails by \(entry.rule) in \(cases) \(cases == 1 ? "case" : "cases"), and the entry"
      + " stands for \(count); lower its count"
  }

  private func expired(on date: CalendarDate) -> String {
    "the entry for \(entry.topic), \(entry.rule), has expired on \(date); mend the failure, or"
      + " give the entry a new date"
  }

  private var mended: String {
    let cases = judged == 1 ? "the case was" : "\(judged) cases were"
    let what = entry.isOfError ? "is no error any more" : "no longer fails by \(entry.rule)"
    return "\(entry.topic) \(what) (\(cases) judged); remove the entry"
  }
}
