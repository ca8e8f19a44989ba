import Oracle
import Traces

extension ConfigurationReader {
  /// Returns the setting of an option; nil, and a mistake, if its value is wrong.
  ///
  /// - Parameters:
  ///   - member: the option's key with its value.
  ///   - option: the option.
  ///   - command: the command in whose section it stands; nil: in none.
  /// - Returns: the setting.
  mutating func setting(
    _ member: JSONNode.Member,
    of option: Option,
    in command: Command? = nil
  ) -> Configuration.Setting? {
    guard let values = values(member, of: option, in: command) else { return nil }
    return Configuration.Setting(values: values, place: place(member.value))
  }

  private mutating func values(
    _ member: JSONNode.Member,
    of option: Option,
    in command: Command?
  ) -> [String]? {
    switch (option.meaning, member.value.content) {
    case (.none, .bool(let isGiven)): return isGiven ? [""] : []
    case (.none, _):
      complain(member.key, member.value, expected: "true or false")
      return nil
    case (_, .object) where option.takesPairs: return pairs(member, of: option, in: command)
    case (_, .array(let elements)) where option.namesSubjects && elements.isEmpty:
      // Without a subject the reference would be judged in the place of what was meant.
      complain(member.key, member.value, expected: "at least one subject")
      return nil
    case (_, .array(let elements)) where option.isRepeatable:
      let values = elements.map { node in
        let value = value(node, of: option, member.key)
        return checked(value, of: option, in: command, at: document.position(of: node))
      }
      return values.contains(nil) ? nil : values.compactMap(\.self)
    default:
      let value = value(member.value, of: option, member.key)
      let place = document.position(of: member.value)
      return checked(value, of: option, in: command, at: place).map { [$0] }
    }
  }

  /// Returns the same value; nil, and a mistake, if the command line would refuse it.
  private mutating func checked(
    _ value: String?,
    of option: Option,
    in command: Command?,
    at position: JSONDocument.Position
  ) -> String? {
    guard let value else { return nil }
    let place = ConfigurationPlace(file, position)
    guard
      let mistake = ConfigurationChecks.mistake(in: value, of: option, in: command, at: place)
    else { return value }
    complain(mistake, at: position)
    return nil
  }

  private mutating func pairs(
    _ member: JSONNode.Member,
    of option: Option,
    in command: Command?
  ) -> [String]? {
    let pairs = members(of: member).filter { $0.key != "#" }
    let values = pairs.map { pair in
      let value = scalar(pair.value, of: pair.key, expected: "a number, or a text")
      return checked(
        value.map { "\(pair.key)=\($0)" },
        of: option,
        in: command,
        at: document.position(of: pair)
      )
    }
    return values.contains(nil) ? nil : values.compactMap(\.self)
  }

  private mutating func value(
    _ node: JSONNode,
    of option: Option,
    _ key: String
  ) -> String? {
    let list = option.isRepeatable ? ", or an array of them" : ""
    switch option.meaning {
    case .choices(let choices):
      if case .string(let text) = node.content, choices.contains(text) { return text }
      var expected = "one of " + choices.map { "\"\($0)\"" }.joined(separator: ", ") + list
      if case .string(let text) = node.content,
        let near = Suggestion.closest(to: text, among: choices)
      {
        expected += "; did you mean \"\(near)\"?"
      }
      complain(key, node, expected: expected)
      return nil
    case .file, .directory:
      guard case .string(let text) = node.content, !text.isEmpty else {
        complain(key, node, expected: "a path" + list)
        return nil
      }
      return path(text)
    case .none, .text: return scalar(node, of: key, expected: "a text, or a number" + list)
    }
  }

  /// Returns a text or a number, as it is written.
  private mutating func scalar(_ node: JSONNode, of key: String, expected: String) -> String? {
    switch node.content {
    case .string(let text) where !text.isEmpty: return text
    case .number: return document.text(of: node)
    default:
      complain(key, node, expected: expected)
      return nil
    }
  }
}

// MARK: - Rules

extension ConfigurationReader {
  /// Reads how much each rule weighs.
  mutating func readRules(_ rules: JSONNode.Member) {
    var settings: [RuleSettings.Setting] = []
    for member in members(of: rules) where member.key != "#" {
      guard RuleBook.rule(member.key) != nil else {
        let near = RuleBook.closest(to: member.key).map { "; did you mean \"\($0)\"?" }
        complain(
          "there is no rule \(quoted(member.key))" + (near ?? "; `touchstone rules` lists them"),
          at: document.position(of: member)
        )
        continue
      }
      if let setting = ruleSetting(member) { settings.append(setting) }
    }
    configuration.rules = RuleSettings(settings)
  }

  private mutating func ruleSetting(_ member: JSONNode.Member) -> RuleSettings.Setting? {
    var level: RuleSettings.Level?
    var reason: String?
    guard case .object(let members) = member.value.content else {
      guard let level = self.level(member.value, of: member.key) else { return nil }
      return checked(member, level, nil)
    }
    for part in members where part.key != "#" {
      switch part.key {
      case "level":
        level = self.level(part.value, of: "level")
        guard level != nil else { return nil }
      case "reason":
        reason = text(part.value, of: "reason")
        guard reason != nil else { return nil }
      default:
        let near = Suggestion.closest(to: part.key, among: ConfigurationKeys.ofRule)
        complain(
          "a rule has no key \(quoted(part.key))"
            + (near.map { "; did you mean \"\($0)\"?" } ?? "; expected \"level\" and \"reason\""),
          at: document.position(of: part)
        )
        return nil
      }
    }
    guard let level else {
      complain(
        "\"\(member.key)\" says no \"level\"; expected \(levels)",
        at: document.position(of: member.value)
      )
      return nil
    }
    return checked(member, level, reason)
  }

  /// Checks the reason of a level: a rule that fails needs none.
  ///
  /// A rule that does not fail needs one, or nobody will ever know why.
  private mutating func checked(
    _ member: JSONNode.Member,
    _ level: RuleSettings.Level,
    _ reason: String?
  ) -> RuleSettings.Setting? {
    guard level == .error || reason != nil else {
      complain(
        "\"\(member.key)\" is set \"\(level.rawValue)\" without a reason; expected"
          + " {\"level\": \"\(level.rawValue)\", \"reason\": \"…\"}",
        at: document.position(of: member.value)
      )
      return nil
    }
    return RuleSettings.Setting(
      rule: member.key,
      level: level,
      reason: reason,
      place: place(member.value).description
    )
  }

  private mutating func level(_ node: JSONNode, of key: String) -> RuleSettings.Level? {
    if case .string(let text) = node.content, let level = RuleSettings.Level(rawValue: text) {
      return level
    }
    var expected = levels
    if case .string(let text) = node.content,
      let near = Suggestion.closest(to: text, among: ConfigurationKeys.levels)
    {
      expected += "; did you mean \"\(near)\"?"
    }
    complain(key, node, expected: expected)
    return nil
  }

  private var levels: String {
    "one of " + ConfigurationKeys.levels.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
