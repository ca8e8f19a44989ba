import Traces

/// An event of another framework that a line names.
struct MappedEvent {
  /// The event's name, as the map has it.
  var event: String
  /// The words of the map that stand behind it, in order.
  var values: [String]
  /// The text in front of the name; behind another event, from that one's name on.
  var head: String
  /// The text behind the name.
  var rest: LineScanner

  /// The way in which the line names it.
  var speech: Speech { Speech(head: head, tail: rest.firstLine) }

  /// Returns the view whose event it is, by the word of the map that tells it; nil: it is not told.
  func view(by map: FrameworkMap) -> String? {
    guard let word = map.view,
      let item = LogValues(rest).items.first(where: { $0.words.last == word.lowercased() })
    else { return nil }
    return "\(word) \(item.shown)"
  }
}

/// Looks for the events of one map in lines.
struct EventFinder {
  let map: FrameworkMap
  private let names: Set<String>
  /// The names that have blanks in them, in small letters.
  private let phrases: [(text: String, name: String)]
  /// For each event the words that may stand behind it.
  private let values: [String: Set<String>]
  /// The words behind which a name in small letters is one.
  private let introductions: Set<String>

  init(_ map: FrameworkMap) {
    self.map = map
    names = Set(map.rows.flatMap(\.events))
    phrases = names.filter { $0.contains(" ") }.sorted().map { ($0.lowercased(), $0) }
    var values: [String: Set<String>] = [:]
    for row in map.rows where !row.values.isEmpty {
      for event in row.events { values[event, default: []].formUnion(row.values) }
    }
    self.values = values
    introductions = ["event", "type", "on", "fired", map.name, map.framework.lowercased()]
  }

  /// Returns the event that a line names; nil: none of this framework.
  ///
  /// A name in small letters alone is a word of any sentence: it counts only where the line begins, behind the
  /// place in a file that a browser prints.
  func event(in body: LineScanner) -> MappedEvent? {
    if let phrase = phrase(in: body) { return phrase }
    var line = body
    Self.skipPlace(&line)
    var isFirst = true
    var isIntroduced = true
    while !line.isAtEnd {
      guard line.peek.map({ $0.isNameByte }) ?? false else {
        line.advance()
        continue
      }
      var word = line.take { $0.isNameByte || $0 == UInt8(ascii: ".") }
      // Chrome's count of equal messages stands directly in front.
      if isFirst, !names.contains(word) { word = String(word.drop(while: \.isNumber)) }
      let found = names.contains(word) ? word : Self.tail(of: word).flatMap(known)
      if let found, isFirst || isIntroduced || found != found.lowercased() {
        let head = body.part(body.position..<line.position - word.utf8.count)
        return event(found, head.restText, line.remainder)
      }
      isIntroduced =
        isIntroduced && introductions.contains(word.lowercased()) || Self.isKey(word, line)
      isFirst = false
    }
    return nil
  }

  /// Returns the events that a line names one after the other; none: it names none.
  func events(in body: LineScanner) -> [MappedEvent] {
    guard let first = event(in: body) else { return [] }
    var all = [first]
    while let last = all.last, let next = follower(in: last.rest) {
      let between = last.rest.part(
        last.rest.position..<last.rest.position + next.head.utf8.count
      )
      all[all.count - 1] = event(last.event, last.head, between)
      all.append(next)
    }
    return all
  }

  /// Returns the event that a list goes on with; nil: there is no list.
  private func follower(in rest: LineScanner) -> MappedEvent? {
    var line = rest
    while !line.isAtEnd {
      guard line.peek.map({ $0.isNameByte }) ?? false else {
        line.advance()
        continue
      }
      let head = rest.part(rest.position..<line.position).restText
      let word = line.take { $0.isNameByte || $0 == UInt8(ascii: ".") }
      guard let found = known(word) else { continue }
      // The words of a map may be values of the event in front: blanks alone separate none.
      let isListed = Enumeration.separates(head) && head.contains { $0 != " " }
      return isListed ? event(found, head, line.remainder) : nil
    }
    return nil
  }

  /// Returns true for `type: ` and `"event":`, behind which the event's name stands.
  private static func isKey(_ word: String, _ line: LineScanner) -> Bool {
    var rest = line
    _ = rest.take("\"")
    return ["type", "event"].contains(word.lowercased()) && (rest.take(":") || rest.take("="))
  }

  /// The levels that Safari prints in front of a line.
  private static let levels: Set = ["Log", "Info", "Warning", "Error", "Debug"]

  /// Skips `[Log] `, and `app.js:12 ` with the count of messages that may stand in front of it.
  private static func skipPlace(_ line: inout LineScanner) {
    while true {
      var rest = line
      rest.skipBlanks()
      let isLevel =
        rest.take("[") && levels.contains(rest.take(while: \.isLetter)) && rest.take("] ")
      if !isLevel {
        rest = line
        rest.skipBlanks()
        let token = rest.word()
        let digits = token.prefix { $0.isASCII && $0.isNumber }
        let isCount = digits.count == token.count && !digits.isEmpty
        var behind = rest
        behind.skipBlanks()
        let isPlace = Repetition.isPlace(token.dropFirst(digits.count))
        guard isPlace || isCount && Repetition.isPlace(behind.word()) else { return }
      }
      line = rest
    }
  }

  private func known(_ name: String) -> String? { names.contains(name) ? name : nil }

  /// Returns the part of a word that stands behind its last full stop: in `swiper.slideChange`, the event.
  private static func tail(of word: String) -> String? {
    word.lastIndex(of: ".").map { String(word[word.index(after: $0)...]) }
  }

  /// Returns an event that people write with blanks between.
  private func phrase(in body: LineScanner) -> MappedEvent? {
    guard !phrases.isEmpty else { return nil }
    var line = body
    line.skipBlanks()
    let text = line.restText.lowercased()
    guard let found = phrases.first(where: { text.hasPrefix($0.text) }) else { return nil }
    line.advance(found.text.utf8.count)
    return event(found.name, "", line.remainder)
  }

  private func event(_ name: String, _ head: String, _ rest: LineScanner) -> MappedEvent {
    var line = rest
    // In an object of JSON the quotation mark behind a name is the name's.
    if head.last == "\"" { _ = line.take("\"") }
    var event = MappedEvent(event: name, values: [], head: head, rest: line)
    guard let words = values[name] else { return event }
    while !line.isAtEnd {
      let word = line.take(while: \.isNameByte)
      if word.isEmpty { line.advance() }
      if words.contains(word) { event.values.append(word) }
    }
    return event
  }
}
