import Traces

/// The message that a line names.
struct FoundMessage {
  /// The method's full name in Swift.
  var name: String
  /// True if the line spells it with all its labels.
  var isWhole: Bool
  /// True if the line spells it without what all methods of a delegate have in front.
  var isShort: Bool
  /// The text in front of the name; behind another message, from that one's name on.
  var head: String
  /// The text behind it.
  var rest: LineScanner
  /// True if a quotation mark stands in front of it.
  private let isQuoted: Bool
  /// The text of the object of JSON in front of it; nil: it stands in none.
  private let front: LineScanner?

  /// The text behind it, and behind the quotation mark that ends it in an object of JSON.
  var tail: LineScanner {
    var line = rest
    if isQuoted { _ = line.take("\"") }
    return line.remainder
  }

  /// The values that stand behind it, and beside it in an object of JSON.
  var values: LogValues {
    guard isQuoted, let end = rest.offset(of: "\"") else { return LogValues(rest) }
    var values = LogValues(rest.part(rest.position..<end))
    var behind = rest
    behind.advance(end + 1 - rest.position)
    // A logging system writes much about a message.
    let isSpread = behind.rest.contains(UInt8(ascii: "\n"))
    values.add(LogValues(behind), isBeside: isSpread)
    if let front { values.add(LogValues(front), isBeside: true) }
    return values
  }

  /// Looks for a name; nil: the line has none.
  init?(_ body: LineScanner) {
    // The text in front of an event is the place in the code that looks at it, or names the message itself.
    var inside = body
    _ = StreamText.take(throughValueOf: &inside)
    // A short name counts only where the message begins.
    self.init(inside) { isFirst, _ in isFirst }
  }

  private init?(_ body: LineScanner, allowsShort: (_ isFirst: Bool, _ head: String) -> Bool) {
    var line = body
    var isFirst = true
    while !line.isAtEnd {
      guard line.peek.map({ $0.isLetter || $0 == UInt8(ascii: "_") }) ?? false else {
        line.advance()
        continue
      }
      let head = body.part(body.position..<line.position)
      let full = DelegateSpelling.full(line.rest)
      if let match = full
        ?? (allowsShort(isFirst, head.restText) ? DelegateSpelling.short(line.rest) : nil)
      {
        name = match.name
        isWhole = match.isWhole
        isShort = full == nil
        self.head = String(
          head.restText.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        )
        isQuoted = line.previous == UInt8(ascii: "\"")
        front = isQuoted && body.peek == UInt8(ascii: "{") ? head : nil
        line.advance(match.length)
        rest = line.remainder
        return
      }
      isFirst = false
      _ = line.take(while: \.isNameByte)
    }
    return nil
  }

  /// The way in which the line names it.
  var speech: Speech { Speech(head: head, tail: rest.firstLine) }

  // MARK: - Several in a line

  /// Returns the messages that a line names one after the other; none: it names none.
  ///
  /// - Parameters:
  ///   - body: the line.
  ///   - hasMore: gets true if a message is named behind these that is no part of the list.
  /// - Returns: the messages, each with the text up to the next one.
  static func all(in body: LineScanner, hasMore: inout Bool) -> [FoundMessage] {
    guard let first = FoundMessage(body) else { return [] }
    var all = [first]
    var last = first
    while let next = FoundMessage(
      last.rest,
      allowsShort: { _, head in last.isShort && Enumeration.separates(head) }
    ) {
      guard Enumeration.separates(next.head) else {
        hasMore = true
        break
      }
      all[all.count - 1].rest = last.rest.part(
        last.rest.position..<last.rest.position + next.head.utf8.count
      )
      all.append(next)
      last = next
    }
    return all
  }
}

/// Names that stand one after the other in a line.
enum Enumeration {
  /// Returns true if the text between two names says no more than that another one follows, apart from values.
  static func separates(_ text: String) -> Bool {
    var text = text[...]
    // The class in front of the second name: `-[List `, `List.`.
    if text.last == " ", let bracket = text.lastIndex(of: "["), !text[bracket...].contains("]") {
      text = text[..<bracket]
      if let sign = text.last, "-+".contains(sign) { text.removeLast() }
    } else if text.last == "." {
      text.removeLast()
      while let last = text.last, last.isLetter || last.isNumber || last == "_" {
        text.removeLast()
      }
    }
    while let last = text.last, " \t\"'`*".contains(last) { text.removeLast() }
    guard let last = text.last else { return true }
    if ",;|>→⇒\0\r".contains(last) { return true }
    return ["then", "and"].contains { word in
      guard text.hasSuffix(word) else { return false }
      let front = text.dropLast(word.count).last { $0 != " " }
      return front.map { ",;|".contains($0) } ?? true
    }
  }
}
