import Foundation

/// The words after a command's name, sorted into options and operands.
struct Arguments: Sendable {
  /// The source of an option's value.
  enum Origin: Hashable, Sendable {
    /// The command line: with a value, or with `--no-NAME`.
    case commandLine
    /// A configuration, at this place.
    case configuration(ConfigurationPlace)
  }

  /// The words that a command does not take as options, in order.
  private(set) var operands: [String] = []
  /// True if the help page is asked for.
  private(set) var asksForHelp = false
  /// The configuration that is in force.
  private(set) var configuration = Configuration()
  /// The source of the operands; nil: nobody named them, and the command knows what is meant.
  private(set) var operandOrigin: Origin?
  private var values: [String: [String]] = [:]
  private var origins: [String: Origin] = [:]
  private let options: [Option]

  /// Reads a command line: `--name value` and `--name=value` are the same, and all that follows a
  /// `--` is an operand.
  init(_ words: [String], options: [Option]) throws(UsageError) {
    self.options = options
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        rest = []
      } else if word == "--help" || word == "-h" {
        asksForHelp = true
      } else if word.hasPrefix("-"), word != "-" {
        try take(word, &rest)
      } else {
        operands.append(word)
      }
    }
    if !operands.isEmpty { operandOrigin = .commandLine }
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let body = word.drop { $0 == "-" }
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    if word.hasPrefix("--"), let option = negated(name) {
      guard parts.count == 1 else { throw .needlessValue(.flag(name, "")) }
      values[option.name] = nil
      origins[option.name] = .commandLine
      return
    }
    guard word.hasPrefix("--"), let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption(name, known: options.map(\.name) + ["help"])
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    origins[name] = .commandLine
    guard option.value != nil else {
      guard attached == nil else { throw .needlessValue(option) }
      values[name] = [""]
      return
    }
    let given = attached ?? rest.popFirst()
    guard let value = given, !value.isEmpty else { throw .missingValue(option) }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let choices = option.choices.joined(separator: ", ")
      throw .wrongValue(option, value, expected: "one of \(choices)")
    }
    values[name] = (option.isRepeatable ? values[name] ?? [] : []) + [value]
  }

  /// Returns the arguments with a value of the environment, which beats the configuration; the
  /// line's own stays.
  func with(_ name: String, _ value: String?) -> Arguments {
    let isConfigured = if case .configuration = origins[name] { true } else { false }
    guard let value, !value.isEmpty, isConfigured || !has(name) else { return self }
    var arguments = self
    arguments.values[name] = [value]
    arguments.origins[name] = nil
    return arguments
  }

  /// Returns the arguments without some options.
  func without(_ names: [String]) -> Arguments {
    var arguments = self
    for name in names { arguments.values[name] = nil }
    return arguments
  }

  /// Returns the option that `--no-NAME` does without; nil: there is none, or the option has this
  /// name.
  private func negated(_ name: String) -> Option? {
    guard name.hasPrefix("no-"), !options.contains(where: { $0.name == name }) else { return nil }
    return options.first { $0.name == name.dropFirst("no-".count) }
  }

  /// Returns the source of an option's value; nil: nobody gave one.
  func origin(of name: String) -> Origin? { origins[name] }

  /// Returns true if an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// An option's value, if it was given; the last one, where it was given more than once.
  subscript(name: String) -> String? { values[name]?.last }

  /// Returns all values of an option that may be given more than once, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Returns an option's value as something else.
  ///
  /// - Parameters:
  ///   - name: the option's name.
  ///   - expected: what the value must be, for the error message.
  ///   - read: makes the thing of the value; nil: it is wrong.
  /// - Returns: the thing; nil where the option was not given.
  /// - Throws: `UsageError` where the value is wrong.
  func value<Thing>(
    _ name: String,
    expected: String,
    _ read: (String) -> Thing?
  ) throws(UsageError) -> Thing? {
    guard let text = self[name], let option = options.first(where: { $0.name == name }) else {
      return nil
    }
    guard let thing = read(text) else {
      throw .wrongValue(option, text, expected: expected)
    }
    return thing
  }

  /// Holds the operands to what a command takes, and puts in what it takes where there are none.
  mutating func checkOperands(_ kind: Command.Operands) throws(UsageError) {
    switch kind {
    case .none:
      if let first = operands.first { throw .tooManyOperands(first) }
    case .one(let name):
      guard !operands.isEmpty else { throw .missingOperand(name) }
      if operands.count > 1 { throw .tooManyOperands(operands[1]) }
    case .two(let first, let second):
      guard let word = operands.first else { throw .missingOperand(first) }
      guard operands.count > 1 else { throw .missingOperand("\(second) behind \(word)") }
      if operands.count > 2 { throw .tooManyOperands(operands[2]) }
    case .several(let name):
      guard !operands.isEmpty else { throw .missingOperand(name) }
      try checkInput()
    case .traces(let name, let usual):
      if operands.isEmpty, let traces = configuration.traces {
        operands = traces.paths
        operandOrigin = .configuration(traces.place)
      }
      if operands.isEmpty, let usual, FileManager.default.fileExists(atPath: usual) {
        operands = [usual]
      }
      guard !operands.isEmpty else { throw .missingOperand(name) }
      try checkInput()
    case .any: break
    }
  }

  /// Takes what a configuration says of the options that the command line does not mention.
  ///
  /// - Parameters:
  ///   - configuration: what is in force.
  ///   - settings: the command's options with their values.
  mutating func take(_ configuration: Configuration, _ settings: [String: Configuration.Setting]) {
    self.configuration = configuration
    for (name, setting) in settings where origins[name] == nil {
      guard let option = options.first(where: { $0.name == name }) else { continue }
      origins[name] = .configuration(setting.place)
      values[name] = option.isRepeatable ? setting.values : Array(setting.values.prefix(1))
    }
  }

  /// Puts other words for an option's values, as the names of subjects stand for commands.
  mutating func rewrite(_ name: String, _ body: (String) -> String) {
    values[name] = values[name].map { $0.map(body) }
  }

  private func checkInput() throws(UsageError) {
    if operands.count(where: { $0 == "-" }) > 1 { throw .repeatedInput }
  }
}
