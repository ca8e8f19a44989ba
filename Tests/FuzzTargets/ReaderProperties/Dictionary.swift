import Traces

extension ReaderProperties {
  /// The words of the format, a quoted one a line, as libFuzzer wants them.
  public static var dictionary: String {
    let words =
      Vocabulary.components + Vocabulary.recognizers + Vocabulary.messageNames
      + Vocabulary.callNames
    let entries = words.map { quoted($0) } + keys.map { quoted($0) + ":" } + pieces
    return entries.map { "\"\(escaped($0))\"\n" }.joined()
  }

  private static let keys = [
    "trace", "id", "component", "rate", "scale", "config", "views", "delegate", "observes",
    "inputs", "requires", "profile", "dropped", "title", "source", "t", "touch", "x", "y", "call",
    "view", "args", "in", "by", "settle", "message", "answer", "state", "exception", "why", "final",
    "expect", "are", "of", "is", "within", "rule", "catalogue", "#", "end", "frame", "times", "x-a",
  ]

  private static let pieces = [
    "{", "}", "[", "]", "{}", "[]", "\n", "\\u", "\\\"", "\\ud83d\\ude00", "null", "true", "false",
    "-0.001", "1000000", "1000000000000", "0.000001", "1e400", "\"x-", "\"*\"", "\"0-3\"", ")+",
    ")*",
    "[0,0]", "[0,0,0,0]",
  ]

  private static func quoted(_ word: String) -> String { "\"\(word)\"" }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\x0A")
  }
}
