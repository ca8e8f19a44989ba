// The lines of an answer: those of a file, with their turn instead of their time.

extension LineDecoder {
  /// The keys that say to which turn a line belongs.
  private static let turnKeys = ["after", "frame", "at"]
  private static let answers: [LineKind] = [.message, .call, .exception, .final]

  /// Decodes a line of an answer.
  static func answer(
    _ node: JSONNode,
    parser: JSONParser,
    views: [Name]
  ) throws(LineProblem) -> AnswerReader.Entry {
    guard case .object(let members) = node.content else {
      throw LineProblem(.notAnObject, at: node.start)
    }
    let decoder = LineDecoder(parser: parser, views: views, roundsNumbers: true)
    let rest = members.filter { !turnKeys.contains($0.key) }
    let kind = try decoder.kind(of: rest)
    guard answers.contains(kind) else {
      throw LineProblem(.notAnAnswer(kind.title), at: node.start)
    }
    if kind != .final, let time = rest.first(where: { $0.key == "t" }) {
      throw LineProblem(.timeInAnswer(line: kind.title), at: time.keyOffset)
    }
    guard let after = members.first(where: { $0.key == "after" })?.value else {
      throw LineProblem(.missingKey("after", line: kind.title), at: node.start)
    }
    var entry = AnswerReader.Entry(
      after: try decoder.wholeNumber(after, "after", 0...TraceOrder.mostLines),
      frame: nil,
      line: try decoder.line(of: kind, rest)
    )
    if let frame = members.first(where: { $0.key == "frame" })?.value {
      entry.frame = Int64(try decoder.wholeNumber(frame, "frame", 1...Header.mostFrames))
    }
    if let at = members.first(where: { $0.key == "at" }) {
      guard entry.frame == nil else { throw LineProblem(.twoTurns, at: at.keyOffset) }
      let time = try decoder.wholeNumber(at.value, "at", 0...TraceOrder.latestTime)
      entry.at = Microseconds(time)
    }
    if case .message = entry.line { entry.place = decoder.toldPlace(in: members) }
    if case .call(let call) = entry.line, !call.isByDelegate {
      throw LineProblem(.missingKey("by", line: "answer's call"), at: node.start)
    }
    return entry
  }

  /// Returns the content's place in the state of a message, as it was told.
  private func toldPlace(in members: [JSONNode.Member]) -> ToldPlace? {
    guard case .object(let state)? = members.first(where: { $0.key == "state" })?.value.content,
      case .array(let parts)? = state.first(where: { $0.key == "contentOffset" })?.value.content
    else { return nil }
    let numbers = parts.compactMap {
      Double(String(decoding: parser.bytes[$0.start..<$0.end], as: UTF8.self))
    }
    return numbers.count == 2 ? ToldPlace(x: numbers[0], y: numbers[1]) : nil
  }

  private func line(of kind: LineKind, _ members: [JSONNode.Member]) throws(LineProblem) -> Line {
    let fields = try fields(members, of: kind)
    guard case .line(let line) = try decode(kind, fields) else {
      throw LineProblem(.notAnAnswer(kind.title), at: 0)
    }
    return line
  }
}
