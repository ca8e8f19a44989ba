extension Option {
  /// The options that choose when a run ends, or which cases it leaves out because they passed before.
  static let stopping: [Option] = [
    .flag(
      "list",
      "Play nothing: print the ids of the cases, with their titles on a terminal or with --verbose;"
        + " with --format jsonl an object each."
    ),
    .flag("fail-fast", "End at the first failure."),
    .value("max-failures", "N", "End after N failures."),
    .path(
      "rerun-failed",
      "LOG",
      .earlierLog,
      isRepeatable: true,
      "Only what failed in the run that wrote LOG; what it ended with that is no case stays."
    ),
  ]
  static let watch = Option.flag(
    "watch",
    "Stay, and run again what a changed file concerns, until Ctrl-C."
  )
}

extension Arguments {
  /// Returns the number of failures after which a run ends; nil: it goes on.
  ///
  /// - Parameter failsFast: whether the environment asks for the end at the first one.
  /// - Returns: the number.
  /// - Throws: `UsageError` for what is no number above 0.
  func mostFailures(failsFast: Bool) throws(UsageError) -> Int? {
    let most = try value("max-failures", expected: "a whole number above 0") { text in
      Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
    if has("fail-fast") { return 1 }
    return most ?? (failsFast ? 1 : nil)
  }
}
