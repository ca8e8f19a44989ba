/// An event of another framework that a line names.
struct MappedEvent {
  /// The event's name, as the map has it.
  var event: String
  /// The words of the map that stand behind it, in order.
  var values: [String]
  /// The text behind the name.
  var rest: LineScanner

  /// The view whose event it is, by the word of the map that tells it; nil: it is not told.
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

  /// The event that a line names; nil: none of this framework.
  ///
  /// A name in small letters alone is a word of any sentence: it counts only where the line begins.
  func event(in body: LineScanner) -> MappedEvent? {
    if let phrase = phrase(in: body) { return phrase }
    var line = body
    var isFirst = true
    var isIntroduced = true
    while !line.isAtEnd {
      guard line.peek.map({ $0.isNameByte }) ?? false else {
        line.advance()
        continue
      }
      let word = line.take { $0.isNameByte || $0 == UInt8(ascii: ".") }
      let found = names.contains(word) ? word : Self.tail(of: word).flatMap(known)
      if let found, isFirst || isIntroduced || found != found.lowercased() {
        return event(found, line.remainder)
      }
      isIntroduced = isIntroduced && introductions.contains(word.lowercased())
      isFirst = false
    }
    return nil
  }

  private func known(_ name: String) -> String? { names.contains(name) ? name : nil }

  /// `swiper.slideChange` names what stands behind the full stop.
  private static func tail(of word: String) -> String? {
    word.lastIndex(of: ".").map { String(word[word.index(after: $0)...]) }
  }

  /// An event that people write with blanks between.
  private func phrase(in body: LineScanner) -> MappedEvent? {
    guard !phrases.isEmpty else { return nil }
    var line = body
    line.skipBlanks()
    let text = line.restText.lowercased()
    guard let found = phrases.first(where: { text.hasPrefix($0.text) }) else { return nil }
    line.advance(found.text.utf8.count)
    return event(found.name, line.remainder)
  }

  private func event(_ name: String, _ rest: LineScanner) -> MappedEvent {
    var event = MappedEvent(event: name, values: [], rest: rest)
    guard let words = values[name] else { return event }
    var line = rest
    while !line.isAtEnd {
      let word = line.take(while: \.isNameByte)
      if word.isEmpty { line.advance() }
      if words.contains(word) { event.values.append(word) }
    }
    return event
  }
}
