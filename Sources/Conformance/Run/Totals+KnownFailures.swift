import Traces

extension Totals {
  /// The entries of known failures that are out of date, in the order of the lists.
  public var staleEntries: [StaleEntry] { knownFailures.compactMap(\.stale) }

  /// The entries of known failures that more cases need than they say.
  public var exceededEntries: [StaleEntry] { knownFailures.compactMap(\.exceeded) }

  /// The entries of known failures that may speak of this run's subjects and fit none of its cases.
  public var idleEntries: [KnownFailure] {
    let names = columns.map(\.name)
    return knownFailures.filter { account in
      !account.isMet && (account.entry.subject.map(names.contains) ?? true)
    }.map(\.entry)
  }

  /// The subjects of known failures that are not in this run, each with the one that was probably
  /// meant.
  ///
  /// A list may speak of subjects that are not in the run; one that means to speak of this one, and
  /// misspells its name, would be of no use without a word.
  public var misnamedSubjects: [Misnaming] {
    let names = columns.map(\.name)
    let listed = Set(knownFailures.compactMap(\.entry.subject))
    let unlisted = names.filter { !listed.contains($0) }
    return listed.subtracting(names).sorted().compactMap { name in
      Suggestion.closest(to: name, among: unlisted).map { Misnaming(name: name, suggestion: $0) }
    }
  }
}
