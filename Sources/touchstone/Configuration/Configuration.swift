import Oracle
import Traces

/// The content of a `touchstone.json`: defaults for the options of a command line.
struct Configuration: Sendable {
  /// The setting of one option.
  struct Setting: Hashable, Sendable {
    /// The values, as a command line would have them; for a flag one, which is empty.
    var values: [String]
    /// The place of the values.
    var place: ConfigurationPlace
  }

  /// A subject with a name.
  struct Subject: Hashable, Sendable {
    var name: String
    /// The command for `/bin/sh -c`, or `reference`.
    var command: String
    var place: ConfigurationPlace
  }

  /// The paths that `run` and its like take where the command line names none.
  struct Traces: Hashable, Sendable {
    var paths: [String]
    var place: ConfigurationPlace
  }

  /// The file, as messages name it; nil: there is none.
  var file: String?
  /// The options of every command that has them, by name.
  var shared: [String: Setting] = [:]
  /// The options of one command, by the command's name and theirs.
  var own: [String: [String: Setting]] = [:]
  /// The subjects, in the order of the file.
  var subjects: [Subject] = []
  /// The paths of the traces.
  var traces: Traces?
  /// The weight of each rule.
  var rules = RuleSettings()

  /// Returns the settings for a command's options.
  ///
  /// A command's own section beats the rest of the file.
  func settings(for command: Command) -> [String: Setting] {
    var settings: [String: Setting] = [:]
    for option in command.options {
      let isShared = ConfigurationKeys.shared.contains { $0.isSame(as: option) }
      guard let setting = own[command.name]?[option.name] ?? (isShared ? shared[option.name] : nil)
      else { continue }
      settings[option.name] = setting
    }
    if settings["subject"] == nil { settings["subject"] = usualSubjects(for: command) }
    // A flag that is false is as if it were not there, and beats one that is true further up.
    return settings.filter { !$0.value.values.isEmpty }
  }

  /// Returns all subjects, where nothing chooses among them and the command takes any.
  private func usualSubjects(for command: Command) -> Setting? {
    guard let first = subjects.first, !ConfigurationKeys.choosesSubjects.contains(command.name),
      command.options.contains(where: \.namesSubjects)
    else { return nil }
    return Setting(values: subjects.map(\.name), place: first.place)
  }

  /// Returns the meaning of a subject's name, as `--subject` takes it; any other word stands for
  /// itself.
  func subject(_ word: String) -> String {
    guard let subject = subjects.first(where: { $0.name == word }) else { return word }
    let isReference = subject.command == SubjectArgument.reference
    return isReference && word == subject.command ? word : "\(word)=\(subject.command)"
  }
}

/// A place in a configuration.
struct ConfigurationPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as messages name it.
  var file: String
  /// The line, from 1.
  var line: Int
  /// The column, in characters, from 1.
  var column: Int

  /// The place as `file:line:column`.
  var description: String { "\(file.inOneLine):\(line):\(column)" }
}

/// The mistakes in a configuration: each as `file:line:column: …`.
struct ConfigurationMistakes: Error, Hashable, Sendable {
  /// The mistakes, in the order of the file.
  var lines: [String]
}
