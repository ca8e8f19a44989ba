import Replay
import Traces

extension Option {
  /// The limits of a case.
  static let limit = Option.values(
    "limit",
    "NAME=N",
    "How much a case of the reference may take; without it, "
      + ReplayLimits.names.map { "\($0)=\(ReplayLimits()[$0] ?? 0)" }.joined(separator: ", ") + "."
  )
}

extension Arguments {
  /// Returns the limits of a case.
  ///
  /// - Returns: the usual limits, with those of the command line.
  /// - Throws: `UsageError` for a name that is none, and for what is no number of at least 1.
  func replayLimits() throws(UsageError) -> ReplayLimits {
    var limits = ReplayLimits()
    for word in all("limit") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard limits[name] != nil else {
        let names = ReplayLimits.names
        let suggestion = Suggestion.closest(to: name, among: names).map { "; did you mean \($0)?" }
        throw .cases(
          "--limit is \"\(word)\"; expected NAME=N with one of \(names.joined(separator: ", "))"
            + (suggestion ?? "")
        )
      }
      guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
        throw .wrongValue(.limit, word, expected: "\(name)= and a whole number of at least 1")
      }
      limits[name] = number
    }
    return limits
  }
}
