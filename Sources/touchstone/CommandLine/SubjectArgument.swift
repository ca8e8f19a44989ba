import Replay
import Subjects
import Traces

/// What `--subject` names: the components that ship here, or a command that speaks the protocol.
struct SubjectArgument: Hashable, Sendable {
  /// Where a subject comes from.
  enum Origin: Hashable, Sendable {
    /// It is built in.
    case reference
    /// `/bin/sh -c` reads this.
    case command(String)
  }

  /// What reports call it; nil: what it calls itself.
  var name: String?
  var origin: Origin

  /// Reads `reference`, `COMMAND` or `NAME=COMMAND`.
  ///
  /// A name has letters, digits, `.`, `_`, `-` and `+`; so a command with a `=` further on is none.
  init?(_ text: String) {
    var command = text[...]
    if let sign = text.firstIndex(of: "="), Self.isName(text[..<sign]) {
      name = String(text[..<sign])
      command = text[text.index(after: sign)...]
    }
    guard command.contains(where: { !$0.isWhitespace }) else { return nil }
    origin = command == "reference" ? .reference : .command(String(command))
  }

  /// Creates an argument from its parts.
  init(name: String?, origin: Origin) {
    self.name = name
    self.origin = origin
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-+".contains($0)) }
  }

  /// Makes the subject; a command is not started yet.
  ///
  /// - Parameter limit: how long a trace may take.
  /// - Returns: the subject.
  func subject(limit: Duration) -> any Subject {
    switch origin {
    case .reference: ReferenceSubject()
    case .command(let command): ProcessSubject(command, name: name, limit: limit)
    }
  }
}

extension Option {
  static let subject = Option.value(
    "subject",
    "COMMAND",
    "Replay into this command, which speaks the subject protocol; NAME=COMMAND names it, and"
      + " reference is the components that ship here. Without it: reference."
  )
  static let timeLimit = Option.value(
    "time-limit",
    "SECONDS",
    "How long a subject may take for one trace; without it 10."
  )
}

extension Arguments {
  /// The subject that is asked for; without one, the components that ship here.
  func subject() throws(UsageError) -> any Subject {
    let limit = try timeLimit()
    let argument = try value("subject", expected: "a command, NAME=COMMAND or reference") {
      SubjectArgument($0)
    }
    return argument?.subject(limit: limit) ?? ReferenceSubject()
  }

  /// How long a subject may take for one trace.
  func timeLimit() throws(UsageError) -> Duration {
    let seconds = try value("time-limit", expected: "a number of seconds above 0") { text in
      Double(text).flatMap { $0 > 0 && $0 <= 1_000_000 ? $0 : nil }
    }
    return seconds.map { .seconds($0) } ?? ProcessSubject.usualLimit
  }
}

extension Terminal {
  /// Lets a subject go, and tells how it left if that was not as it should.
  func close(_ subject: any Subject) {
    guard let process = subject as? ProcessSubject, let farewell = process.close() else { return }
    errors.write("touchstone: \(farewell)\n")
  }
}
