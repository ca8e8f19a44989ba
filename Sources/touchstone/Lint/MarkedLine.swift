import Traces

/// A line of a file with a mark under one place, as compilers print it.
struct MarkedLine {
  /// The line, and below it the mark; a long line is cut around the place.
  let text: String

  /// Marks a place in a line.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - column: the place, in characters from 1; nothing is marked beyond the end.
  ///   - width: the number of columns that there are.
  init?(_ line: String, column: Int, width: Int) {
    let characters = Array(line)
    guard column >= 1, column <= characters.count + 1 else { return nil }
    let room = max(20, width - Self.margin.count - 2 * Self.cut.count)
    let isCut = characters.count > room
    // The beginning of a line says more than its end.
    let start = isCut ? min(max(0, column - 1 - room * 2 / 3), characters.count - room) : 0
    let end = isCut ? start + room : characters.count
    let before = String(characters[start..<column - 1]).inOneLine
    let behind = String(characters[column - 1..<end]).inOneLine
    let lead = Self.margin + (start > 0 ? Self.cut : "")
    let mark = String(repeating: " ", count: lead.count + before.count) + "^"
    text = lead + before + behind + (end < characters.count ? Self.cut : "") + "\n" + mark + "\n"
  }

  private static let margin = "    "
  /// The sign for a part that is cut off.
  private static let cut = "..."
}
