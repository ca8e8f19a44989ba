import Traces

/// Long texts, cut where people have read enough; what was cut is said.
enum Excerpt {
  /// Returns a text of several lines.
  ///
  /// - Parameters:
  ///   - text: what is cut.
  ///   - line: how many characters of each line stay.
  ///   - whole: how many of all stay.
  /// - Returns: the text, in which every cut says how much is missing.
  static func text(_ text: String, line: Int = 1000, whole: Int = 8000) -> String {
    guard text.utf8.count > line else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let cut = lines.map { Self.line($0, to: line) }.joined(separator: "\n")
    return Self.line(cut, to: whole)
  }

  /// Returns a text of one line.
  static func line(_ text: some StringProtocol, to limit: Int) -> String {
    guard text.utf8.count > limit else { return String(text) }
    let count = text.unicodeScalars.count
    guard count > limit else { return String(text) }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.prefix(limit))
    return String(kept) + note(count - limit, of: "character")
  }

  /// Returns the note that stands for the text that was cut.
  static func note(_ count: Int, of noun: String) -> String {
    "… [cut here: \(counted(count, "more \(noun)"))]"
  }
}
