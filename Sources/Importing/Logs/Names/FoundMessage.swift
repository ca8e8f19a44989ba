/// The message that a line names.
struct FoundMessage {
  /// The method's full name in Swift.
  var name: String
  /// True if the line spells it with all its labels.
  var isWhole: Bool
  /// The text in front of the name.
  var head: String
  /// The number of words of a sentence in front of it.
  var wordsInFront: Int
  /// The text behind it.
  var rest: LineScanner

  /// The texts that RxSwift's `debug` writes of a sequence itself, and not of an event in it.
  private static let ofSequences = ["-> subscribed", "-> isDisposed", "-> Event completed"]

  /// Looks for a name; nil: the line has none.
  init?(_ body: LineScanner) {
    if Self.ofSequences.contains(where: { body.offset(of: $0) != nil }) { return nil }
    var line = body
    var isFirst = true
    wordsInFront = 0
    while !line.isAtEnd {
      guard line.peek.map({ $0.isLetter || $0 == UInt8(ascii: "_") }) ?? false else {
        line.advance()
        continue
      }
      // A short name counts only where the message begins.
      let match =
        DelegateSpelling.full(line.rest) ?? (isFirst ? DelegateSpelling.short(line.rest) : nil)
      if let match {
        name = match.name
        isWhole = match.isWhole
        head = body.part(body.position..<line.position).restText
        line.advance(match.length)
        rest = line.remainder
        return
      }
      isFirst = false
      _ = line.take(while: \.isNameByte)
      // A word of a sentence ends at a blank: others are parts of a name, a file or a class.
      if line.peek == UInt8(ascii: " ") { wordsInFront += 1 }
    }
    return nil
  }
}
