/// A group of commands, as the help page shows them.
enum CommandGroup: String, CaseIterable, Sendable {
  case judge = "judge"
  case keep = "keep"
  case search = "search"
  case look = "look"
  case bringIn = "bring in"
  case write = "write"
  case prove = "prove"
  case setUp = "set up"

  /// The length of the longest name.
  static let width = allCases.map(\.rawValue.count).max() ?? 0
}

/// A row of the table of commands.
struct CommandEntry: Sendable {
  /// The name of the command.
  let name: String
  /// The group in which the help page shows it.
  let group: CommandGroup
  /// True if the first help page shows it; the others stand under `touchstone help all`.
  let isFirst: Bool
  /// The function that makes the command: most processes need one of them, and its options and pages
  /// take a while to put together.
  let make: @Sendable () -> Command

  private init(
    _ name: String,
    _ group: CommandGroup,
    isFirst: Bool = true,
    _ make: @escaping @Sendable () -> Command
  ) {
    self.name = name
    self.group = group
    self.isFirst = isFirst
    self.make = make
  }

  /// All commands, in the order of the help page.
  static let all: [CommandEntry] = [
    CommandEntry("run", .judge) { .run },
    CommandEntry("check", .judge) { .check },
    CommandEntry("smoke", .judge) { .smoke },
    CommandEntry("record", .keep) { .record },
    CommandEntry("review", .keep) { .review },
    CommandEntry("accept", .keep) { .accept },
    CommandEntry("fuzz", .search) { .fuzz },
    CommandEntry("shrink", .search) { .shrink },
    CommandEntry("show", .look) { .show },
    CommandEntry("replay", .look) { .replay },
    CommandEntry("compare", .look) { .compare },
    CommandEntry("report", .look) { .report },
    CommandEntry("explain", .look) { .explain },
    CommandEntry("rules", .look) { .rules },
    CommandEntry("import", .bringIn) { .import },
    CommandEntry("export", .bringIn) { .export },
    CommandEntry("recorder", .bringIn) { .recorder },
    CommandEntry("adapter", .bringIn) { .adapter },
    CommandEntry("subject", .bringIn, isFirst: false) { .subject },
    CommandEntry("lint", .write) { .lint },
    CommandEntry("fmt", .write) { .fmt },
    CommandEntry("audit", .prove, isFirst: false) { .audit },
    CommandEntry("coverage", .prove, isFirst: false) { .coverage },
    CommandEntry("bench", .prove, isFirst: false) { .bench },
    CommandEntry("config", .setUp, isFirst: false) { .config },
    CommandEntry("doctor", .setUp, isFirst: false) { .doctor },
    CommandEntry("completions", .setUp, isFirst: false) { .completions },
    CommandEntry("manual", .setUp, isFirst: false) { .manual },
  ]
}
