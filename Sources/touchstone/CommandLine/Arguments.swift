import Foundation

/// The words after a command's name, sorted into options and operands.
struct Arguments: Sendable {
  /// What a command does not take as an option, in order.
  private(set) var operands: [String] = []
  /// Whether the help page is asked for.
  private(set) var asksForHelp = false
  private var values: [String: [String]] = [:]
  private let options: [Option]

  /// Reads a command line: `--name value` and `--name=value` are the same, and all that follows a
  /// `--` is an operand.
  init(_ words: [String], options: [Option]) throws(UsageError) {
    self.options = options
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word == "--help" || word == "-h" {
        asksForHelp = true
      } else if word.hasPrefix("-"), word != "-" {
        try take(word, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let body = word.drop { $0 == "-" }
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard word.hasPrefix("--"), let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption(name, known: options.map(\.name) + ["help"])
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
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

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// An option's value, if it was given; the last one, where it was given more than once.
  subscript(name: String) -> String? { values[name]?.last }

  /// All values of an option that may be given more than once, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// An option's value as something else.
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
    case .several(let name):
      guard !operands.isEmpty else { throw .missingOperand(name) }
      try checkInput()
    case .optional(let name, let usual):
      if operands.isEmpty, FileManager.default.fileExists(atPath: usual) { operands = [usual] }
      guard !operands.isEmpty else { throw .missingOperand(name) }
      try checkInput()
    }
  }

  private func checkInput() throws(UsageError) {
    if operands.count(where: { $0 == "-" }) > 1 { throw .repeatedInput }
  }
}
