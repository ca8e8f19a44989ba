internal import Traces

/// The kinds of message that a whole transcript never tells, though its header does not say that they
/// could not be heard.
///
/// Most logs that miss a message everywhere come from a delegate that does not implement it.
struct NeverTold {
  private let told: Set<Name>

  /// Reads which messages a transcript has; nil: its header lists what could be heard, or what the
  /// component does not have.
  init?<Transcript: TraceStream>(_ transcript: Transcript) throws(Transcript.Failure) {
    let header = transcript.header
    guard header.observes == nil, header.hears == nil, header.lacks.isEmpty else { return nil }
    var told: Set<Name> = []
    try transcript.search { line, _ in
      if case .message(let message) = line { told.insert(message.name) }
      return true
    }
    self.told = told
  }

  /// Returns advice about a message that a violation misses, if no message of its name came at all.
  func advice(on violation: Violation) -> String? {
    guard !violation.expected.contains(where: { $0.hasPrefix(Violation.nothing) }) else {
      return nil
    }
    var names: [Name] = []
    for name in missed(by: violation)
    where !told.contains(name) && !names.contains(name) {
      names.append(name)
    }
    guard !names.isEmpty else { return nil }
    let words = Words.list(names.map(Self.word), "and")
    let them = names.count == 1 ? "it" : "them"
    return "This log never tells \(words); if the delegate does not implement \(them), "
      + "say so in `observes`."
  }

  /// Returns the messages that a violation asks for: what was expected names them, or else the rule
  /// does.
  private func missed(by violation: Violation) -> [Name] {
    var texts = violation.expected
    // If the table of drags and glides judges, the rule's sentence names the messages.
    if texts.isEmpty, case .table? = RuleBook.rule(violation.rule)?.check {
      texts = [violation.sentence]
    }
    return texts.flatMap { text in
      text.split { !$0.isLetter && !$0.isNumber }.compactMap { Self.names[String($0)] }
    }
  }

  private static func word(_ name: Name) -> String {
    let word = Event.of(name).word
    return String(word.prefix { $0 != "(" })
  }

  /// The messages in short, by their whole names.
  static let signatures: [String: String] = {
    var words: [String: String] = [:]
    for name in Event.allCases.compactMap(\.name) { words[name.text] = word(name) }
    return words
  }()

  /// The messages by what texts call them: in short, or by the beginning of the whole name.
  static let names: [String: Name] = {
    var names: [String: Name] = [:]
    // "open" and "post" are words of any sentence, too.
    for name in Event.allCases.filter({ !$0.isOfSample }).compactMap(\.name) {
      names[word(name)] = name
      names[String(name.text.prefix { $0 != "(" })] = name
    }
    // The first word of a table's messages names no single one of them.
    for sender in ["tableView", "navigationController", "webView"] { names[sender] = nil }
    return names
  }()
}
