internal import Traces

/// The marks behind a word's letter, each with its value: `@5,120:td` has an offset and two flags.
struct Marks {
  /// The marks of messages and final states.
  static let ofState = "@/:!>=%*#"
  /// The marks of a table's messages, which tell a cell's looks too.
  static let ofCell = ofState + "+"

  private var values: [Character: Substring] = [:]

  /// Takes the text apart.
  init(_ text: some StringProtocol, of known: String) throws(NotationError) {
    var rest = Substring(text)
    while let mark = rest.popFirst() {
      guard known.contains(mark), values[mark] == nil else {
        throw NotationError("\(mark)\(rest)", expected: "a mark of \(known), each once")
      }
      let value = rest.prefix { !known.contains($0) }
      values[mark] = value
      rest = rest[value.endIndex...]
    }
  }

  /// The text of a mark; nil: the word does not have it.
  subscript(mark: Character) -> Substring? { values[mark] }

  /// Returns one number of a mark.
  func number(_ mark: Character) throws(NotationError) -> Millionths? {
    guard let text = values[mark] else { return nil }
    return try NotationWords.number(text)
  }

  /// Returns a point of a mark; one number alone is y.
  func pair(_ mark: Character) throws(NotationError) -> Value? {
    guard let text = values[mark] else { return nil }
    return try NotationWords.pair(text)
  }

  /// Returns the letters of a mark, which are some of those that the mark knows.
  func letters(_ mark: Character, of known: String) throws(NotationError) -> Substring? {
    guard let text = values[mark] else { return nil }
    guard text.allSatisfy(known.contains) else {
      throw NotationError(text, expected: "letters of \(known)")
    }
    return text
  }
}
