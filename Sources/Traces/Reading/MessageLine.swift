/// The quick way to read most lines of a transcript: a message of the first view, without arguments,
/// in the canonical form.
///
/// Whatever does not look exactly like one is left to the `LineDecoder`.
struct MessageLine {
  private var cursor: LineCursor

  /// Reads `{"t":16667,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,6]}}`, the
  /// time and the state if they are there, or gives up.
  ///
  /// - Parameters:
  ///   - bytes: a buffer with at least `LineCursor.padding` bytes behind the line.
  ///   - line: where the line stands in it.
  /// - Returns: the message, if the line is such a one.
  static func decode(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Message? {
    var reading = MessageLine(cursor: LineCursor(line))
    return reading.message(in: bytes)
  }

  private mutating func message(in bytes: Span<UInt8>) -> Message? {
    var time: Microseconds?
    if cursor.matches(.time, in: bytes) {
      time = cursor.digits(in: bytes, limit: 1_000_000_000_000)
      guard time != nil, cursor.matches(.messageAfterTime, in: bytes) else { return nil }
    } else {
      guard cursor.matches(.messageFirst, in: bytes) else { return nil }
    }
    guard cursor.matches(.messageRest, in: bytes),
      let name = cursor.name(in: bytes), Vocabulary.isMessage(name)
    else { return nil }
    var message = Message(time: time, name: name)
    if cursor.matches(.state, in: bytes) {
      guard cursor.matches(.openObject, in: bytes), let state = cursor.state(in: bytes) else {
        return nil
      }
      message.state = state
    }
    return cursor.matches(.close, in: bytes) && cursor.isAtEnd ? message : nil
  }
}
