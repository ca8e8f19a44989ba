/// Whole lines of text, broken at a width: between words, and never within one.
///
/// The rest of a broken line is indented two columns more than its beginning. Colours take no room.
/// A command is broken between its words as a shell takes them, with a backslash, so that it can
/// still be copied.
enum FoldedText {
  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: whole lines, or a part of one.
  ///   - width: how many columns a line has; nil: any number.
  /// - Returns: the text, in which no line is longer unless one word is.
  static func folded(_ text: String, to width: Int?) -> String {
    guard let width, text.utf8.count > width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in visibleCount(line) > width ? broken(line, width) : String(line) }
      .joined(separator: "\n")
  }

  /// The least room for the words of a line, however far it is indented.
  private static let leastRoom = 20

  private static func broken(_ line: Substring, _ width: Int) -> String {
    let isCommand = line.contains("touchstone show ") && line.contains("see:")
    let indent = line.prefix { $0 == " " }.count
    let margin = String(repeating: " ", count: indent + 2)
    let end = isCommand ? " \\" : ""
    let room = max(width, indent + 2 + leastRoom)
    var lines: [String] = []
    var current = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in isCommand ? shellWords(of: line) : words(of: line) {
      let isRoom = visibleCount(current[...]) + 1 + visibleCount(word[...]) + end.count <= room
      if !isEmpty, !isRoom {
        lines.append(current + end)
        (current, isEmpty) = (margin, true)
      }
      current += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// Returns the words of a line; blanks that set a word off from the next stay with it.
  private static func words(of line: Substring) -> [String] {
    line.drop { $0 == " " }.split(separator: " ", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Returns the words of a command, each whole that stands between quotation marks; an option keeps
  /// its value.
  private static func shellWords(of line: Substring) -> [String] {
    var words: [String] = []
    var isQuoted = false
    for piece in line.drop(while: { $0 == " " }).split(
      separator: " ",
      omittingEmptySubsequences: false
    ) {
      let isValue = words.last?.hasPrefix("--") == true && !words[words.count - 1].contains(" ")
      if isQuoted || isValue {
        words[words.count - 1] += " " + piece
      } else {
        words.append(String(piece))
      }
      if piece.count(where: { $0 == "'" }) % 2 == 1 { isQuoted.toggle() }
    }
    return words
  }

  /// Returns the number of columns that a text takes, without its colours.
  private static func visibleCount(_ text: Substring) -> Int {
    guard text.contains("\u{1B}") else { return text.count }
    var count = 0
    var isInk = false
    for character in text {
      if character == "\u{1B}" { isInk = true }
      if !isInk { count += 1 }
      if isInk, character == "m" { isInk = false }
    }
    return count
  }
}
