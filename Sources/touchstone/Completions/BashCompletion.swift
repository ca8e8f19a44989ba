/// Completions for bash, version 3.2 or later, without the bash-completion package.
enum BashCompletion {
  /// Returns the whole script.
  @Sendable static func text(_ table: CompletionTable) -> String {
    """
    # bash completion for touchstone; made by `touchstone completions bash`.

    _touchstone() {
      local current=${COMP_WORDS[COMP_CWORD]} previous='' command='' kind='' words='' index
      local only_operands='' IFS=$'\\n'
      COMPREPLY=()
      ((COMP_CWORD > 0)) && previous=${COMP_WORDS[COMP_CWORD - 1]}
      # `--name=value` comes as three words.
      if [[ $current == '=' ]]; then
        current=''
      elif [[ $previous == '=' ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        if [[ ${COMP_WORDS[index]} == '--' ]]; then
          only_operands=1
        elif [[ -z $command && ${COMP_WORDS[index]} != -* ]]; then
          command=${COMP_WORDS[index]}
        fi
      done
      if [[ -z $command ]]; then
        words=$'\(lines(table.first.map(\.word)))'
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        return
      fi
      # What the option before takes for a value.
      case "$command $previous" in
    \(table.entries.map(values).joined())  esac
      # Else options, or operands.
      if [[ -z $kind && -z $only_operands && $current == -* ]]; then
        kind=words
        case "$command" in
    \(table.entries.map(options).joined())    esac
      elif [[ -z $kind ]]; then
        case "$command" in
    \(table.entries.map(operands).joined())    esac
      fi
      case "$kind" in
        words) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
        files)
          compopt -o filenames 2> /dev/null
          COMPREPLY=($(compgen -f -- "$current"))
          ;;
        words-or-files)
          compopt -o filenames 2> /dev/null
          COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
          ;;
        directories)
          compopt -o filenames 2> /dev/null
          COMPREPLY=($(compgen -d -- "$current"))
          ;;
      esac
    }

    complete -F _touchstone touchstone

    """
  }

  private static func values(_ entry: CompletionTable.Entry) -> String {
    entry.options.compactMap { choice in
      guard let words = choice.words else { return nil }
      return "    '\(entry.name) --\(choice.option.name)') \(assignment(words)) ;;\n"
    }.joined()
  }

  private static func options(_ entry: CompletionTable.Entry) -> String {
    let names = entry.options.map { "--\($0.option.name)" }
    return "      \(entry.name)) words=$'\(lines(names))' ;;\n"
  }

  private static func operands(_ entry: CompletionTable.Entry) -> String {
    guard let words = entry.operands else { return "" }
    return "      \(entry.name)) \(assignment(words)) ;;\n"
  }

  private static func assignment(_ words: CompletionTable.Words) -> String {
    switch words {
    case .anything: "kind=anything"
    case .of(let words): "kind=words words=$'\(lines(words))'"
    case .files: "kind=files"
    case .wordThenFiles(let words): "kind=words-or-files words=$'\(lines(words))'"
    case .directories: "kind=directories"
    }
  }

  /// Words between `$'` and `'`, a line each.
  private static func lines(_ words: [String]) -> String {
    words.map { word in
      word.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }.joined(separator: "\\n")
  }
}
