import Traces

/// The names that may stand in a trace, by kind: messages, calls, properties, keys of the state.
public enum VocabularyPage: Sendable {
  /// A name a line below the heading of its kind.
  public static var text: String {
    lists.map { list in
      list.title + "\n" + list.entries.map { "  \($0.text)\n" }.joined()
    }.joined()
  }

  /// An array of objects, one a line.
  public static var json: String {
    let pairs = lists.flatMap { list in list.entries.map { (kind: list.kind, entry: $0) } }
    return JSONText.lines(pairs) { json, pair in
      json.key("name")
      json.string(pair.entry.text)
      json.key("kind")
      json.string(pair.kind)
      json.key("values")
      json.object { object in
        for parameter in pair.entry.parameters {
          object.key(parameter.label)
          object.string(parameter.words)
        }
      }
      if pair.entry.answer != .nothing {
        json.key("answer")
        json.string(pair.entry.answer.expectation)
      }
    }
  }

  /// A page of the documentation with a table a kind.
  public static var markdown: String {
    """
    # Messages, calls, properties, state

    Every name that may stand in a trace or a transcript, with what its values may be.

    `touchstone rules --names --format markdown` prints this page. Other names begin with `x-`: they are \
    kept, and nobody judges them. The page on the format says on which line a name stands.

    """ + lists.map(section).joined()
  }

  private static func section(_ list: List) -> String {
    var text =
      "\n## \(list.title.prefix(1).uppercased() + list.title.dropFirst())\n\n\(list.sentence)\n\n"
    let hasAnswers = list.kind == "message"
    text += "| name | \(list.heading) |" + (hasAnswers ? " answer | where nobody answers |" : "")
    text += "\n|---|---|" + (hasAnswers ? "---|---|" : "") + "\n"
    for entry in list.entries {
      let values = entry.parameters.map { parameter in
        // A property's value has no label of its own.
        parameter.label == entry.text
          ? cell(parameter.words) : "`\(parameter.label)`: \(cell(parameter.words))"
      }
      text += "| `\(entry.text)` | \(values.joined(separator: "; ")) |"
      if hasAnswers {
        text += entry.answer == .nothing ? " |" : " \(cell(entry.answer.expectation)) |"
        text += entry.usual?.phrase.map { " \($0) |" } ?? " |"
      }
      text += "\n"
    }
    return text
  }

  private static func cell(_ words: String) -> String { words.replacing("|", with: "\\|") }

  /// The names of one kind.
  private struct List {
    var title: String
    var kind: String
    var sentence: String
    /// The heading of the column about a name's values.
    var heading: String
    var entries: [Vocabulary.Entry]
  }

  private static let lists = [
    List(
      title: "messages",
      kind: "message",
      sentence: "What a component tells or asks its delegate, data source, target or observer.",
      heading: "arguments that matter",
      entries: Vocabulary.messageEntries
    ),
    List(
      title: "calls",
      kind: "call",
      sentence: "What the program does meanwhile: Swift's full name, or a property that is set.",
      heading: "arguments",
      entries: Vocabulary.callEntries
    ),
    List(
      title: "properties",
      kind: "property",
      sentence: "What `config` may set before the delegate listens.",
      heading: "value",
      entries: Vocabulary.propertyEntries
    ),
    List(
      title: "keys of the state",
      kind: "state",
      sentence: "What the receiver of a message can read at that moment, and what a `final` says.",
      heading: "value",
      entries: Vocabulary.stateEntries
    ),
  ]
}

extension Vocabulary.Parameter {
  /// The allowed values of the parameter; also, if it may be left out or written to.
  fileprivate var words: String {
    kind.expectation + (isOptional ? "; may be left out" : "")
      + (isInOut ? "; the delegate may write to it" : "")
  }
}
