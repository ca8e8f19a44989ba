import Conformance

/// What `--help` prints.
enum HelpPage {
  /// All commands, a line each.
  static var overview: String {
    let width = Touchstone.commands.map(\.name.count).max() ?? 0
    var text = """
      Touchstone replays touches into scroll views on a virtual clock, and
      judges what the components tell their delegates.

      usage: touchstone COMMAND …


      """
    for command in Touchstone.commands {
      text += "  \(padded(command.name, width))  \(command.summary)\n"
    }
    return text + """

        touchstone help COMMAND, or touchstone COMMAND --help: its options and an example
        touchstone --version: which version this is

      A PATH is a file, a directory, which is walked for .trace.jsonl and .transcript.jsonl files, or
      -, the standard input.

      """
  }

  /// One command.
  static func page(of command: Command) -> String {
    var text = "usage: \(command.usage)\n\n\(command.summary)\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    if !command.allOptions.isEmpty {
      text += "\noptions:\n" + table(command.allOptions.map { ($0.spelling, $0.sentence) })
    }
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

  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(26, rows.map(\.0.count).max() ?? 0)
    var text = ""
    for (left, right) in rows {
      let lines = wrapped(right, to: 96 - width)
      let isLong = left.count > width
      text += "  " + (isLong ? left + "\n" : "")
      for (index, line) in lines.enumerated() {
        let margin = index == 0 && !isLong ? left : ""
        text += (index == 0 && !isLong ? "" : "  ") + padded(margin, width) + "  \(line)\n"
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

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
