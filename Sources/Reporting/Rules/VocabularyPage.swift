import Traces

/// The names that may stand in a trace.
public enum VocabularyPage: Sendable {
  /// The messages, then the calls, a name a line below each heading.
  public static var text: String {
    lists.map { list in list.title + "\n" + list.names.map { "  \($0)\n" }.joined() }.joined()
  }

  /// An array of objects, one a line.
  public static var json: String {
    let pairs = lists.flatMap { list in list.names.map { (kind: list.kind, name: $0) } }
    return JSONText.lines(pairs) { json, pair in
      json.key("name")
      json.string(pair.name)
      json.key("kind")
      json.string(pair.kind)
    }
  }

  /// A document with a list of messages and one of calls.
  public static var markdown: String {
    "# The names in a trace\n"
      + lists.map { list in
        let title = list.title.prefix(1).uppercased() + list.title.dropFirst()
        return "\n## \(title)\n\n" + list.names.map { "- `\($0)`\n" }.joined()
      }.joined()
  }

  private static let lists = [
    (title: "messages", kind: "message", names: Vocabulary.messageNames.map { "\($0)" }),
    (title: "calls", kind: "call", names: Vocabulary.callNames.map { "\($0)" }),
  ]
}
