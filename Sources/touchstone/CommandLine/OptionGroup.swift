/// A group of options, where a command has too many for one list.
enum OptionGroup: String, CaseIterable, Sendable {
  case cases = "cases"
  case subjects = "subjects"
  case verdicts = "verdicts"
  case course = "the course"
  case search = "the search"
  case reports = "reports"
  case configuration = "configuration"

  /// The names of its options, in the order of a help page.
  var names: [String] {
    switch self {
    case .cases: ["id", "filter", "exclude", "shard", "list", "rerun-failed"]
    case .subjects: ["subject", "time-limit", "limit", "baselines", "within"]
    case .verdicts:
      [
        "profile", "strict", "expectations", "known-failures", "write-known-failures",
        "prune-known-failures", "max-skipped",
      ]
    case .course: ["jobs", "fail-fast", "max-failures", "verify-determinism", "watch"]
    case .search:
      [
        "seconds", "runs", "seed", "merge", "component", "weights", "corpus", "minimise", "save",
        "shrink-seconds", "print",
      ]
    case .reports:
      [
        "format", "junit", "junit-dialect", "log", "tap", "tap-version", "sarif", "code-quality",
        "html", "against", "fixed-time", "verbose", "color",
      ]
    case .configuration: ["config", "no-config"]
    }
  }
}
