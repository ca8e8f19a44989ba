/// Completions for fish, with a sentence for each word.
enum FishCompletion {
  /// Returns the whole script.
  @Sendable static func text(_ table: CompletionTable) -> String {
    let names = table.entries.map(\.name).joined(separator: " ")
    var text = """
      # fish completion for touchstone; made by `touchstone completions fish`.


      complete -c touchstone -f

      """
    let isFirst = quoted("not __fish_seen_subcommand_from \(names)")
    for entry in table.entries {
      let summary = quoted(entry.summary)
      text += "complete -c touchstone -n \(isFirst) -a \(entry.name) -d \(summary)\n"
    }
    text += "complete -c touchstone -n \(isFirst) -l help -d 'Print what commands there are.'\n"
    text += "complete -c touchstone -n \(isFirst) -l version -d 'Print the version.'\n"
    return text + table.entries.map(section).joined()
  }

  private static func section(_ entry: CompletionTable.Entry) -> String {
    let condition = quoted("__fish_seen_subcommand_from \(entry.name)")
    let prefix = "complete -c touchstone -n \(condition)"
    var lines = entry.options.map { choice in
      "\(prefix) -l \(choice.option.name)\(value(choice.words)) -d \(quoted(choice.option.sentence))"
    }
    if let operands = entry.operands, let words = operand(operands) {
      lines.append(prefix + words)
    }
    return "\n" + lines.map { $0 + "\n" }.joined()
  }

  private static func value(_ words: CompletionTable.Words?) -> String {
    switch words {
    case nil: ""
    case .anything: " -x"
    case .of(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .files, .wordThenFiles: " -r -F"
    case .directories: " -x -a '(__fish_complete_directories)'"
    }
  }

  private static func operand(_ words: CompletionTable.Words) -> String? {
    switch words {
    case .anything: nil
    case .of(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .files: " -F"
    case .wordThenFiles(let words): " -F -a \(quoted(words.joined(separator: " ")))"
    case .directories: " -a '(__fish_complete_directories)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
