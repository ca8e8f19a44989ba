import Traces

/// The names that may stand in a trace.
public enum VocabularyPage: Sendable {
  /// The messages, then the calls, a name a line below each heading.
  public static var text: String {
    var text = "messages\n"
    for name in Vocabulary.messageNames { text += "  \(name)\n" }
    text += "calls\n"
    for name in Vocabulary.callNames { text += "  \(name)\n" }
    return text
  }
}
