import Oracle

/// The keys that a configuration may have, from the same tables as the command line.
enum ConfigurationKeys {
  /// The commands that have a section of their own; `rules` has none, for the key says how much each
  /// rule weighs.
  static var commands: [Command] {
    Touchstone.commands.filter { command in
      command.isConfigured && !special.contains(command.name) && !options(of: command).isEmpty
    }
  }

  /// The options that may stand at the top: those of `run`, for each command that has the same.
  static var shared: [Option] { options(of: .run) }

  /// Returns the options of a command that a configuration may set, each once.
  static func options(of command: Command) -> [Option] {
    var seen: Set<String> = []
    return command.options.filter { option in
      !onlyTyped.contains(option.name) && seen.insert(option.name).inserted
    }
  }

  /// The options that say what is done once, rather than how a project is judged.
  static let onlyTyped: Set<String> = [
    "id", "from", "to", "until", "only", "print", "list", "example", "names", "catalogue", "schema",
    "write-known-failures", "prune-known-failures", "rerun-failed", "watch",
  ]

  /// The commands that take no subject that nobody named: they compare subjects or files, or play cases
  /// of a log again.
  static let choosesSubjects: Set<String> = ["compare", "report"]

  /// The keys at the top that are no options.
  static let special = ["$schema", "#", "subjects", "traces", "rules"]

  /// All keys at the top, sorted as a message lists them.
  static var all: [String] {
    special + shared.map(\.configurationKey) + commands.map(\.name)
  }

  /// The keys of a rule that does not fail.
  static let ofRule = ["level", "reason"]
  static let levels = RuleSettings.Level.allCases.map(\.rawValue)
}

extension Option {
  /// The option's key in a configuration: its name, or what a list of several is called.
  var configurationKey: String { takesPairs ? name + "s" : name }

  /// True if it names subjects to be started, and not only folders of baselines.
  var namesSubjects: Bool { isSame(as: .subject) }

  /// True if its values are pairs, `NAME=VALUE`, which a configuration writes as an object.
  var takesPairs: Bool { isRepeatable && (value ?? "").hasPrefix("NAME=") }
}

extension Option {
  static let config = Option.path(
    "config",
    "FILE",
    .input,
    "Read this configuration, whoever owns it; without it the touchstone.json of the working directory,"
      + " or in a repository the nearest up to its root."
  )
  static let noConfig = Option.flag(
    "no-config",
    "Read no configuration. --no-NAME leaves out what it says of one option, --NAME."
  )
}
