/// The checks that a configuration's values must pass: those of the command line itself, so that a mistake is told
/// with its place whatever command is called.
enum ConfigurationChecks {
  typealias Check = @Sendable (Arguments) throws(UsageError) -> Void

  /// The checks of options, by name; an option has the same meaning wherever it stands.
  private static let shared: [String: Check] = [
    "jobs": { line throws(UsageError) in _ = try line.jobs() },
    "max-skipped": { line throws(UsageError) in _ = try line.skipLimit() },
    "max-failures": { line throws(UsageError) in _ = try line.mostFailures(failsFast: false) },
    "time-limit": { line throws(UsageError) in _ = try line.timeLimit() },
    "limit": { line throws(UsageError) in _ = try line.replayLimits() },
    "shard": { line throws(UsageError) in _ = try line.shard() },
    "filter": { line throws(UsageError) in _ = try line.selection(judges: true) },
    "exclude": { line throws(UsageError) in _ = try line.selection(judges: true) },
    "within": { line throws(UsageError) in _ = try line.baselineTolerance() },
    "within-time": { line throws(UsageError) in _ = try line.tolerance() },
    "width": { line throws(UsageError) in _ = try line.width() },
    "area": { line throws(UsageError) in _ = try line.area() },
    "seconds": { line throws(UsageError) in _ = try line.seconds("seconds") },
    "shrink-seconds": { line throws(UsageError) in _ = try line.seconds("shrink-seconds") },
    "runs": { line throws(UsageError) in _ = try line.runs() },
  ]

  /// The checks of options that mean something else in another command, by the command's name and theirs.
  private static let own: [String: [String: Check]] = [
    "fuzz": ["seed": { line throws(UsageError) in _ = try line.searchSeed() }],
    "audit": Dictionary(
      uniqueKeysWithValues: [
        "rates", "scales", "evidence", "sites", "operator", "disturbance", "sample", "seed",
      ].map { ($0, audit) }
    ),
  ]

  private static let audit: Check = { line throws(UsageError) in
    _ = try Command.auditOptions(line)
    _ = try Command.companyPlan(line)
  }

  /// Returns the mistake in a value; nil: there is none.
  ///
  /// - Parameters:
  ///   - value: the value, as the command line would have it.
  ///   - option: the option.
  ///   - command: the command in whose section it stands; nil: in none.
  ///   - place: its place.
  /// - Returns: the mistake in words, without its place.
  static func mistake(
    in value: String,
    of option: Option,
    in command: Command?,
    at place: ConfigurationPlace
  ) -> String? {
    let check = command.flatMap { own[$0.name]?[option.name] } ?? shared[option.name]
    guard let check else { return nil }
    do throws(UsageError) {
      var line = try Arguments([], options: [option])
      line.take(
        Configuration(),
        [option.name: Configuration.Setting(values: [value], place: place)]
      )
      try check(line)
      return nil
    } catch {
      guard case .wrongValue(let option, let value, let expected) = error else {
        return error.description.replacing(
          "--\(option.name) is",
          with: "\"\(option.configurationKey)\" has",
          maxReplacements: 1
        )
      }
      return "\"\(option.configurationKey)\" is \"\(value)\"; expected \(expected)"
    }
  }
}
