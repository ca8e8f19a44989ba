/// The exit code of the process.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// All rules hold.
  case success = 0
  /// A rule is violated, or `lint` found something.
  case violated = 1
  /// The command line was wrong.
  case usage = 2
  /// The input, the subject or the tool failed, or nothing was judged.
  case failed = 3
  /// A replay was not reproducible.
  case notReproducible = 4
  /// A baseline or an entry of a list of known failures is out of date.
  case stale = 5
  /// More cases were skipped than allowed.
  case tooManySkipped = 6

  /// The meaning in all commands together; a help page gives the meaning in one.
  public var meaning: String {
    switch self {
    case .success: "all is as it should be"
    case .violated:
      "a rule is violated, a baseline differs, is missing or has no case, or lint, audit or fuzz found"
        + " something"
    case .usage: "the command line is wrong"
    case .failed:
      "the input (missing, unreadable, malformed, no case selected), the subject or the tool"
        + " failed, or not one case was judged"
    case .notReproducible: "a replay was not reproducible"
    case .stale:
      "a known failure no longer fails, its entry has expired, or a trace was edited after its"
        + " baseline was recorded"
    case .tooManySkipped: "more cases were skipped than --max-skipped allows"
    }
  }

  /// All codes, the gravest first: where several apply, the first of them is the code.
  private static let byGravity: [ExitCode] = [
    .usage, .failed, .notReproducible, .violated, .stale, .tooManySkipped, .success,
  ]
}

extension ExitCode: Comparable {
  /// Returns true if `left` is the less grave.
  public static func < (left: ExitCode, right: ExitCode) -> Bool { left.rank > right.rank }

  private var rank: Int { Self.byGravity.firstIndex(of: self) ?? Self.byGravity.count }
}
