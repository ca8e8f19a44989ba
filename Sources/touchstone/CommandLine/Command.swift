import Conformance

/// One command: what its help page says, and what it does.
struct Command: Sendable {
  /// What a command takes besides options.
  enum Operands: Hashable, Sendable {
    case none
    case one(String)
    case several(String)
    /// Several, or none where what stands here is meant.
    case optional(String, usual: String)

    /// The operands as a usage line spells them.
    var spelling: String {
      switch self {
      case .none: ""
      case .one(let name): " " + name
      case .several(let name): " \(name)…"
      case .optional(let name, _): " [\(name)…]"
      }
    }
  }

  /// A command line with what it is for.
  struct Example: Hashable, Sendable {
    var line: String
    var purpose: String
  }

  var name: String
  /// What it does, in one line.
  var summary: String
  var operands: Operands
  /// What else is to be known, in paragraphs.
  var discussion: String
  var options: [Option]
  var examples: [Example]
  /// The exit codes that it may have.
  var codes: [ExitCode]
  var body: @Sendable (Arguments, Terminal) throws(UsageError) -> ExitCode

  /// The command line in short.
  var usage: String {
    "touchstone \(name)\(operands.spelling)" + (options.isEmpty ? "" : " [options]")
  }
}
