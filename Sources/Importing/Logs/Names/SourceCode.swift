import Traces

/// Source code that names a message: people paste it above their logs.
enum SourceCode {
  /// Returns true if the text around a name is code.
  static func isAround(head: String, tail: String) -> Bool {
    let front = head.drop { $0 == " " || $0 == "\t" }
    if comments.contains(where: front.hasPrefix) || calls.contains(where: front.hasSuffix) {
      return true
    }
    let last = front.split { $0 == " " || $0 == "\t" }.last.map(String.init) ?? ""
    if front.hasSuffix(" "), declarations.contains(last) { return true }
    if isResult(front) || takesParameters(tail) || isQuoted(in: front, tail) { return true }
    var text = tail[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return endings.contains(where: text.hasSuffix)
      || text.hasPrefix("={") && text.dropFirst(2).first != "\""
  }

  /// The beginnings of comments and marks.
  private static let comments = ["//", "/*", "#pragma", "@objc", "@IBAction", "@Override"]

  /// The texts in front of a method that is called or named.
  private static let calls = [
    "super.", "self.", "[super ", "[self ", "?.", "#selector(", "@selector(",
  ]

  /// The words that declare what follows them.
  private static let declarations: Set = [
    "func", "fun", "function", "def", "void", "var", "let", "const",
  ]

  private static let endings = [") {", "){", "=> {", ");", "];", "Bool {", "Int {"]

  /// Returns true for `- (void)` and `(UIView *)`: the result of a method in Objective-C.
  private static func isResult(_ front: Substring) -> Bool {
    var text = front
    if let sign = text.first, "-+".contains(sign) { text.removeFirst() }
    text = text.drop { $0 == " " }
    guard text.first == "(", text.last == ")" else { return false }
    let type = text.dropFirst().dropLast()
    let isClass = ["NS", "UI", "CG", "WK"].contains { type.hasPrefix($0) }
    return type.last == "*" || isClass || types.contains(String(type))
  }

  private static let types: Set = [
    "void", "BOOL", "bool", "id", "instancetype", "IBAction", "int", "double", "float",
  ]

  /// Returns true for `(UIScrollView *)scrollView` and `(_ scrollView: UIScrollView)`.
  private static func takesParameters(_ tail: String) -> Bool {
    let text = tail.drop { $0 == ":" }
    if text.hasPrefix("(_ ") { return true }
    guard text.first == "(", text.dropFirst().first?.isLetter ?? false,
      let end = text.firstIndex(of: ")")
    else { return false }
    let type = text[..<end].dropFirst()
    return !type.contains { ":,=.".contains($0) }
      && text[end...].dropFirst().first.map { $0.isLetter || $0 == "_" } ?? false
  }

  /// Returns true for `print("` and `NSLog(@"` where the text ends behind the name.
  private static func isQuoted(in front: Substring, _ tail: String) -> Bool {
    for quote in ["\"", "'", "`"] as [Character] {
      guard front.count(where: { $0 == quote }) % 2 == 1,
        let open = front.lastIndex(of: quote), let end = tail.firstIndex(of: quote)
      else { continue }
      let parts = front[..<open].split(separator: "(", omittingEmptySubsequences: false)
      let isCall = parts.dropLast().contains { $0.last?.isLetter ?? false }
      let next = tail[end...].dropFirst().first(where: { $0 != " " })
      if isCall, next == ")" || next == "," { return true }
      if isCall, tail.last(where: { $0 != " " && $0 != ";" }) == ")" { return true }
    }
    return false
  }
}
