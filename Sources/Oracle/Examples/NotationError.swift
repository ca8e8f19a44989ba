/// A word that the short notation of examples does not know.
struct NotationError: Error, Hashable {
  /// The whole word, as it stands in the drawing.
  var word: String
  /// The part of the word that cannot be read.
  let part: String
  /// A reader of the notation would understand this in its place.
  let expected: String

  init(_ part: some StringProtocol, expected: String) {
    word = String(part)
    self.part = String(part)
    self.expected = expected
  }
}

extension NotationError: CustomStringConvertible {
  var description: String {
    let place = part == word ? "\"\(word)\"" : "\"\(part)\" in \"\(word)\""
    return "the notation has no \(place); expected \(expected)"
  }
}
