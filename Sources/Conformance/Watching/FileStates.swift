/// Some files as they stood at one moment, to be compared with another.
public struct FileStates: Hashable, Sendable {
  private struct State: Hashable {
    var identity: FileStatus.Identity
    var content: FileStatus.Content
  }

  private var states: [String: State] = [:]

  /// Looks at some files; one that is not there has no state.
  public init(of paths: some Sequence<String>) {
    for path in paths {
      guard let status = FileStatus(of: path) else { continue }
      states[path] = State(identity: status.identity, content: status.content)
    }
  }

  /// Returns true if a path leads to a file.
  public static func isFile(_ path: String) -> Bool {
    guard let status = FileStatus(of: path) else { return false }
    return !status.isDirectory && status.kindOfNoFile == nil
  }

  /// The number of the files.
  public var count: Int { states.count }

  /// Returns the files that came, went, or were written to, sorted.
  ///
  /// - Parameter later: the same files at a later moment.
  /// - Returns: their paths.
  public func changes(to later: FileStates) -> [String] {
    Set(states.keys).union(later.states.keys).filter { states[$0] != later.states[$0] }.sorted()
  }
}

extension Corpus {
  /// The files that the sources are read from.
  public var files: [String] {
    items.compactMap { item in
      if case .file(let path)? = item.source { path } else { nil }
    }
  }

  /// Returns the corpus of some of its files.
  public func limited(to files: Set<String>) -> Corpus {
    Corpus(
      items: items.filter { item in
        if case .file(let path)? = item.source { files.contains(path) } else { false }
      }
    )
  }
}
