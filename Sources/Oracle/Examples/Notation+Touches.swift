internal import Traces

/// The words about fingers.
extension Notation {
  mutating func touch(_ word: Substring) throws(NotationError) {
    let glyph = word.first
    if word == "vv" || word == "^^" || word.hasPrefix("<>") { return try pinch(word) }
    switch glyph {
    case "v":
      let finger = try finger(word.prefix { $0 != ":" })
      let place = try NotationWords.place(word)
      time += isEmpty ? 0 : 100_000
      fingers[finger] = place ?? Point(160, 240)
      add(.began, finger)
    case "-", "+":
      let numbers = try NotationWords.numbers(word.dropFirst()).map(\.double)
      guard numbers.count < 3 else { throw NotationError(word, expected: "one or two numbers") }
      time += 16_000
      let up = (numbers.first ?? 20) * (glyph == "-" ? 1 : -1)
      let place = fingers[1] ?? Point(160, 240)
      let right = numbers.count > 1 ? numbers[1] : 0
      fingers[1] = Point(place.x.double + right, place.y.double - up)
      add(.moved, 1)
    case "^", "x":
      let finger = try finger(word)
      time += 8000
      add(glyph == "x" ? .cancelled : .ended, finger)
    default:
      throw NotationError(word, expected: "a setting, a message, a call, a touch or a pause")
    }
  }

  /// Returns the finger of a glyph: the second with a 2 behind it.
  private func finger(_ word: Substring) throws(NotationError) -> Int32 {
    switch word.dropFirst() {
    case "": return 1
    case "2": return 2
    default: throw NotationError(word, expected: "\(word.prefix(1)) or \(word.prefix(1))2")
    }
  }

  /// Moves two fingers, one above the other.
  private mutating func pinch(_ word: Substring) throws(NotationError) {
    let numbers = try NotationWords.numbers(word.dropFirst(2)).map(\.double)
    guard word.first == "<" ? 1...2 ~= numbers.count : numbers.isEmpty else {
      throw NotationError(word, expected: "<> with one or two numbers")
    }
    time += word == "vv" ? (isEmpty ? 0 : 100_000) : word == "^^" ? 8000 : 16_000
    let upper = word == "vv" ? Point(160, 190) : fingers[1] ?? Point(160, 190)
    let lower = word == "vv" ? Point(160, 290) : fingers[2] ?? Point(160, 290)
    let middle = (upper.y.double + lower.y.double) / 2 + (numbers.count > 1 ? numbers[1] : 0)
    let half = (numbers.first ?? lower.y.double - upper.y.double) / 2
    fingers[1] = Point(upper.x.double, middle - half)
    fingers[2] = Point(lower.x.double, middle + half)
    for finger in [Int32(1), 2] {
      add(word == "vv" ? .began : word == "^^" ? .ended : .moved, finger)
    }
  }
}
