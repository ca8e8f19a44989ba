internal import Traces

/// The words that stand for several: what a table tells of a tap, in one word.
extension NotationWords {
  /// Returns the words that a word stands for, or the word itself.
  static func spelled(_ word: Substring) -> [Substring] {
    guard let open = word.firstIndex(of: "("), let close = word.firstIndex(of: ")") else {
      return [word]
    }
    let rows = word[word.index(after: open)..<close].split(separator: ",")
    let rest = word[word.index(after: close)...]
    guard let row = rows.last else { return [word] }
    let words: String
    switch word[..<open] {
    case "lights": words = "shouldHighlight(\(row))=yes\(rest) didHighlight(\(row))\(rest)"
    case "picks": words = "willSelect(\(row))=\(row) didSelect(\(row)) changed()"
    case "touches": words = touch(row)
    case "taps": words = touch(row) + " picks(\(row))"
    case "swaps":
      words =
        touch(row) + " willSelect(\(row))=\(row) willDeselect(\(rows[0]))=\(rows[0])"
        + " didDeselect(\(rows[0])) didSelect(\(row)) changed()"
    default: return [word]
    }
    return words.split(separator: " ").flatMap(spelled)
  }

  /// Returns a finger that rests on a row of 44 points, and is lifted.
  private static func touch(_ row: Substring) -> String {
    let y = 22 + 44 * (RowPath(String(row))?.row ?? 0)
    return "v:160,\(y) .9 lights(\(row)) .3 ^ didUnhighlight(\(row))"
  }

  /// Reads the place at which a finger comes down: `v:160,22`, or `v:22` at the usual distance from
  /// the left.
  static func place(_ word: Substring) throws(NotationError) -> Point? {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    let numbers = try numbers(word[word.index(after: colon)...]).map(\.double)
    switch numbers.count {
    case 1: return Point(160, numbers[0])
    case 2: return Point(numbers[0], numbers[1])
    default: throw NotationError(word, expected: "one number or two")
    }
  }

  /// Returns a word with parentheses, taken apart: the name, the texts between the commas, and the
  /// rest.
  static func parts(
    _ word: Substring
  ) throws(NotationError) -> (head: Substring, texts: [Substring], tail: Substring)? {
    guard let open = word.firstIndex(of: "(") else { return nil }
    guard let close = word.firstIndex(of: ")"), close > open else {
      throw NotationError(word, expected: "a closing parenthesis")
    }
    let texts = word[word.index(after: open)..<close].split(separator: ",")
    return (word[..<open], texts, word[word.index(after: close)...])
  }
}
