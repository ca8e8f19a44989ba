/// Completions for zsh, with a sentence for each word.
enum ZshCompletion {
  /// Returns the whole script.
  @Sendable static func text(_ table: CompletionTable) -> String {
    """
    #compdef touchstone
    # zsh completion for touchstone; made by `touchstone completions zsh`.

    _touchstone() {
      local context state state_descr line
      typeset -A opt_args
      _arguments -C \\
        '(- *)--help[Print what commands there are.]' \\
        '(- *)--version[Print the version.]' \\
        '1: :->command' \\
        '*:: :->rest' && return
      case $state in
        command)
          local -a commands=(
    \(table.entries.map { "        \(quoted("\(described($0.name)):\($0.summary)"))\n" }.joined())\
          )
          _describe -t commands 'command' commands
          ;;
        rest)
          case $words[1] in
    \(table.entries.map(section).joined())\
          esac
          ;;
      esac
    }

    # In an fpath the file is the function's body; sourced, it announces the function.
    if [[ ${funcstack[1]} == _touchstone ]]; then
      _touchstone "$@"
    else
      compdef _touchstone touchstone
    fi

    """
  }

  private static func section(_ entry: CompletionTable.Entry) -> String {
    var specifications = entry.options.map(specification)
    if case .wordThenFiles(let words) = entry.operands {
      specifications.append(quoted("1:\(Self.operand):\(action(.of(words)))"))
    }
    if let operands = entry.operands {
      specifications.append(quoted("*:\(Self.operand):\(action(operands))"))
    }
    let lines = specifications.map { "              \($0)" }.joined(separator: " \\\n")
    return "        \(entry.name))\n          _arguments \\\n\(lines)\n          ;;\n"
  }

  private static let operand = "operand"

  private static func specification(_ choice: CompletionTable.Choice) -> String {
    let option = choice.option
    let star = option.isRepeatable ? "*" : ""
    let sentence = option.sentence.replacing("[", with: "\\[").replacing("]", with: "\\]")
    guard let words = choice.words else { return quoted("\(star)--\(option.name)[\(sentence)]") }
    let value = (option.value ?? "value").replacing(":", with: "\\:")
    return quoted("\(star)--\(option.name)=[\(sentence)]:\(value):\(action(words))")
  }

  private static func action(_ words: CompletionTable.Words) -> String {
    switch words {
    case .anything: " "
    case .of(let words): "(\(words.joined(separator: " ")))"
    case .files, .wordThenFiles: "_files"
    case .directories: "_directories"
    }
  }

  private static func described(_ name: String) -> String { name.replacing(":", with: "\\:") }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
