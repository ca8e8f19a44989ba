import Traces

/// The changes of a run since an earlier one: the cases that fail and did not, and those that fail
/// no longer.
///
/// A case that only one of the two runs has is neither: it is new, or gone.
public struct RunChanges: Hashable, Sendable {
  /// The kinds of change, in the order of a report.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It fails, and did not.
    case newlyRed = "newly-red"
    /// It fails, and did so by something else.
    case redOtherwise = "red-otherwise"
    /// It fails as before.
    case stillRed = "still-red"
    /// It failed, and holds.
    case newlyGreen = "newly-green"
    /// It failed, and a list of known failures has it now.
    case newlyKnown = "newly-known"
    /// It was judged, and is skipped.
    case noLongerJudged = "no-longer-judged"
    /// The earlier run does not have it.
    case new
    /// This run does not have it.
    case gone
  }

  /// One case with what became of it.
  public struct Change: Hashable, Sendable {
    /// The kind of the change.
    public var kind: Kind
    /// The case.
    public var id: String
    /// The subject that played it, where there are several.
    public var subject: String?
    /// The place of its subject among those of this run, from 0.
    public var column: Int
    /// The rule that fails it, or the kind of its error, now or before; nil: nothing is wrong with it.
    public var cause: String?
    /// The fault in a sentence; empty: none.
    public var sentence: String
  }

  /// The cases of one kind with one cause.
  public struct Group: Hashable, Sendable {
    /// The kind of the changes.
    public var kind: Kind
    /// The rule or the kind of error; nil: there is none.
    public var cause: String?
    /// The cases, in the order of the run.
    public var changes: [Change]
  }

  /// The earlier run, as the command line names it.
  public var earlier: String
  /// The changes, in the order of the run; what is gone comes last.
  public var changes: [Change]
  /// True if the earlier run was of some cases alone.
  public var isEarlierPart: Bool
  /// True if this run is of some cases alone.
  public var isPart: Bool

  /// Returns how many cases are of a kind.
  public func count(of kind: Kind) -> Int { changes.count { $0.kind == kind } }

  /// The cases by kind and cause: of each kind, the cause of most cases first.
  public var groups: [Group] {
    Kind.allCases.flatMap { kind -> [Group] in
      let groups = changes.filter { $0.kind == kind }.groups(by: \.cause)
        .map { Group(kind: kind, cause: $0.key, changes: $0.elements) }
      return groups.enumerated().map { place, group in
        // Of what is new, a case that fails stands before all others.
        (key: (group.cause == nil ? 1 : 0, -group.changes.count, place), group: group)
      }.sorted { $0.key < $1.key }.map(\.group)
    }
  }

  /// Returns what a person calls the cases of a group: those that are new and fail are told apart.
  public func title(of group: Group) -> String {
    title(of: group.kind) + (group.kind == .new && group.cause != nil ? ", and red" : "")
  }

  /// Returns what a person calls a kind.
  public func title(of kind: Kind) -> String {
    switch kind {
    case .newlyRed: "newly red"
    case .redOtherwise: "red by another cause"
    case .stillRed: "still red"
    case .newlyGreen: "newly green"
    case .newlyKnown: "now listed as known"
    case .noLongerJudged: "no longer judged"
    case .new: isEarlierPart ? "not in the earlier run" : "new"
    case .gone: isPart ? "not in this run" : "gone"
    }
  }

  /// The counts in words, such as `2 newly red, 1 gone`.
  public var counts: String {
    let counts = Kind.allCases.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
    guard !counts.isEmpty else { return "nothing changed" }
    return counts.map { "\($1) \(title(of: $0))" }.joined(separator: ", ")
  }
}
