import Traces

/// The result of reading one line of a log.
struct LogEntry {
  /// A message, an exception or a gap, without a time.
  var line: Line
  /// The time at which it was logged; nil if not told.
  var moment: Moment?
  /// The line of the file, from 1.
  var number: Int
  var speaker = LogSpeaker()

  /// The message; nil: it is something else.
  var message: Message? {
    if case .message(let message) = line { message } else { nil }
  }
}

/// The facts that a line has about the view that speaks in it.
struct LogSpeaker: Hashable {
  /// The address of the view that speaks.
  var address: String?
  /// The class whose method was called.
  var className: String?
  /// The word in brackets, or in front of a colon, where the message begins.
  var tag: String?

  init() {}

  /// Looks at what stands in front of a message's name.
  ///
  /// - Parameters:
  ///   - head: the text in front of the name.
  ///   - sender: the view that speaks, as an argument prints itself.
  init(_ head: String, sender: LogObject?) {
    address = sender?.address
    className = Self.className(in: head)
    guard className == nil else { return }
    var text = head[...]
    while let last = text.last, " :-|>".contains(last) { text.removeLast() }
    if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
    let isWord = !text.isEmpty && text.utf8.count <= 40 && text.utf8.allSatisfy(\.isNameByte)
    if isWord, head.contains(where: { ":]-|".contains($0) }) { tag = String(text) }
  }

  /// The class in `-[List ` or `+[List(Category) `, or in `App.List.`.
  private static func className(in head: String) -> String? {
    if head.last == " ", let bracket = head.lastIndex(of: "[") {
      let name = head[head.index(after: bracket)...].prefix { $0 != "(" && $0 != " " }
      if isName(name), head[..<bracket].last.map({ "-+".contains($0) }) ?? false {
        return String(name.split(separator: ".").last ?? "")
      }
    }
    guard head.last == "." else { return nil }
    let name = head.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      .reversed()
    guard let first = name.first, first.isUppercase else { return nil }
    return String(name)
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: ".") }
  }
}
