public import Conformance
import Traces

/// A case that was not played as a JSON object, for programs that choose among cases.
public enum CaseLine: Sendable {
  /// Returns the line of one case, line feed included.
  ///
  /// `line` is the line of its header in `file`.
  public static func text(for new: Case) -> String {
    JSONText.object { json in
      json.pair("id", new.id)
      json.pair("file", new.source.argument)
      json.key("line")
      json.number(new.place.line)
      json.key("components")
      json.strings(new.components)
      json.key("tags")
      json.strings(new.tags)
      json.pair("title", new.trace.header.title)
    } + "\n"
  }
}
