import Traces

/// The number of times that a console says that a message came, where it prints it once.
enum Repetition {
  /// The number of messages that one line may stand for.
  private static let counts = 2...1_000

  /// Takes the count off the text behind a message's name.
  ///
  /// It reads `x2`, `×2`, `(x2)`, `(app.js, line 5, x2)`, `twice`, `2 times` and `(repeated 2 times)`.
  ///
  /// - Parameters:
  ///   - tail: the text behind the name; the count is taken off.
  ///   - areSpaced: true if `x 2` is a count as well, and no place.
  /// - Returns: the count; nil: there is none.
  static func take(behind tail: inout LineScanner, areSpaced: Bool = false) -> Int? {
    let text = tail.restText
    if areSpaced, isSpaced(text) {
      return cut(&tail, to: "", Int(text.filter(\.isNumber)) ?? 0)
    }
    var kept = text[...]
    trim(&kept)
    if let last = kept.last, ")]".contains(last) { kept.removeLast() }
    let word = lastWord(&kept)
    if let count = sign(word) {
      while let last = kept.last, " ,([".contains(last) { kept.removeLast() }
      return cut(&tail, to: kept, count)
    }
    if let count = Int(word) {
      trim(&kept)
      guard kept.last == "×" else { return nil }
      kept.removeLast()
      return cut(&tail, to: kept, count)
    }
    // `(x 4)` in brackets of its own is a count, and `x 4` a place.
    let spaced = text.filter { $0 != " " }.lowercased()
    if spaced.hasPrefix("(x") || spaced.hasPrefix("(×"), spaced.hasSuffix(")"),
      let count = Int(spaced.dropFirst(2).dropLast())
    {
      return cut(&tail, to: "", count)
    }
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    if words == ["twice"] { return cut(&tail, to: "", 2) }
    guard ["times", "time"].contains(words.last ?? ""),
      let count = words.dropLast().last.flatMap({ Int($0) }),
      words.count == 2 || words.count == 3 && saysRepeated(words[0])
    else { return nil }
    return cut(&tail, to: "", count)
  }

  /// Returns true for `x 37`, which is a count or a place.
  static func isSpaced(_ text: String) -> Bool {
    let parts = text.split { $0 == " " || $0 == "\t" }
    return parts.count == 2 && ["x", "X"].contains(parts[0])
      && Int(parts[1]).map(counts.contains) ?? false
  }

  /// Returns the doubt about a number in front of a place, `2 app.js:5:9`; nil: there is none.
  ///
  /// Firefox counts messages there, and a program may have printed it as well.
  static func doubt(behind tail: LineScanner) -> String? {
    let tokens = tail.restText.split { $0 == " " || $0 == "\t" }
    guard tokens.count > 1, let place = tokens.last, isPlace(place) else { return nil }
    let count = String(tokens[tokens.count - 2])
    guard let number = Int(count), counts.contains(number) else { return nil }
    return "\(quoted(count)) in front of \(place) may be a count of messages: left out"
  }

  /// Returns the count in front of a message's name; nil: there is none.
  ///
  /// It reads `2x `, `2× `, `message repeated 2 times: `, and Chrome's `2`, `2app.js:5 ` and `2 app.js:5 `.
  static func count(inFront head: String) -> Int? {
    let words = head.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    if let count = Elision.repeats(words) { return counts.contains(count) ? count : nil }
    let tokens = head.split { $0 == " " || $0 == "\t" }
    guard let first = tokens.first else { return nil }
    let digits = first.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), counts.contains(count) else { return nil }
    let rest = first.dropFirst(digits.count)
    if rest == "x" || rest == "×" { return count }
    if rest.isEmpty, head == digits { return count }
    if rest.isEmpty { return tokens.dropFirst().first.map(isPlace) ?? false ? count : nil }
    return isPlace(rest) ? count : nil
  }

  /// Returns true for `app.js:12`, `app.js:12:5`, `(index):12` and `VM12:1`, as browsers print where a line is from.
  static func isPlace(_ token: some StringProtocol) -> Bool {
    let parts = token.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = token.first, first.isLetter || first == "(",
      let line = parts.last, !line.isEmpty, line.utf8.allSatisfy(\.isDigit)
    else { return false }
    let file = parts[0]
    return parts.dropLast().contains { $0.contains(".") } || file == "(index)"
      || file.hasPrefix("VM")
  }

  private static func sign(_ word: String) -> Int? {
    guard let first = word.first, "x×X".contains(first) else { return nil }
    return Int(word.dropFirst()).flatMap { counts.contains($0) ? $0 : nil }
  }

  private static func saysRepeated(_ word: String) -> Bool {
    ["repeated", "repeats", "repeat"].contains(word)
  }

  private static func cut(_ tail: inout LineScanner, to kept: Substring, _ count: Int) -> Int? {
    guard counts.contains(count) else { return nil }
    tail = tail.part(tail.position..<tail.position + kept.utf8.count)
    return count
  }

  private static func trim(_ text: inout Substring) {
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
  }

  private static func lastWord(_ text: inout Substring) -> String {
    var word = ""
    while let last = text.last, !" \t,([".contains(last) {
      word.insert(last, at: word.startIndex)
      text.removeLast()
    }
    return word
  }
}
