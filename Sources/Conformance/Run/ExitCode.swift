/// What the process answers its caller.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// All rules hold.
  case success = 0
  /// A rule is violated, or `lint` found something.
  case violated = 1
  /// The command line was wrong.
  case usage = 2
  /// The input, the subject or the tool failed.
  case failed = 3
  /// A replay was not reproducible.
  case notReproducible = 4

  /// What it means, as help pages list it.
  public var meaning: String {
    switch self {
    case .success: "all rules hold"
    case .violated: "a rule is violated, or lint, audit or fuzz found something"
    case .usage: "wrong usage of the command line"
    case .failed:
      "the input (missing, unreadable, malformed, no case selected), the subject or the tool failed"
    case .notReproducible: "a replay was not reproducible"
    }
  }
}

extension ExitCode: Comparable {
  /// Returns whether `left` is the less grave.
  public static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
