public import Oracle
import Traces

/// One message, explained: what comes with it, and which rules are about it.
public enum MessagePage: Sendable {
  /// Returns the page.
  ///
  /// - Parameters:
  ///   - name: a message's full name, or a part that people call it by: `didScroll`, `didSelectRowAt`.
  ///   - settings: what a configuration makes of the rules.
  ///   - style: how it looks.
  /// - Returns: the page; nil for a name that no message has.
  public static func text(
    _ name: String,
    settings: RuleSettings = RuleSettings(),
    style: Style = .plain
  ) -> String? {
    let found = messages(named: name)
    guard !found.isEmpty else { return nil }
    return found.map { page(on: $0, settings, style) }.joined(separator: "\n")
  }

  /// The names by which messages are found: full ones, and those that rules use.
  public static let names: [String] = {
    let messages = Vocabulary.messageEntries.map(\.text)
    return messages + Set(messages.flatMap(names)).sorted()
  }()

  /// Returns the messages that a name means: the one of that full name, or all that are called so.
  static func messages(named name: String) -> [Vocabulary.Entry] {
    let entries = Vocabulary.messageEntries
    if let entry = entries.first(where: { $0.text == name }) { return [entry] }
    return entries.filter { names(of: $0.text).contains(name) }
  }

  private static func page(
    on message: Vocabulary.Entry,
    _ settings: RuleSettings,
    _ style: Style
  ) -> String {
    var text = style.paint(message.text, .title) + "\n\n"
    var facts = FactList(style: style)
    for parameter in message.parameters {
      facts.add(parameter.label, parameter.kind.expectation)
    }
    if message.answer != .nothing { facts.add("answer", message.answer.expectation) }
    if let usual = message.usual?.phrase { facts.add("otherwise", usual) }
    text += facts.text
    let rules = rules(about: message.text)
    guard !rules.isEmpty else { return text + "No rule is about this message alone.\n" }
    text += "\nThe rules that it can break, or that speak of it:\n"
    let lines = RuleBookPage.text(rules, settings: settings, style: style)
    return text + lines.indented(by: 2)
  }

  /// Returns the rules that the message breaks in an example, or whose sentences name it.
  static func rules(about message: String) -> [Rule] {
    let short = shortName(of: message)
    return RuleBook.rules.filter { rule in
      rule.sentence.contains(short)
        || rule.failing.contains { example in
          guard let fault = example.faultIndex else { return false }
          return example.transcript.lines[fault].messageName == message
        }
    }
  }

  /// Returns the other names of a message: its first word, and that without the view.
  private static func names(of message: String) -> Set<String> {
    let word = String(message.prefix { $0 != "(" })
    return word.hasPrefix("scrollView") ? [word, shortName(of: message)] : [shortName(of: message)]
  }

  /// Returns the name by which rules speak of a message: `didScroll`, `didSelectRowAt`,
  /// `numberOfSections`.
  private static func shortName(of message: String) -> String {
    let word = message.prefix { $0 != "(" }
    let labels = message.dropFirst(word.count + 1).dropLast().split(separator: ":")
    if let label = labels.dropFirst().first, labels.first == "_", !word.hasPrefix("scrollView") {
      return String(label)
    }
    guard word.hasPrefix("scrollView") else { return String(word) }
    let rest = word.dropFirst("scrollView".count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}

extension Line {
  /// The name of the message that it tells; nil: it is no message.
  fileprivate var messageName: String? {
    guard case .message(let message) = self else { return nil }
    return "\(message.name)"
  }
}
