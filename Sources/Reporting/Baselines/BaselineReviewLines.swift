public import Conformance

/// The baselines that wait to be accepted, an object each.
public enum BaselineReviewLines: Sendable {
  /// Returns the line of one pending baseline, with its line feed.
  public static func line(for pending: PendingBaseline) -> String {
    let words = BaselineWords(for: "the new one")
    return JSONText.object { json in
      json.pair("id", pending.id)
      json.pair("subject", pending.subject)
      json.pair("file", pending.file)
      json.pair("change", pending.change.rawValue)
      json.key("messages")
      json.number(pending.baseline.messageCount)
      json.key("traceEdited")
      json.literal(pending.isOfEditedTrace ? "true" : "false")
      json.key("differences")
      json.array(pending.differences) { $0.string(words.line(for: $1)) }
    } + "\n"
  }
}
