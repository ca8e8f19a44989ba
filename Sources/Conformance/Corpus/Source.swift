/// A source from which traces are read.
public enum Source: Hashable, Sendable, Codable {
  /// The standard input, which the command line spells `-`.
  case standardInput
  /// A file.
  case file(String)

  /// The ending of a file of traces.
  public static let traceEnding = ".trace.jsonl"
  /// The ending of a file of transcripts.
  static let transcriptEnding = ".transcript.jsonl"

  /// The source as places name it.
  public var name: String {
    switch self {
    case .standardInput: "<stdin>"
    case .file(let path): path
    }
  }

  /// The source as a command line spells it.
  public var argument: String {
    switch self {
    case .standardInput: "-"
    case .file(let path): path
    }
  }

  /// True if the ending promises transcripts, which are judged as they are.
  var isTranscripts: Bool { name.hasSuffix(Self.transcriptEnding) }

  /// The folder of what tests the oracle, and not a component.
  private static let oracleFolder = Array("/oracle/".utf8)

  /// True if it tests the oracle, and not a component: it stands below a folder `oracle`.
  public var testsOracle: Bool {
    guard case .file(let path) = self else { return false }
    return Array("/\(path)".utf8).firstRange(of: Self.oracleFolder) != nil
  }

  /// Returns an id for what cannot be read in this source, made from its path.
  ///
  /// - Parameter line: where the trace begins; the first line adds nothing to the id.
  /// - Returns: a well-formed id.
  package func derivedID(line: Int?) -> String {
    let path = Self.withoutEnding(self == .standardInput ? "stdin" : name)
    let segments = path.split(separator: "/").map(Self.sanitized)
    var id = segments.filter { !$0.allSatisfy { $0 == "." } }.joined(separator: "/")
    if id.isEmpty { id = "unnamed" }
    if let line, line > 1 { id += "/line-\(line)" }
    return String(id.suffix(200))
  }

  private static func withoutEnding(_ path: String) -> Substring {
    for ending in [traceEnding, transcriptEnding, ".jsonl"] where path.hasSuffix(ending) {
      return path.dropLast(ending.count)
    }
    return path[...]
  }

  private static func sanitized(_ segment: Substring) -> String {
    let kept = segment.lowercased().unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "0"..."9", "-", ".": Character(scalar)
      default: "-"
      }
    }
    return String(kept)
  }
}
