import Traces

/// The way in which a line names a message: not each line that names one tells that it came.
enum Speech: Hashable {
  /// The line tells the message.
  case telling
  /// The line speaks of the message.
  case sentence
  /// The line is source code.
  case code

  /// Looks at what stands around the name.
  ///
  /// - Parameters:
  ///   - head: the text in front of it.
  ///   - tail: the text behind it.
  init(head: String, tail: LineScanner) {
    if SourceCode.isAround(head: head, tail: tail.restText) {
      self = .code
    } else if Self.introduces(head) || Self.goesOn(tail) {
      self = .sentence
    } else {
      self = .telling
    }
  }

  // MARK: - In front

  /// No logging system writes more words of a sentence in front of a message.
  private static let mostWords = 3

  /// Words that stand in front of a message where somebody asks or complains.
  private static let introductions: Set = [
    "why", "when", "whether", "if", "because", "how", "what", "expected", "expect", "expecting",
    "actual", "actually", "think", "wonder", "wondering", "should", "shouldn't", "does", "doesn't",
    "do", "don't", "didn't", "isn't", "can", "can't", "cannot", "could", "would", "wouldn't",
    "never", "not", "only", "hi", "hello", "hey", "please", "thanks", "problem", "question",
    "order", "that", "which", "although", "but", "instead", "it's", "seems", "sometimes", "always",
    "no", "missing", "without", "warum", "wieso", "wenn", "bei", "mir", "kommt", "hallo", "kein",
    "keine", "pourquoi", "quand", "bonjour", "thode", "por", "cuando", "hola",
  ]

  private static func introduces(_ head: String) -> Bool {
    let bytes = Array(head.utf8)
    var line = LineScanner(bytes, bytes.indices)
    var count = 0
    while !line.isAtEnd {
      guard line.peek.map({ $0.isLetter || $0 == UInt8(ascii: "_") }) ?? false else {
        line.advance()
        continue
      }
      let isApart = line.isBehindBlank
      let word = line.take { $0.isNameByte || $0 == UInt8(ascii: "'") }
      let isEnded = line.peek.map { " ,:;.!?".utf8.contains($0) } ?? true
      if isApart, isEnded, introductions.contains(word.lowercased()) { return true }
      // A word of a sentence ends at a blank: others are parts of a name, a file or a class. Columns of a
      // table have several blanks between them.
      if line.take(" "), line.peek != UInt8(ascii: " ") { count += 1 }
    }
    return count > mostWords
  }

  // MARK: - Behind

  /// Words that stand behind a message where somebody asks or complains, whatever value is among them.
  private static let complaints: Set = [
    "why", "never", "doesn't", "isn't", "didn't", "wasn't", "should", "shouldn't", "expected",
    "instead", "because", "twice", "again", "although", "whether", "sometimes", "anymore",
    "missing", "fehlt", "nicht", "nie", "zweimal", "mehrfach", "kommt", "warum", "jamais", "manque",
    "pourquoi", "est", "pas", "falta", "nunca",
  ]

  /// Words that do so where they are the name of no value.
  private static let doubts: Set = [
    "don't", "won't", "would", "expect", "but", "once", "which", "my", "your", "i", "we", "you",
    "always", "problem", "bug", "issue", "when", "if",
  ]

  /// Words that hold a sentence together, of which a log has few.
  private static let joints: Set = [
    "the", "a", "an", "is", "was", "are", "were", "to", "of", "in", "on", "for", "with", "this",
    "that", "and", "so", "as", "by", "from", "it", "be", "been",
  ]

  private static func goesOn(_ tail: LineScanner) -> Bool {
    let (all, words) = words(of: tail)
    if all.contains(where: complaints.contains) || words.contains(where: doubts.contains) {
      return true
    }
    let verbs: Set = ["is", "was", "are", "were", "does", "did", "has"]
    if let place = words.firstIndex(of: "not") {
      let isDenied = place > 0 && verbs.contains(words[place - 1])
      let isCalled = words[place...].dropFirst().first.map { $0.hasSuffix("ed") } ?? false
      if isDenied || isCalled { return true }
    }
    if words.count > 4, words.count(where: joints.contains) > 1 { return true }
    let text = tail.restText
    return text.last(where: { $0 != " " }) == "?" && (!words.isEmpty || text.hasPrefix(" "))
  }

  /// Nobody writes more behind a message's name in a sentence, in bytes.
  private static let longest = 1_024

  /// Returns the words in small letters: all, and those behind which no value stands.
  private static func words(of tail: LineScanner) -> (all: [String], unvalued: [String]) {
    var all: [String] = []
    var words: [String] = []
    var clause: [String] = []
    var hasValue = false
    let end = tail.position + min(tail.rest.count, longest)
    for piece in LogToken.pieces(of: tail.part(tail.position..<end)) {
      switch piece {
      case .word(let word)
      where ["true", "false", "yes", "nil", "null"].contains(word.lowercased()):
        hasValue = true
      case .word("NO"), .word("no"): hasValue = true
      case .word(let word):
        all.append(word.lowercased())
        clause.append(word.lowercased())
      case .sign(let sign) where ",;|.".utf8.contains(sign):
        if !hasValue { words += clause }
        (clause, hasValue) = ([], false)
      case .sign(let sign) where "'_*`!?:()\"-".utf8.contains(sign): continue
      default: hasValue = true
      }
    }
    return (all, hasValue ? words : words + clause)
  }
}

extension LineScanner {
  /// True if nothing stands directly in front of what is read next but a blank or a sign of punctuation.
  fileprivate var isBehindBlank: Bool { previous.map { " \t\"(*>".utf8.contains($0) } ?? true }
}
