import Traces

/// The text in a paste for lines that it leaves out.
enum Elision: Hashable {
  /// Lines are missing; nobody says which.
  case cut
  /// The line above came so often more.
  case repeats(Int)

  /// Reads a line that says so; nil: it does not.
  init?(_ body: LineScanner) {
    let text = body.restText.lowercased()
    let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    if let count = Self.repeats(words) ?? Self.sign(text) {
      self = .repeats(count)
      return
    }
    guard Self.isCut(text, words) else { return nil }
    self = .cut
  }

  /// Reads `last message repeated 12 times`, `(repeats 40 times)`.
  static func repeats(_ words: [String]) -> Int? {
    guard let number = words.compactMap({ Int($0) }).first,
      words.contains(where: { ["repeats", "repeated", "repeat"].contains($0) }),
      words.contains(where: { ["times", "time"].contains($0) }),
      words.allSatisfy({ ofRepeats.contains($0) || Int($0) != nil })
    else { return nil }
    return number
  }

  /// The words of which such a line is made; one with others is a sentence, or names a message itself.
  private static let ofRepeats: Set = [
    "last", "previous", "above", "message", "messages", "line", "lines", "repeats", "repeated",
    "repeat", "time", "times", "the", "log", "same", "more", "this", "was", "is",
  ]

  /// Reads `x12` and `× 12`.
  private static func sign(_ text: String) -> Int? {
    let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "×") }
    guard let first = parts.first?.first,
      first == "×" ? parts.count < 3 : first == "x" && parts.count == 1
    else { return nil }
    return Int(parts.joined().dropFirst())
  }

  /// The words that may stand beside dots or in brackets where a log was cut.
  private static let words: Set = [
    "snip", "snipped", "cut", "elided", "omitted", "truncated", "more", "lines", "line", "skipped",
    "several", "many", "other", "messages", "left", "out", "etc", "and", "so", "on", "removed",
    "repeats", "the", "log", "here", "of", "same", "again", "skip", "trimmed", "for", "brevity",
  ]

  /// The words that say so in brackets, whatever is between.
  private static let amounts: Set = [
    "many", "lots", "several", "more", "bunch", "etc", "dozens", "hundreds", "repeated", "plenty",
    "viele", "mehrere", "weitere", "beaucoup", "plusieurs", "muchos", "muchas", "varios",
  ]

  private static func isBracketed(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return first == "(" && last == ")" || first == "[" && last == "]" || first == "<" && last == ">"
  }

  /// The words each of which says so by itself.
  private static let cuts: Set = [
    "snip", "snipped", "elided", "omitted", "truncated", "cut", "skipped", "trimmed", "removed",
  ]

  /// The texts that say so by themselves.
  private static let goOns: Set = [
    ["etc"], ["and", "so", "on"], ["so", "on"], ["and", "so", "forth"], ["et", "cetera"], ["usw"],
    ["und", "so", "weiter"],
  ]

  /// Returns true for the text behind a message's name if it says that others came, as dots or `etc` do.
  static func isBehind(_ tail: LineScanner) -> Bool {
    let text = tail.restText.lowercased()
    let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    if text.contains(where: \.isLetter) { return goOns.contains(words) }
    // A console that cuts a long line breaks an object off.
    let signs = text.filter { $0 != " " }
    return (signs.hasSuffix("...") || signs.hasSuffix("…")) && !signs.contains("<")
  }

  private static func isCut(_ text: String, _ words: [String]) -> Bool {
    let signs = text.filter { $0 != " " }
    if words.isEmpty || words == ["8"], signs.count > 2,
      signs.allSatisfy({ "-_=~<>8✂".contains($0) }) || signs.allSatisfy({ $0 == "." })
    {
      return true
    }
    if goOns.contains(words) { return true }
    if isBracketed(signs), !signs.contains("\""), !signs.contains(":") {
      // `(lots of scrollViewDidScroll)`, `[many more]`.
      if words.contains(where: amounts.contains) { return true }
      let isCounted = words.contains { Int($0) != nil } && words.count > 1
      if isCounted, words.contains(where: { $0.hasSuffix("didscroll") }) { return true }
    }
    let hasDots = text.contains("...") || text.contains("…") || text.contains("⋮")
    let areOurs = words.allSatisfy { Self.words.contains($0) || Int($0) != nil }
    guard areOurs else { return false }
    return hasDots || words.contains(where: cuts.contains)
      || (words.contains("more") && words.contains("lines"))
  }
}
