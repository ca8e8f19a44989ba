import Conformance
import Glibc
import Subjects

/// The command, from its words to its exit code.
enum Touchstone {
  /// The version that reports name.
  static let version = "0.1.0"
  /// The day of this version, which the manual page names.
  static let date = "2026-11-27"

  /// All commands, in the order of the help page.
  static let commands: [Command] = CommandEntry.all.map { $0.make() }

  /// Finds the command of a name.
  static func command(_ name: String) -> Command? {
    CommandEntry.all.first { $0.name == name }?.make()
  }

  /// Runs the process's own command line.
  static func main() -> Int32 {
    reserveStandardStreams()
    // A reader that goes away early (`| head`) is told of by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    SubjectGuard.begin()
    OrphanAdoption.want()
    FileSizeLimit.heed()
    let terminal = Terminal.ofProcess
    // Swift reads the words of a program there; without them, nobody knows what is meant.
    guard !CommandLine.arguments.isEmpty else {
      terminal.errors.say("touchstone: the words of the command cannot be read; mount /proc")
      return terminal.close(.failed).rawValue
    }
    let code = run(Array(CommandLine.arguments.dropFirst()), on: terminal)
    defer { ProcessGroups.endAll() }
    return terminal.close(code).rawValue
  }

  /// Keeps the numbers of closed standard streams, which the next file to be opened would get: what
  /// is said would then land in a report.
  ///
  /// Opened the wrong way round, so that using them fails as before.
  private static func reserveStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Runs a command line.
  static func run(_ words: [String], on terminal: Terminal) -> ExitCode {
    let rest = Array(words.dropFirst())
    switch words.first {
    case nil:
      terminal.errors.write(page: HelpPage.overview())
      return .usage
    case "--help", "-h": return help(rest, terminal)
    case "help": return help(rest, terminal)
    case job: return serveJob(rest, terminal)
    case "--version":
      terminal.output.say("touchstone \(version)")
      return .success
    case let name?:
      guard let command = command(name) else {
        return complain(.unknownCommand(name), about: nil, terminal)
      }
      return run(command, rest, terminal)
    }
  }

  private static func run(_ command: Command, _ words: [String], _ terminal: Terminal) -> ExitCode {
    var read: Arguments?
    do throws(UsageError) {
      var arguments = try Arguments(words, options: command.allOptions)
      if arguments.asksForHelp {
        let wantsAll = arguments.operands.last == HelpPage.Extent.word
        terminal.output.write(page: HelpPage.page(of: command, wantsAll ? .all : .first))
        return .success
      }
      do throws(ConfigurationMistakes) {
        try arguments.configure(for: command, terminal.environment)
      } catch {
        for line in error.lines { terminal.errors.say(line) }
        return .usage
      }
      read = arguments
      try arguments.checkOperands(command.operands)
      try FileUse(command, arguments).check()
      return try command.body(arguments, terminal)
    } catch {
      return complain(error, about: command, terminal, reading: read)
    }
  }

  private static func help(_ words: [String], _ terminal: Terminal) -> ExitCode {
    let wantsAll = words.last == HelpPage.Extent.word
    let extent: HelpPage.Extent = wantsAll ? .all : .first
    guard let name = words.first, words != [HelpPage.Extent.word] else {
      terminal.output.write(page: HelpPage.overview(extent))
      return .success
    }
    guard let command = command(name) else {
      return complain(.unknownCommand(name), about: nil, terminal)
    }
    terminal.output.write(page: HelpPage.page(of: command, extent))
    return .success
  }

  private static func complain(
    _ error: UsageError,
    about command: Command?,
    _ terminal: Terminal,
    reading arguments: Arguments? = nil
  ) -> ExitCode {
    let name = command.map { "touchstone \($0.name)" } ?? "touchstone"
    terminal.errors.say("\(name): \(error.words(in: arguments))")
    if let command { terminal.errors.say("usage: \(command.usage)") }
    terminal.errors.say("\(name) --help says more")
    return .usage
  }
}
