import Traces

/// The facts that a line has about the view that speaks in it.
struct LogSpeaker: Hashable {
  /// The address of the view that speaks.
  var address: String?
  /// The class whose method was called, which may be a class above the speaker's own.
  var className: String?
  /// The object that speaks, or a word in front that looks like its class.
  var owner: LogObject?
  /// The word in brackets, or in front of a colon, where the message begins.
  var tag: String?
  /// The process and the tag of the logging system.
  var process: String?
  var category: String?
  /// The name behind a word such as `view`.
  var label: String?
  /// The text in front of the name, the last word of it, and the first and the last word behind the name, where they
  /// may be the speaker's name.
  var front: String?
  var near: String?
  var next: String?
  var behind: String?
  /// The number of the item of a list.
  var item: String?
  /// The kind of clock: what is logged twice is written by two.
  var clock: String?

  init() {}

  /// Adds what a line says besides, which need not be about the speaker.
  mutating func note(_ line: PasteLine, _ head: String, _ tail: LineScanner) {
    (process, category, item) = (line.prefix.process, line.prefix.tag, line.item)
    clock = line.prefix.moment.map {
      $0.zone == nil ? "the clock without a zone" : "the clock with a zone"
    }
    let (inFront, atEnd) = (SpeakerWords(inFront: head), SpeakerWords(behind: tail))
    label = inFront.labelled ?? atEnd.labelled
    front = Self.plain(head)
    (near, next, behind) = (inFront.last, atEnd.first, atEnd.last)
  }

  /// Returns the text in front of a name without signs and, of a place in a file, without the line.
  private static func plain(_ head: String) -> String? {
    var text = head[...]
    if let end = text.firstIndex(of: ":"),
      Repetition.isPlace(text[...end].dropFirst().dropLast() + ":1")
    {
      text = text[..<end]
    }
    let signs = " \t:-|>.,[]{}<>*=/"
    while let last = text.last, signs.contains(last) { text.removeLast() }
    while let first = text.first, signs.contains(first) { text.removeFirst() }
    let isOpen = text.count { $0 == "[" } > text.count { $0 == "]" }
    return text.isEmpty || text.utf8.count > 60 ? nil : isOpen ? text + "]" : String(text)
  }

  /// Looks at what stands around a message's name.
  ///
  /// - Parameters:
  ///   - head: the text in front of the name.
  ///   - sender: the view that speaks, as an argument prints itself.
  ///   - objects: the objects that stand behind the name.
  ///   - tail: the text behind the name, where its first word may be the speaker's class.
  init(_ head: String, sender: LogObject?, objects: [LogObject] = [], tail: String? = nil) {
    address = sender?.address
    var front = head[...]
    if let bracket = Self.bracket(in: head) {
      className = bracket.className
      front = head[..<bracket.start]
    } else {
      className = Self.qualifier(in: head)
    }
    owner = Self.owner(in: front)
    if owner == nil, className == nil { owner = tail.flatMap(Self.owner(behind:)) }
    let name = owner?.className ?? className
    if owner?.address == nil,
      let object = objects.first(where: { $0.address != nil && $0.className == name })
    {
      owner = object
    }
    guard className == nil else { return }
    var text = head[...]
    while let last = text.last, " :-|>".contains(last) { text.removeLast() }
    if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
    let isWord = !text.isEmpty && text.utf8.count <= 40 && text.utf8.allSatisfy(\.isNameByte)
    if isWord, head.contains(where: { ":]-|".contains($0) }) { tag = String(text) }
  }

  /// Returns the class in `-[List ` or `+[List(Category) `, and the place where that begins.
  private static func bracket(in head: String) -> (className: String, start: String.Index)? {
    guard head.last == " ", let bracket = head.lastIndex(of: "[") else { return nil }
    let name = head[head.index(after: bracket)...].prefix { $0 != "(" && $0 != " " }
    guard isName(name), let sign = head[..<bracket].last, "-+".contains(sign) else { return nil }
    return (String(name.split(separator: ".").last ?? ""), head.index(before: bracket))
  }

  /// Returns the class in `App.List.`.
  private static func qualifier(in head: String) -> String? {
    guard head.last == "." else { return nil }
    let name = head.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      .reversed()
    guard let first = name.first, first.isUppercase else { return nil }
    return String(name)
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: ".") }
  }

  // MARK: - The object that speaks

  private static func owner(in front: Substring) -> LogObject? {
    let bytes = Array(front.utf8)
    let items = LogValues(LineScanner(bytes, bytes.indices)).items
    if case .object(let object)? = items.last?.value { return object }
    var text = front
    while let last = text.last, !(last.isLetter || last.isNumber || last == "_") {
      text.removeLast()
    }
    let letters = text.utf8.reversed().prefix { $0.isNameByte }
    let word = String(decoding: letters.reversed(), as: UTF8.self)
    return looksLikeClass(word) ? LogObject(className: word, fields: []) : nil
  }

  /// Returns the class in `viewDidLoad InboxController` and `viewDidLoad - InboxController`.
  private static func owner(behind tail: String) -> LogObject? {
    let letters = tail.drop { " :-–—(|[".contains($0) }.utf8.prefix { $0.isNameByte }
    let word = String(decoding: Array(letters), as: UTF8.self)
    return looksLikeClass(word) ? LogObject(className: word, fields: []) : nil
  }

  /// Returns true for `InboxController`, `InboxVC`, `A_Screen` and `A`, and not for the words of a sentence.
  private static func looksLikeClass(_ word: String) -> Bool {
    guard word.first?.isUppercase ?? false else { return false }
    let capitals = word.count { $0.isUppercase }
    return word.count == 1 || word.hasSuffix("VC")
      || word.contains(where: \.isLowercase) && (capitals > 1 || word.contains("_"))
  }
}
