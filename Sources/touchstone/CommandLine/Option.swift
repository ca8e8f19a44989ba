/// An option of a command, as its help page tells it.
struct Option: Hashable, Sendable {
  /// The name, without its hyphens.
  let name: String
  /// The name of its value; nil: it has none.
  let value: String?
  /// The effect, in a sentence.
  let sentence: String
  /// The words that its value may be; empty: any.
  let choices: [String]
  /// True if it may be given more than once; all its values count then.
  let isRepeatable: Bool
  /// The use of the file or folder that its value names; nil: it names none.
  let use: Use?

  /// The use that a command makes of a file.
  enum Use: Hashable, Sendable {
    /// It reads the file, or all files below the folder.
    case input
    /// It reads the file to its end before it writes anything.
    case earlierLog
    /// It writes the file, which appears whole.
    case output
    /// It writes the file, which can be read beside its place while it grows.
    case growingOutput
    /// It writes files into the folder, under names of their own.
    case folder
  }

  private init(
    _ name: String,
    _ value: String?,
    _ sentence: String,
    _ choices: [String] = [],
    isRepeatable: Bool = false,
    _ use: Use? = nil
  ) {
    self.use = use
    self.name = name
    self.value = value
    self.sentence = sentence
    self.choices = choices
    self.isRepeatable = isRepeatable
  }

  /// Creates an option that is given or not.
  static func flag(_ name: String, _ sentence: String) -> Option {
    Option(name, nil, sentence)
  }

  /// Creates an option with a value.
  static func value(_ name: String, _ value: String, _ sentence: String) -> Option {
    Option(name, value, sentence)
  }

  /// Creates an option with a value that may be given more than once.
  static func values(_ name: String, _ value: String, _ sentence: String) -> Option {
    Option(name, value, sentence, isRepeatable: true)
  }

  /// Creates an option whose value names a file, or a folder.
  ///
  /// - Parameters:
  ///   - name: the name, without its hyphens.
  ///   - value: what the value is called: `FILE`, `LOG` or `DIR`.
  ///   - use: what becomes of it.
  ///   - isRepeatable: whether it may be given more than once.
  ///   - sentence: what the option does.
  /// - Returns: the option.
  static func path(
    _ name: String,
    _ value: String,
    _ use: Use,
    isRepeatable: Bool = false,
    _ sentence: String
  ) -> Option {
    Option(name, value, sentence, isRepeatable: isRepeatable, use)
  }

  /// Creates an option whose value is one of a few words.
  static func choice(_ name: String, of choices: [String], _ sentence: String) -> Option {
    Option(name, choices.joined(separator: "|"), sentence, choices)
  }

  /// The kind of thing that an option's value names.
  enum Meaning: Hashable, Sendable {
    /// There is no value.
    case none
    /// One of a few words.
    case choices([String])
    /// A file.
    case file
    /// A directory.
    case directory
    /// Text, or a number.
    case text
  }

  /// The kind of thing that the value names, told from the name of the value.
  var meaning: Meaning {
    guard choices.isEmpty else { return .choices(choices) }
    switch value {
    case nil: return .none
    case "FILE", "LOG": return .file
    case "DIR": return .directory
    default: return .text
    }
  }

  /// Returns true if another command's option is the same, so that one setting may hold for both.
  func isSame(as other: Option) -> Bool {
    name == other.name && value == other.value && choices == other.choices
  }

  /// The option as a help page spells it.
  var spelling: String {
    guard let value else { return "--\(name)" }
    return "--\(name) \(value)"
  }
}
