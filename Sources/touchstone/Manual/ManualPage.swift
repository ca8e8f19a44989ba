import Conformance
import Traces

/// The manual page, in the macros that every `man` reads.
enum ManualPage {
  /// Returns the page of all commands.
  static func text(of commands: [Command]) -> String {
    var roff = Roff()
    roff.title("TOUCHSTONE", "1", date: Touchstone.date, "touchstone \(Touchstone.version)")
    roff.section("NAME")
    roff.line("touchstone - replay touches into scroll views, and judge what they tell")
    roff.section("SYNOPSIS")
    roff.macro("B", "touchstone")
    roff.line("COMMAND [operands] [options]")
    roff.section("DESCRIPTION")
    roff.paragraphs(description)
    roff.section("COMMANDS")
    for command in commands { add(command, to: &roff) }
    roff.section("EXIT STATUS")
    for code in ExitCode.allCases {
      roff.item(String(code.rawValue), code.meaning)
    }
    roff.section("FILES")
    for (name, sentence) in files { roff.item(name, sentence) }
    roff.section("ENVIRONMENT")
    for (name, sentence) in environment { roff.item(name, sentence) }
    return roff.text
  }

  private static let description = """
    A trace records touches over time. A subject plays it on a virtual clock and gives back a
    transcript: the trace with everything in it that the component told its delegate. The rules
    judge the order of the messages, the state at each of them, and where everything rests.

    A PATH is a file, a directory, which is walked for .trace.jsonl and .transcript.jsonl files,
    or -, the standard input. All that follows a -- is an operand.
    """

  private static let files = [
    (
      ConfigurationSearch.name,
      "Defaults for the command line: that of the working directory, or of the first directory above"
        + " it that has one, no higher than the repository's root."
    )
  ]

  private static let environment = [
    (
      "CI",
      "Where it is set, nothing that would hide a failure is written, and no line of progress is shown."
    ),
    ("COLUMNS", "How wide a page may be."),
    ("NO_COLOR", "Where it is set, there are no colours, and no line of progress."),
    ("TERM", "Where it is dumb, neither."),
  ]

  private static func add(_ command: Command, to roff: inout Roff) {
    roff.macro("SS", command.usage)
    roff.line(command.summary)
    if !command.discussion.isEmpty {
      roff.macro("PP")
      roff.paragraphs(command.discussion)
    }
    for option in command.allOptions {
      roff.item(bold: "--\(option.name)", italic: option.value, option.sentence)
    }
    for example in command.examples { roff.example(example.line, example.purpose) }
  }
}

/// Text in roff's language, with whatever has a meaning there made plain.
struct Roff {
  /// The text that was written.
  private(set) var text = ""

  /// Writes a macro with its arguments.
  mutating func macro(_ name: String, _ arguments: String...) {
    let words = arguments.map { "\"\(Self.plain($0).replacing("\"", with: "\\(dq"))\"" }
    text += ([".\(name)"] + words).joined(separator: " ") + "\n"
  }

  /// Writes the page's title; a date's hyphens are no minus signs.
  mutating func title(_ name: String, _ section: String, date: String, _ source: String) {
    text += ".TH \"\(name)\" \"\(section)\" \"\(date)\" \"\(Self.plain(source))\"\n"
  }

  /// Begins a section.
  mutating func section(_ name: String) { macro("SH", name) }

  /// Writes a line of text.
  mutating func line(_ words: String) {
    let plain = Self.plain(words)
    let isControl = plain.hasPrefix(".") || plain.hasPrefix("'")
    text += (isControl ? "\\&" : "") + plain + "\n"
  }

  /// Writes paragraphs, which have an empty line between.
  mutating func paragraphs(_ words: String) {
    var isFirst = true
    for paragraph in words.split(separator: "\n\n") {
      if !isFirst { macro("PP") }
      isFirst = false
      for words in paragraph.split(separator: "\n") { line(String(words)) }
    }
  }

  /// Writes a word and what it means.
  mutating func item(_ word: String, _ meaning: String) {
    macro("TP")
    macro("B", word)
    line(meaning)
  }

  /// Writes an option with its value, and what it means.
  mutating func item(bold word: String, italic value: String?, _ meaning: String) {
    macro("TP")
    if let value { macro("BI", word, " " + value) } else { macro("B", word) }
    line(meaning)
  }

  /// Writes a command line as it is typed, and what it is for.
  mutating func example(_ line: String, _ purpose: String) {
    macro("PP")
    self.line("Example: \(purpose):")
    text += ".PP\n.nf\n.RS 4\n"
    self.line(line)
    text += ".RE\n.fi\n"
  }

  /// Returns text without a meaning for roff; characters beyond ASCII by their numbers.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": plain += "\\e"
      case "-": plain += "\\-"
      case "'": plain += "\\(aq"
      case "`": plain += "\\(ga"
      case "^": plain += "\\(ha"
      case "~": plain += "\\(ti"
      case _ where scalar.isASCII: plain.unicodeScalars.append(scalar)
      default:
        plain += "\\[u\(scalar.value.hexadecimal(width: 4, uppercase: true))]"
      }
    }
    return plain
  }
}
