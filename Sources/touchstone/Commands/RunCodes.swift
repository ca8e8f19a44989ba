/// The meanings of exit codes that several commands share which judge a run, or report on one.
enum RunCodes {
  static let violated =
    "a rule or an expectation is violated, or a baseline differs, is missing or has no case"
  static let notReproducible = "a subject did not do the same again"
  static let stale =
    "a known failure no longer fails or its entry has expired, or a trace was edited after its "
    + "baseline was recorded"
  static let tooManySkipped = "more cases were skipped than --max-skipped allows"
}
