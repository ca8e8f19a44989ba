internal import Traces

/// The words about tiles: `tiles=5,2` gives the content five levels with a bias of two.
extension NotationWords {
  /// Returns a tile that is drawn: `draws(0,0,256,256,1)` has its rectangle and its scale, and perhaps
  /// another scale for y.
  static func tileMessage(_ word: Substring) throws(NotationError) -> Message? {
    guard word.hasPrefix("draws("), word.last == ")" else { return nil }
    let numbers = try numbers(word.dropFirst(6).dropLast())
    guard numbers.count == 5 || numbers.count == 6 else {
      throw NotationError(word, expected: "a rectangle and a scale")
    }
    let box = Array(numbers.prefix(4))
    let (x, y) = (numbers[4], numbers[numbers.count - 1])
    let ctm = [
      x, .zero, .zero, y, Millionths(-box[0].double * x.double),
      Millionths(-box[1].double * y.double),
    ]
    return Message(
      time: nil,
      name: .drawLayer,
      arguments: [
        Argument(.boundingBoxOfClipPath, .list(box.map { .number($0) })),
        Argument(.ctm, .list(ctm.map { .number($0) })),
      ]
    )
  }

  /// Returns the name and the arguments of a call about tiles: `display`, `contents:photo`,
  /// `factor:2`.
  static func tiling(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    switch word.verb {
    case "display": return try word.plain(.setNeedsDisplay)
    case "contents":
      let contents: Value = word.text == "none" ? .null : .string(String(word.text))
      return (.contents, [Argument(.contents, contents)])
    case "factor":
      return (
        .contentScaleFactor, [Argument(.contentScaleFactor, .number(Millionths(try word.number())))]
      )
    default: return nil
    }
  }
}
