import Traces

extension Totals {
  /// The entries of known failures that are out of date, in the order of the lists.
  public var staleEntries: [StaleEntry] { knownFailures.compactMap(\.stale) }

  /// How many entries of known failures speak of no case of this run.
  public var idleEntries: Int { knownFailures.count { !$0.isMet } }

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
