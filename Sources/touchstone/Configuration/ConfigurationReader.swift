import Oracle
import Reporting
import Traces

extension Configuration {
  /// Reads a file.
  ///
  /// - Parameter file: its path. Relative paths in it are relative to the file's directory.
  /// - Throws: `ConfigurationMistakes` with all that is wrong with it.
  init(file: String) throws(ConfigurationMistakes) {
    let document: JSONDocument
    do throws(JSONDocument.Mistake) {
      document = try JSONDocument(file: file)
    } catch {
      let place = ConfigurationPlace(file, error.position)
      throw ConfigurationMistakes(lines: ["\(place): \(error.text)"])
    }
    var reader = ConfigurationReader(document, file)
    reader.read()
    let mistakes = reader.mistakes.sorted { $0.position < $1.position }
    guard mistakes.isEmpty else {
      throw ConfigurationMistakes(
        lines: mistakes.map { "\(ConfigurationPlace(file, $0.position)): \($0.text)" }
      )
    }
    self = reader.configuration
  }
}

/// Reads a configuration key by key, and goes on after a mistake.
struct ConfigurationReader {
  let document: JSONDocument
  let file: String
  /// The text before a relative path: empty, or a directory with a slash.
  let base: String
  var configuration: Configuration
  var mistakes: [JSONDocument.Mistake] = []

  init(_ document: JSONDocument, _ file: String) {
    self.document = document
    self.file = file
    base = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    configuration = Configuration()
    configuration.file = file
  }

  /// Reads all keys at the top.
  mutating func read() {
    for member in document.members {
      switch member.key {
      case "$schema", "#": _ = text(member.value, of: member.key)
      case "subjects": readSubjects(member)
      case "traces": readTraces(member)
      case "rules": readRules(member)
      default: readOption(member)
      }
    }
  }

  private mutating func readOption(_ member: JSONNode.Member) {
    if let option = ConfigurationKeys.shared.first(where: { $0.configurationKey == member.key }) {
      let setting = setting(member, of: option)
      configuration.shared[option.name] = setting
    } else if let command = ConfigurationKeys.commands.first(where: { $0.name == member.key }) {
      readSection(member, command)
    } else {
      complainOfKey(member, known: ConfigurationKeys.all, where: "a configuration")
    }
  }

  private mutating func readSection(_ section: JSONNode.Member, _ command: Command) {
    let options = ConfigurationKeys.options(of: command)
    for member in members(of: section) where member.key != "#" {
      if let option = options.first(where: { $0.configurationKey == member.key }) {
        configuration.own[command.name, default: [:]][option.name] = setting(
          member,
          of: option,
          in: command
        )
      } else {
        complainOfKey(member, known: options.map(\.configurationKey), where: command.name)
      }
    }
  }

  private mutating func complainOfKey(
    _ member: JSONNode.Member,
    known: [String],
    where owner: String
  ) {
    let key = member.key
    var text = "\(owner) has no key \"\(key.excerpt)\""
    let owners = ConfigurationKeys.commands.filter { command in
      ConfigurationKeys.options(of: command).contains { $0.configurationKey == key }
    }
    if ConfigurationKeys.onlyTyped.contains(key) {
      text += "; --\(key) is for the command line alone"
    } else if owner == "a configuration", let command = owners.first {
      text += "; it is an option of \(owners.map(\.name).joined(separator: ", "))"
      text += "; write \"\(command.name)\": {\"\(key)\": …}"
    } else if let near = Suggestion.closest(to: key, among: known) {
      text += "; did you mean \"\(near)\"?"
    } else {
      text += "; expected one of " + known.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    complain(text, at: document.position(of: member))
  }

  // MARK: - Subjects, traces

  private mutating func readSubjects(_ subjects: JSONNode.Member) {
    let named = members(of: subjects).filter { $0.key != "#" }
    // Without a subject the reference would be judged in the place of what was meant.
    if named.isEmpty, case .object = subjects.value.content {
      complain(
        subjects.key,
        subjects.value,
        expected: "at least one subject, \"NAME\": \"COMMAND\""
      )
    }
    for member in named {
      guard SubjectArgument.isName(member.key[...]) else {
        let expected = "letters, digits and . _ - +, a letter or digit first"
        complain(
          "\"\(member.key.excerpt)\" is no name for a subject; expected \(expected)",
          at: document.position(of: member)
        )
        continue
      }
      guard let command = text(member.value, of: member.key) else { continue }
      let isReference = command == SubjectArgument.reference
      // A command begins where the file is, as its paths do.
      let isOneLine = base == base.inOneLine
      let directory =
        base.isEmpty || isReference
        ? "" : "cd \(isOneLine ? ShellWord.quoted(base) : ShellWord.executed(base)) && "
      configuration.subjects.append(
        Configuration.Subject(
          name: member.key,
          command: directory + command,
          place: place(member.value)
        )
      )
    }
  }

  private mutating func readTraces(_ member: JSONNode.Member) {
    let paths = texts(member).map(path)
    guard !paths.isEmpty else { return }
    configuration.traces = Configuration.Traces(paths: paths, place: place(member.value))
  }

  // MARK: - Small things

  /// Returns a path as the command line would have it.
  func path(_ path: String) -> String {
    path == "-" || path.hasPrefix("/") ? path : base + path
  }

  func place(_ node: JSONNode) -> ConfigurationPlace {
    ConfigurationPlace(file, document.position(of: node))
  }

  mutating func complain(_ text: String, at position: JSONDocument.Position) {
    mistakes.append(JSONDocument.Mistake(position: position, text: text))
  }

  mutating func complain(_ key: String, _ node: JSONNode, expected: String) {
    complain(
      "\"\(key.excerpt)\" is \(node.kindName); expected \(expected)",
      at: document.position(of: node)
    )
  }

  /// Returns the members of an object; none, and a mistake, where it is no object.
  mutating func members(of member: JSONNode.Member) -> [JSONNode.Member] {
    if case .object(let members) = member.value.content { return members }
    complain(member.key, member.value, expected: "an object")
    return []
  }

  /// Returns a text that is not empty; nil, and a mistake, where it is none.
  mutating func text(_ node: JSONNode, of key: String) -> String? {
    if case .string(let text) = node.content, text.contains(where: { !$0.isWhitespace }) {
      return text
    }
    complain(key, node, expected: "a text that is not empty")
    return nil
  }

  /// Returns a text, or several.
  mutating func texts(_ member: JSONNode.Member) -> [String] {
    guard case .array(let elements) = member.value.content else {
      return text(member.value, of: member.key).map { [$0] } ?? []
    }
    if elements.isEmpty { complain(member.key, member.value, expected: "at least one") }
    return elements.compactMap { text($0, of: member.key) }
  }
}

extension ConfigurationPlace {
  init(_ file: String, _ position: JSONDocument.Position) {
    self.init(file: file, line: position.line, column: position.column)
  }
}

extension String {
  /// The text as it may stand in a message: short, and without what would move a cursor.
  var excerpt: String { String(quoted(self).dropFirst().dropLast()) }
}
