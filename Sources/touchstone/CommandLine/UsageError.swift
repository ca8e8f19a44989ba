import Traces

/// A mistake in a command line.
enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String)
  case unknownOption(String, known: [String])
  case missingValue(Option)
  case needlessValue(Option)
  case wrongValue(Option, String, expected: String)
  case missingOperand(String)
  case tooManyOperands(String)
  case repeatedInput
  case missingOption(String, value: String)
  case unknownRule(String, suggestion: String?)
  case unknownLanguage(String, known: [String])
  case unknownWord(String, is: String, known: [String])
  case cases(String)
}

extension UsageError: CustomStringConvertible {
  /// The mistake, and the word that was probably meant.
  var description: String {
    switch self {
    case .unknownCommand(let name):
      "there is no \(name.hasPrefix("-") ? "option" : "command") \"\(name)\""
        + Self.suggestion(
          for: name,
          among: Touchstone.commands.map(\.name) + ["help", "--help", "--version"]
        )
    case .unknownOption(let name, let known):
      "there is no option --\(name)" + Self.suggestion(for: name, among: known, prefix: "--")
    case .missingValue(let option): "--\(option.name) needs a value: \(option.spelling)"
    case .needlessValue(let option): "--\(option.name) takes no value"
    case .wrongValue(let option, let value, let expected):
      "--\(option.name) is \"\(value)\"; expected \(expected)"
        + Self.suggestion(for: value, among: option.choices)
    case .missingOperand(let name): "\(name) is missing"
    case .tooManyOperands(let word): "\"\(word)\" is one argument too many"
    case .repeatedInput: "- is given twice; the standard input can be read only once"
    case .missingOption(let name, let value): "--\(name) \(value) is missing"
    case .unknownLanguage(let language, let known):
      "there is no adapter for \"\(language)\"; expected one of \(known.joined(separator: ", "))"
        + Self.suggestion(for: language, among: known)
    case .unknownWord(let word, let kind, let known):
      "there is no \(kind) \"\(word)\"; expected one of \(known.joined(separator: ", "))"
        + Self.suggestion(for: word, among: known)
    case .unknownRule(let id, let suggestion):
      "there is no rule, entry, source or message \"\(id)\""
        + (suggestion.map { "; did you mean \($0)?" } ?? "")
    case .cases(let sentence): sentence
    }
  }

  /// Returns the mistake in words, with its place if it is in a configuration.
  ///
  /// - Parameter arguments: the command line, as far as it could be read.
  /// - Returns: the words.
  func words(in arguments: Arguments?) -> String {
    guard case .wrongValue(let option, let value, let expected) = self,
      case .configuration(let place) = arguments?.origin(of: option.name)
    else { return description }
    return "\(place): \"\(option.configurationKey)\" is \"\(value)\"; expected \(expected)"
  }

  private static func suggestion(
    for word: String,
    among names: [String],
    prefix: String = ""
  ) -> String {
    guard let name = Suggestion.closest(to: word, among: names) else { return "" }
    return "; did you mean \(prefix)\(name)?"
  }
}
