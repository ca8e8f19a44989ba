import Conformance
import Traces

/// The pages that `--help` prints.
enum HelpPage {
  /// The extent of a page.
  enum Extent: Hashable, Sendable {
    /// The part that most users need.
    case first
    /// Everything.
    case all

    /// The word that asks for everything.
    static let word = "all"
  }

  /// Returns the commands, a line each, in their groups; the first page fits on a screen of 24
  /// lines.
  static func overview(_ extent: Extent = .first) -> String {
    let wanted = CommandEntry.all.filter { extent == .all || $0.isFirst }
    var text = "Touchstone replays touches into components, and judges what they tell.\n\n"
    let width = wanted.map(\.name.count).max() ?? 0
    for group in CommandGroup.allCases {
      for (place, entry) in wanted.filter({ $0.group == group }).enumerated() {
        text += (place == 0 ? group.rawValue : "").padded(to: CommandGroup.width) + "  "
        text += "\(entry.name.padded(to: width))  \(entry.make().summary)\n"
      }
    }
    guard extent == .all else {
      let rest = CommandEntry.all.count - wanted.count
      return text
        + "\nusage: touchstone COMMAND …  (--help explains it; touchstone help all: \(rest) more)\n"
    }
    return text + """

      usage: touchstone COMMAND [PATH…] [options]

        touchstone COMMAND --help       its options and examples
        touchstone COMMAND --help all   every option, where there are many
        touchstone --version            the version

      \(path)

      """
  }

  /// The meaning of a PATH, which most commands take.
  private static let path = """
    A PATH is a file, a directory, which is walked for .trace.jsonl and
    .transcript.jsonl files, or -, the standard input.
    """

  /// Returns the page of one command.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - extent: how much is said of its options.
  /// - Returns: the page.
  static func page(of command: Command, _ extent: Extent = .first) -> String {
    var text = "usage: \(command.usage)\n\n\(command.summary)\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    if command.operands.name == "PATH" { text += "\n\(path)\n" }
    text += options(of: command, extent)
    if !command.examples.isEmpty {
      text +=
        "\nexamples:\n" + command.examples.map { "  \($0.line)\n      \($0.purpose)\n" }.joined()
    }
    if !command.codes.isEmpty {
      text +=
        "\nexit codes:\n" + table(command.allCodes.map { (String($0.code.rawValue), $0.meaning) })
    }
    return text
  }

  private static func options(of command: Command, _ extent: Extent) -> String {
    let all = command.allOptions
    guard !all.isEmpty else { return "" }
    guard !command.firstOptions.isEmpty else { return section("options", all) }
    let first = command.firstOptions.compactMap { name in all.first { $0.name == name } }
    var text = section("options", first)
    let groups = OptionGroup.allCases.map { group in
      let names = group.names.filter { !command.firstOptions.contains($0) }
      return (group.rawValue, names.compactMap { name in all.first { $0.name == name } })
    }.filter { !$0.1.isEmpty }
    guard extent == .first else {
      for (name, options) in groups { text += section("options: \(name)", options) }
      return text
    }
    text += "\nmore options, which touchstone \(command.name) --help all explains:\n"
    return text
      + table(groups.map { ($0, $1.map { "--\($0.name)" }.joined(separator: ", ")) })
  }

  private static func section(_ title: String, _ options: [Option]) -> String {
    "\n\(title):\n" + table(options.map { ($0.spelling, $0.sentence) })
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(26, rows.map(\.0.count).max() ?? 0)
    var text = ""
    for (left, right) in rows {
      let lines = wrapped(right, to: 96 - width)
      let isLong = left.count > width
      text += "  " + (isLong ? left + "\n" : "")
      for (index, line) in lines.enumerated() {
        let margin = index == 0 && !isLong ? left : ""
        text += (index == 0 && !isLong ? "" : "  ") + margin.padded(to: width) + "  \(line)\n"
      }
    }
    return text
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
