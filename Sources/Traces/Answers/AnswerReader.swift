/// Reads a subject's answer to a trace, line by line of its transcript.
///
/// An answer is one line with an array of objects. Those that look exactly like what our own hosts
/// write are read a quick way; the others as any line of a file.
package struct AnswerReader {
  /// The number of bytes that must follow an answer in its array, as words are compared eight bytes
  /// at once.
  package static let padding = LineCursor.padding

  /// A line of the transcript, with its turn.
  package struct Entry {
    /// The number of event lines that had been played.
    package var after: Int
    /// The frame that sent it; nil: the event line itself did.
    package var frame: Int64?
    /// The time at which a timer of the component sent it, between two frames; nil: the event line
    /// or the frame did.
    package var at: Microseconds?
    /// The place of the content that a message tells, before it is rounded; nil: its state says it
    /// exactly.
    package var place: ToldPlace?
    /// The line of the transcript, without a time; a final may have one.
    package var line: Line
  }

  /// The kind of the answer, and the request that it answers.
  package let head: AnswerHead
  /// The reason why the subject skipped the trace, or failed.
  package let why: String?
  private let bytes: [UInt8]
  private let views: [Name]
  private var search: JSONMembers
  private var count = 0
  /// True if the array stands where it usually does, and what follows was not looked at.
  private let isUsual: Bool
  private var isOver: Bool

  /// Begins to read an answer.
  ///
  /// - Parameters:
  ///   - line: the answer, with ``padding`` bytes behind it.
  ///   - views: the names of the views that the trace's header declares.
  /// - Throws: `AnswerProblem` where it is no answer to a trace.
  package init(_ line: [UInt8], views: [Name]) throws(AnswerProblem) {
    try JSONMembers.checkEnd(of: line)
    bytes = line
    self.views = views
    if let (number, offset) = AnswerHead.usualStart(of: line) {
      head = AnswerHead(kind: .played, number: number)
      why = nil
      search = JSONMembers(line, at: offset)
      isUsual = true
      isOver = false
      search.skipWhiteSpace()
      if search.peek == UInt8(ascii: "]") { try close() }
      return
    }
    isUsual = false
    let members = try JSONMembers.read(line)
    head = try AnswerHead.decode(members, in: line)
    let member = try Self.contents(of: head.kind, members)
    guard head.kind == .played else {
      why = try Self.text(of: member, in: line)
      search = JSONMembers(line)
      isOver = true
      return
    }
    why = nil
    search = JSONMembers(line, at: member.value.lowerBound)
    isOver = false
    try open(member)
  }

  /// Returns the member that holds what is answered; no other may be there.
  private static func contents(
    of kind: AnswerHead.Kind,
    _ members: [JSONMembers.Member]
  ) throws(AnswerProblem) -> JSONMembers.Member {
    let (own, wanted) = (kind.rawValue, kind == .played ? "transcript" : "why")
    for member in members
    where member.key != own && member.key != wanted && !member.key.hasPrefix("x-") {
      throw AnswerProblem(
        "an answer with \"\(own)\" has no key \(quoted(member.key)); expected \"\(wanted)\"",
        member
      )
    }
    guard let member = members.first(where: { $0.key == wanted }) else {
      throw AnswerProblem("the answer has \"\(own)\" and lacks the key \"\(wanted)\"")
    }
    return member
  }

  private static func text(
    of member: JSONMembers.Member,
    in line: [UInt8]
  ) throws(AnswerProblem) -> String {
    guard member.value.count <= LineSource.longestLine else {
      throw AnswerProblem("\"why\" is longer than 1 MiB", member)
    }
    var parser = JSONParser(Array(line[member.value]))
    guard let node = try? parser.parseLine(), case .string(let text) = node.content else {
      throw AnswerProblem("\"why\" is no text; expected the reason, for people", member)
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw AnswerProblem("\"why\" is empty; expected the reason, for people", member)
    }
    return text
  }

  private mutating func open(_ member: JSONMembers.Member) throws(AnswerProblem) {
    guard bytes[member.value.lowerBound] == UInt8(ascii: "[") else {
      throw AnswerProblem("\"\(member.key)\" is no array; expected an array of lines", member)
    }
    do {
      try search.expect(UInt8(ascii: "["), "an array of lines")
    } catch {
      throw AnswerProblem(error, in: bytes)
    }
    search.skipWhiteSpace()
    if search.peek == UInt8(ascii: "]") { isOver = true }
  }

  /// The number of lines that were read.
  package var lineNumber: Int { count }

  /// Reads the next line of the transcript; nil at its end.
  ///
  /// - Throws: `AnswerProblem` for whatever is wrong with it.
  package mutating func next() throws(AnswerProblem) -> Entry? {
    guard !isOver else { return nil }
    count += 1
    let entry: Entry
    let isLast: Bool
    do {
      entry = try read()
      search.skipWhiteSpace()
      isLast = search.peek == UInt8(ascii: "]")
      if !isLast { try search.expect(UInt8(ascii: ","), "\",\" or \"]\"") }
    } catch {
      isOver = true
      throw AnswerProblem(error, in: bytes, line: count)
    }
    if isLast { try close() }
    return entry
  }

  /// Ends the transcript, and looks at what follows it if nobody did.
  private mutating func close() throws(AnswerProblem) {
    isOver = true
    guard isUsual else { return }
    let end = bytes.count - Self.padding
    if search.position + 2 == end, bytes[search.position + 1] == UInt8(ascii: "}") { return }
    _ = try Self.contents(of: .played, try JSONMembers.read(bytes))
  }

  private mutating func read() throws(LineProblem) -> Entry {
    search.skipWhiteSpace()
    let end = bytes.count - Self.padding
    if let (entry, end) = AnswerLine.decode(bytes.span, search.position..<end) {
      search = JSONMembers(bytes, at: end)
      return entry
    }
    let range = try search.skipValue()
    guard range.count <= LineSource.longestLine else {
      throw LineProblem(.lineTooLong, at: range.lowerBound)
    }
    var parser = JSONParser(bytes, at: range.lowerBound)
    let node = try parser.parseValue(depth: 3)
    guard parser.position == range.upperBound else {
      throw LineProblem(
        .notJSON(found: "more after a value", expected: "\",\" or \"]\""),
        at: parser.position
      )
    }
    return try LineDecoder.answer(node, parser: parser, views: views)
  }
}
