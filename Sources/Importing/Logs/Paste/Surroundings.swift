/// The lines of a paste that name messages, looked at together: what one line is, the others tell.
struct Surroundings {
  /// A message or an event that a line names first.
  struct Name {
    /// The name.
    var text: String
    /// The text in front of it.
    var head: String
    /// The text behind it.
    var tail: String
  }

  private let lines: [PasteLine]
  /// For each line the first name in it; nil: it has none, or is aside.
  private let names: [Name?]

  init(_ lines: [PasteLine], _ finder: EventFinder?) {
    self.lines = lines
    names = lines.map { line in
      guard line.aside == nil else { return nil }
      guard let finder else {
        return FoundMessage(line.body).map {
          Name(text: $0.name, head: $0.head, tail: $0.tail.restText)
        }
      }
      return finder.event(in: line.body).map {
        Name(text: $0.event, head: $0.head, tail: $0.rest.restText)
      }
    }
  }

  /// The lines, where those that name messages and tell none are aside.
  var told: [PasteLine] {
    var told = lines
    for place in listed { told[place] = told[place].left(aside: .listedNames) }
    for place in sentences { told[place] = told[place].left(aside: .prose) }
    return told
  }

  // MARK: - Sentences

  /// The lines that name a message in the midst of a sentence, where others print nothing around theirs.
  private var sentences: [Int] {
    let around = names.map { name in
      name.map { (Self.words(before: $0.head), Self.words(behind: $0.tail)) }
    }
    let isPlain = around.count { $0.map { $0.0 + $0.1 == 0 } ?? false }
    guard isPlain > 1, isPlain * 2 >= around.count(where: { $0 != nil }) else { return [] }
    return around.indices.filter { place in
      guard let name = names[place], let (head, tail) = around[place] else { return false }
      let isJoined = name.tail.first.map(Self.isWithoutBlanks) ?? false
      return isJoined || head > 0 && tail > 0 && head + tail > 2
    }
  }

  /// Counts the words of a sentence at the end of a text: what stands in brackets, or in front of a colon, is none.
  private static func words(before name: String) -> Int {
    guard let last = name.last, last == " " || isWithoutBlanks(last) else { return 0 }
    return count(name.split(whereSeparator: { ":|[](){}<>\"=+*".contains($0) }).last ?? "")
  }

  /// Counts the words of a sentence at the beginning of a text, if no value is among them.
  private static func words(behind name: String) -> Int {
    guard let first = name.first(where: { $0 != " " }), first.isLetter,
      !name.contains(where: { $0.isNumber || "{}=".contains($0) }),
      !name.split(whereSeparator: { !$0.isLetter }).contains(where: LogValues.isBool)
    else { return 0 }
    return count(name[...])
  }

  private static func count(_ text: Substring) -> Int {
    text.split { !($0.isLetter || $0 == "'" || $0 == "’") }.reduce(0) { count, word in
      count + (word.count > 1 && isWithoutBlanks(word[word.startIndex]) ? 2 : 1)
    }
  }

  /// Returns true for a letter of Chinese or Japanese, which have no blanks between words.
  private static func isWithoutBlanks(_ letter: Character) -> Bool {
    letter.unicodeScalars.first.map { (0x3040...0x9fff).contains($0.value) } ?? false
  }

  // MARK: - Lists of names

  /// The words of a sentence that introduces names, and those of one that introduces a log.
  private static let ofNames: Set = [
    "method", "methods", "function", "functions", "callback", "callbacks", "delegates", "tried",
    "implement", "implemented", "implementing", "methoden", "funktionen", "méthodes", "métodos",
  ]
  private static let ofLogs: Set = [
    "log", "logs", "output", "order", "console", "print", "prints", "printed", "called", "calls",
    "fired", "get", "got", "see", "sequence", "happens", "result", "aufgerufen", "reihenfolge",
  ]

  /// The lines of lists that a sentence introduces as names: each stands there once, without a time or a value.
  private var listed: [Int] {
    var found: [Int] = []
    for place in lines.indices where introducesNames(place) {
      let items = lines[(place + 1)...].prefix { $0.isEmpty || $0.isListed }
        .indices.filter { !lines[$0].isEmpty }
      let own = items.compactMap { names[$0] }
      let isPlain = own.allSatisfy { name in !name.tail.contains { $0.isLetter || $0.isNumber } }
      guard own.count == items.count, own.count > 1, isPlain,
        Set(own.map(\.text)).count == own.count,
        items.allSatisfy({ lines[$0].prefix.moment == nil })
      else { continue }
      found += items
    }
    return found
  }

  private func introducesNames(_ place: Int) -> Bool {
    // `I tried:` looks like the level and the tag of a line of Android.
    let tag = lines[place].prefix.tag.map { $0 + ":" } ?? ""
    let text = tag + lines[place].body.restText
    guard names[place] == nil, text.last(where: { $0 != " " }) == ":" else { return false }
    let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    return !words.isDisjoint(with: Self.ofNames) && words.isDisjoint(with: Self.ofLogs)
  }

  // MARK: - Counts

  /// True if `x 37` behind a name is a count, and no place: no line tells a fraction or a `y`, nor do two in a row
  /// tell of one message so.
  var areSpacedCounts: Bool {
    let own = names.compactMap(\.self)
    let spaced = own.map { Repetition.isSpaced($0.tail) }
    guard spaced.contains(true) else { return false }
    let isPlace = own.contains { name in
      let bytes = Array(name.tail.utf8)
      return LogToken.pieces(of: LineScanner(bytes, bytes.indices)).contains { piece in
        switch piece {
        case .word(let word): word.lowercased().hasSuffix("y")
        case .number(_, let places, _): places > 0
        default: false
        }
      }
    }
    let isRow = own.indices.dropFirst().contains {
      spaced[$0] && spaced[$0 - 1] && own[$0].text == own[$0 - 1].text
    }
    return !isPlace && !isRow
  }
}
