/// The value of `--subject`: the components that ship here, or a command that speaks the protocol.
struct SubjectArgument: Hashable, Sendable {
  /// The origin of a subject.
  enum Origin: Hashable, Sendable {
    /// It is built in.
    case reference
    /// `/bin/sh -c` reads this.
    case command(String)
  }

  /// The word for what is built in.
  static let reference = "reference"

  /// The name in reports; nil: the name that it gives itself.
  var name: String?
  var origin: Origin

  /// Creates an argument from its parts.
  init(name: String?, origin: Origin) {
    self.name = name
    self.origin = origin
  }

  /// Reads `reference`, `COMMAND` or `NAME=COMMAND`.
  ///
  /// A name has letters, digits, `.`, `_`, `-` and `+`; so a command with a `=` further on is none.
  /// To set a variable, there is `env NAME=VALUE COMMAND`.
  init?(_ text: String) {
    var command = text[...]
    if let sign = text.firstIndex(of: "="), Self.isName(text[..<sign]) {
      name = String(text[..<sign])
      command = text[text.index(after: sign)...]
    }
    guard command.contains(where: { !$0.isWhitespace }) else { return nil }
    origin = command == Self.reference ? .reference : .command(String(command))
  }

  /// Returns true if a text may be a subject's name.
  static func isName(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter || first.isNumber else {
      return false
    }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-+".contains($0)) }
  }
}

extension Option {
  static let subject = Option.value("subject", "SUBJECT", subjectSentence)
  static let subjects = Option.values(
    "subject",
    "SUBJECT",
    subjectSentence + " It may be given more than once."
  )
  static let timeLimit = Option.value(
    "time-limit",
    "SECONDS",
    "How long a subject may take for one trace; without it 10."
  )

  private static let subjectSentence =
    "What plays the traces: reference, which ships here and is the default, or a command that speaks"
    + " the subject protocol; NAME=COMMAND names it."
}

extension Arguments {
  /// Returns the time that a subject may take for one trace; nil: the line does not say.
  func timeLimit() throws(UsageError) -> Duration? {
    try value("time-limit", expected: "a number of seconds above 0") { text in
      Double(text).flatMap { $0 > 0 && $0 <= 1_000_000 ? .seconds($0) : nil }
    }
  }
}
