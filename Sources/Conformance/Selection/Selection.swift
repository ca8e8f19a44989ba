/// The choice of the cases of a corpus that are wanted.
///
/// A case is wanted where a filter of each group wants it, no filter of the excluded does, its id is
/// among those asked for, and it belongs to the share. A file that cannot be read is told of in any case.
public struct Selection: Hashable, Sendable {
  /// Groups of filters: one filter of each group must want a case.
  public var groups: [[Filter]] = []
  /// Filters of what is not wanted.
  public var excluded: [Filter] = []
  /// The only ids that are wanted; nil: all.
  public var ids: Set<String>?
  /// The paths of files and folders of which, besides the ids, every case is wanted.
  public var sources: Set<String> = []
  /// The share; nil: the whole.
  public var shard: ShardSelection?

  /// Creates the selection of everything.
  public init() {}

  /// Creates a selection of what one filter wants; nil: of everything.
  public init(_ filter: Filter?) {
    if let filter { groups = [[filter]] }
  }

  /// True if cases are left out for another reason than the share.
  public var isNarrow: Bool { !groups.isEmpty || !excluded.isEmpty || ids != nil }

  /// True if only a verdict tells which cases are wanted.
  public var needsVerdict: Bool { filters.contains(where: \.needsVerdict) }

  /// All filters.
  var filters: [Filter] { groups.joined() + excluded }

  /// Returns the answer if a case is wanted, whatever share it belongs to.
  ///
  /// - Parameters:
  ///   - new: the case.
  ///   - result: what became of it; nil: it was not judged yet.
  /// - Returns: whether it is, as far as that is known.
  func answer(on new: Case, _ result: CaseResult? = nil) -> Answer {
    if let ids, !ids.contains(new.id), !isOfSource(new) { return .no }
    let wanted = groups.lazy.map { $0.lazy.map { $0.answer(on: new, result) }.oneHolds }
    let excluded = excluded.lazy.map { $0.answer(on: new, result) }.oneHolds
    return min(wanted.allHold, excluded.opposite)
  }

  private func isOfSource(_ new: Case) -> Bool {
    guard !sources.isEmpty else { return false }
    let path = new.source.argument
    return sources.contains { $0 == path || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  /// Returns true if a case is wanted of which it is known what became of it.
  ///
  /// A case that broke before it could be judged is wanted: nobody knows which rules it would have
  /// met.
  func admits(_ new: Case, _ result: CaseResult) -> Bool {
    !needsVerdict || answer(on: new, result) != .no
  }

  /// Returns true if a case belongs to the share.
  func isInShare(_ id: String) -> Bool { shard?.contains(id) ?? true }
}
