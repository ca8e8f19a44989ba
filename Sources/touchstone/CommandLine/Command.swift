import Conformance

/// One command: what its help page says, and what it does.
struct Command: Sendable {
  /// The words that a command takes besides options.
  enum Operands: Hashable, Sendable {
    case none
    case one(String)
    /// Exactly two, one after the other.
    case two(String, String)
    case several(String)
    /// Several; none where the configuration names traces, or where what stands here is meant.
    case traces(String, usual: String? = nil)
    /// Any number.
    case any(String)

    /// The name of one operand; nil: there is none.
    var name: String? {
      switch self {
      case .none: nil
      case .one(let name), .several(let name), .traces(let name, _), .any(let name): name
      case .two(let first, let second): "\(first) \(second)"
      }
    }

    /// The names of operands that are files or folders.
    ///
    /// Every command only reads them, but `fmt` mends them in their place.
    private static let files: Set<Substring> = ["PATH", "FILE", "LOG", "TRACE"]

    /// Returns those of a command line's operands that are files or folders.
    func files(among words: [String]) -> [String] {
      let names = (name ?? "").split(separator: " ")
      guard let first = names.firstIndex(where: Self.files.contains) else { return [] }
      return Array(words.dropFirst(first))
    }

    /// The operands as a usage line spells them.
    var spelling: String {
      switch self {
      case .none: ""
      case .one(let name): " " + name
      case .two(let first, let second): " \(first) \(second)"
      case .several(let name): " \(name)…"
      case .traces(let name, _), .any(let name): " [\(name)…]"
      }
    }
  }

  /// A command line with what it is for.
  struct Example: Hashable, Sendable {
    var line: String
    var purpose: String
  }

  var name: String
  /// Its work in one line, which fits behind its name on the first help page: 57 characters at most.
  var summary: String
  var operands: Operands
  /// The further facts, in paragraphs.
  var discussion: String
  var options: [Option]
  /// The names of the options that its help page explains first; empty: it has few, and explains all.
  var firstOptions: [String] = []
  var examples: [Example]
  /// Its exit codes, each with what it means here; empty: it can only succeed.
  ///
  /// The exit code of a wrong command line belongs to every command, and is not among them.
  var codes: KeyValuePairs<ExitCode, String> = [:]
  /// True if a configuration may set its options.
  var isConfigured = true
  var body: @Sendable (Arguments, Terminal) throws(UsageError) -> ExitCode
  /// The work of one of its jobs in a process of its own; nil: it has no jobs.
  ///
  /// It answers requests until they end, and says whether all could be read.
  var job: (@Sendable (Arguments, Terminal) throws(UsageError) -> Bool)?

  /// All its exit codes with what they mean, in the order of their numbers.
  var allCodes: [(code: ExitCode, meaning: String)] {
    let own = codes.map { (code: $0.key, meaning: $0.value) }
    return (own + [(.usage, ExitCode.usage.meaning)]).sorted { $0.code.rawValue < $1.code.rawValue }
  }

  /// All its options: its own, and those that say which configuration is read.
  var allOptions: [Option] { isConfigured ? options + [.config, .noConfig] : options }

  /// The command line in short.
  var usage: String {
    "touchstone \(name)\(operands.spelling)" + (allOptions.isEmpty ? "" : " [options]")
  }
}
