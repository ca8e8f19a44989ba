import Adapters
import Exporting
import Importing
import Oracle
import Recorders

/// The words that may be typed, from the table that makes `--help`.
struct CompletionTable: Sendable {
  /// The words that a value or an operand may be.
  enum Words: Hashable, Sendable {
    /// Nothing that could be listed.
    case anything
    /// One of these.
    case of([String])
    /// A file, or a directory.
    case files
    /// One of these first, and then files.
    case wordThenFiles([String])
    /// A directory.
    case directories
  }

  /// One option with what its value may be; nil: it has none.
  struct Choice: Sendable {
    let option: Option
    let words: Words?
  }

  /// One command.
  struct Entry: Sendable {
    let name: String
    let summary: String
    let options: [Choice]
    /// The words that its operands may be; nil: it takes none.
    let operands: Words?
  }

  /// The commands, in the order of the help page.
  let entries: [Entry]

  /// Creates the table of some commands.
  init(of commands: [Command]) {
    let help = Option.flag("help", "Print this help page.")
    entries =
      commands.map { command in
        var seen: Set<String> = []
        // A command may list an option twice; a shell would offer it twice.
        let options = (command.allOptions + [help]).filter { seen.insert($0.name).inserted }
        return Entry(
          name: command.name,
          summary: command.summary,
          options: options.map { Choice(option: $0, words: Self.words(for: $0)) },
          operands: command.operands.name.map { Self.words(forOperand: $0, commands) }
        )
      } + [
        Entry(
          name: "help",
          summary: "Prints the help page of a command.",
          options: [],
          operands: .of(commands.map(\.name) + [HelpPage.Extent.word])
        )
      ]
  }

  /// The words that may stand first, with what they mean.
  var first: [(word: String, meaning: String)] {
    entries.map { ($0.name, $0.summary) }
      + [("--help", "Print what commands there are."), ("--version", "Print the version.")]
  }

  private static func words(for option: Option) -> Words? {
    switch option.meaning {
    case .none: nil
    case .choices(let choices): .of(choices)
    case .file: .files
    case .directory: .directories
    case .text: option.value == "RULE" ? .of(rules) : .anything
    }
  }

  private static func words(forOperand name: String, _ commands: [Command]) -> Words {
    switch name {
    case "PATH", "FILE", "LOG": .files
    case "DIR": .directories
    case "FORMAT FILE": .wordThenFiles(ImportFormat.all.map(\.name))
    case "FORMAT TRACE": .wordThenFiles(ExportFormat.all.map(\.name))
    case "RECORDER": .of(Recorder.all.map(\.name))
    case "LANGUAGE": .of(Template.all.map(\.language))
    case "COMMAND": .of(commands.map(\.name))
    case "SHELL": .of(CompletionScript.shells.map(\.name))
    case "NAME": .of(rules + Catalogue.entries.map(\.number))
    default: .anything
    }
  }

  private static let rules = RuleBook.rules.map(\.id)
}
