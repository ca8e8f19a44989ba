/// The quick way to read most lines of a transcript: a message in the canonical form, with the
/// arguments, the answer and the state that most have.
///
/// Whatever does not look exactly like one is left to the `LineDecoder`.
struct MessageLine {
  private var cursor: LineCursor

  /// Reads a message, or gives up.
  ///
  /// It looks like `{"t":16667,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,6]}}`; all
  /// but the name may be missing.
  ///
  /// - Parameters:
  ///   - bytes: a buffer with at least `LineCursor.padding` bytes behind the line.
  ///   - line: where the line stands in it.
  ///   - views: the names of the trace's views.
  /// - Returns: the message, if the line is such a one.
  static func decode(_ bytes: Span<UInt8>, _ line: Range<Int>, _ views: ViewNames) -> Message? {
    var reading = MessageLine(cursor: LineCursor(line, in: bytes))
    return reading.message(in: bytes, views)
  }

  private mutating func message(in bytes: Span<UInt8>, _ views: ViewNames) -> Message? {
    let time = cursor.time(in: bytes)
    guard cursor.matches(time == nil ? .messageFirst : .messageAfterTime, in: bytes),
      cursor.matches(.messageRest, in: bytes),
      let name = cursor.name(in: bytes), Vocabulary.isMessage(name),
      let view = cursor.view(in: bytes, among: views), let frame = frame(in: bytes),
      let arguments = arguments(of: name, in: bytes), let answer = answer(to: name, in: bytes)
    else { return nil }
    var state = State()
    var table: ToldTable?
    if cursor.matches(.state, in: bytes) {
      guard cursor.readState(into: &state, &table, in: bytes) else { return nil }
    }
    guard cursor.matches(.close, in: bytes), cursor.isAtEnd else { return nil }
    var message = Message(
      time: time,
      name: name,
      arguments: arguments,
      answer: answer,
      view: view,
      frame: frame,
      state: state
    )
    if let table { message.table = table.state }
    return message
  }

  // Each of these gives up with nil; where the key is missing it returns what that means.

  private mutating func frame(in bytes: Span<UInt8>) -> Int32?? {
    guard cursor.matches(.laterFrame, in: bytes) else { return .some(nil) }
    guard cursor.matches(.afterKey, in: bytes),
      let number = cursor.digits(in: bytes, limit: Header.mostFrames), number > 0
    else { return nil }
    return Int32(truncatingIfNeeded: number)
  }

  private mutating func arguments(of name: Name, in bytes: Span<UInt8>) -> [Argument]? {
    guard cursor.matches(.arguments, in: bytes) else { return [] }
    guard let form = MessageForm.of(name) else { return nil }
    return cursor.arguments(form.parameters, in: bytes)
  }

  private mutating func answer(to name: Name, in bytes: Span<UInt8>) -> Value?? {
    guard cursor.matches(.answer, in: bytes) else { return .some(nil) }
    guard cursor.matches(.afterQuote, in: bytes), let form = MessageForm.of(name),
      let answer = cursor.answer(form, in: bytes)
    else { return nil }
    return answer
  }
}
