public import Audit
import Conformance
import Traces

/// The text about a trace that was shrunk.
public enum ShrinkText: Sendable {
  /// Returns a few lines; the trace itself goes elsewhere.
  public static func text(for shrunk: ShrunkCase) -> String {
    let before = counted(shrunk.linesBefore, "line")
    var text = "\(shrunk.rule): \(before) became \(shrunk.trace.lines.count)"
    text += ", in \(counted(shrunk.plays, "replay"))\n"
    if shrunk.wasCutShort { text += "it may not be the smallest: there was no more time\n" }
    if let path = shrunk.path { text += "saved as \(path.inOneLine)\n" }
    return text
  }

  /// Returns what is said of a corpus that was minimised.
  public static func text(for result: Minimisation) -> String {
    "\(counted(result.removed.count, "file")) went, \(result.kept.count) stay, which see all"
      + " that was seen: \(result.pairs) pairs, \(result.rules) rules\n"
  }
}
