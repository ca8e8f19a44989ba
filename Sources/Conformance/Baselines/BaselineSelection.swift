/// The choice of the pending baselines that are wanted.
public struct BaselineSelection: Hashable, Sendable {
  private let patterns: [Wildcard]
  private let folders: Set<String>

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - patterns: ids, in which a `*` stands for any characters; none: all.
  ///   - subjects: names of subjects; none: all.
  public init(patterns: [String] = [], subjects: [String] = []) {
    self.patterns = patterns.map { Wildcard($0) }
    folders = Set(subjects.map(BaselinePath.folder))
  }

  /// True if nothing is left out.
  public var isAll: Bool { patterns.isEmpty && folders.isEmpty }

  func admits(id: String, folder: String) -> Bool {
    (patterns.isEmpty || patterns.contains { $0.matches(id) })
      && (folders.isEmpty || folders.contains(folder))
  }
}
