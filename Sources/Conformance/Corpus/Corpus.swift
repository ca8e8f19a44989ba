/// The sources of traces that a command line's paths stand for, in the order of a run.
///
/// A directory is walked for both endings of the format, in byte order of the paths, so that a
/// run is the same on every machine whatever order the file system keeps.
public struct Corpus: Sendable {
  /// One source, or why a path has none.
  public enum Item: Hashable, Sendable {
    /// A source that the command line named.
    case named(Source)
    /// A source that was found below a directory.
    case found(Source)
    /// A path that gives no source.
    case missing(path: String, why: String)

    /// The source, where there is one.
    public var source: Source? {
      switch self {
      case .named(let source), .found(let source): source
      case .missing: nil
      }
    }
  }

  /// The sources and what is wrong with the others, in order.
  public let items: [Item]

  /// Creates the corpus of some paths.
  ///
  /// - Parameters:
  ///   - paths: files, directories, or `-` for the standard input.
  ///   - excluded: a directory that no walk enters, such as that of baselines; nil: there is none.
  public init(paths: [String], excluding excluded: String? = nil) {
    var items: [Item] = []
    let excluded = excluded.flatMap { FileStatus(of: $0)?.identity }
    for path in paths { items += Self.items(at: path, excluding: excluded) }
    self.items = items
  }

  /// Creates the corpus of some sources.
  ///
  /// - Parameter items: the sources and what is wrong with others, in order.
  public init(items: [Item]) {
    self.items = items
  }

  private static func items(at path: String, excluding excluded: FileStatus.Identity?) -> [Item] {
    if path == "-" { return [.named(.standardInput)] }
    guard let status = FileStatus(of: path) else {
      return [.missing(path: path, why: FileStatus.lastFailure())]
    }
    guard status.isDirectory else { return [.named(.file(path))] }

    var walk = DirectoryWalk()
    if let excluded { walk.exclude(excluded) }
    walk.enter(path, status)
    var items = walk.files.map { Item.found(.file($0)) }
    items += walk.failures.map { Item.missing(path: $0.path, why: $0.why) }
    if items.isEmpty {
      items.append(.missing(path: path, why: "a directory without traces; \(Self.endings)"))
    }
    return items
  }

  private static let endings =
    "files of traces end in \(Source.traceEnding) or \(Source.transcriptEnding)"
}
