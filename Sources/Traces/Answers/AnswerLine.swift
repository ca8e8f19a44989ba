/// The quick way to read most lines of an answer: a message of the first view, without arguments, with
/// `after`, `frame`, `message` and `state` in any order and no white space.
///
/// Whatever does not look exactly like one is left to the `LineDecoder`.
struct AnswerLine {
  private var cursor: LineCursor
  private var after: Int?
  private var frame: Int64?
  private var name: Name?
  private var state: State?

  /// Reads `{"after":3,"frame":7,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,6]}}`,
  /// the frame and the state if they are there, or gives up.
  ///
  /// - Parameters:
  ///   - bytes: a buffer with at least `LineCursor.padding` bytes behind the line.
  ///   - rest: where the line begins in it, and where the buffer ends.
  /// - Returns: the message and the offset behind it, if the line is such a one.
  static func decode(
    _ bytes: Span<UInt8>,
    _ rest: Range<Int>
  ) -> (entry: AnswerReader.Entry, end: Int)? {
    var reading = AnswerLine(cursor: LineCursor(rest, in: bytes))
    guard reading.cursor.matches(.open, in: bytes) else { return nil }
    repeat {
      guard reading.readMember(in: bytes) else { return nil }
    } while reading.cursor.matches(.comma, in: bytes)
    guard reading.cursor.matches(.close, in: bytes), let after = reading.after,
      let name = reading.name
    else { return nil }
    var message = Message(time: nil, name: name)
    if let state = reading.state { message.state = state }
    let entry = AnswerReader.Entry(after: after, frame: reading.frame, line: .message(message))
    return (entry, reading.cursor.position)
  }

  private init(cursor: LineCursor) {
    self.cursor = cursor
  }

  private mutating func readMember(in bytes: Span<UInt8>) -> Bool {
    if cursor.matches(.after, in: bytes) {
      guard after == nil, let number = cursor.digits(in: bytes, limit: 10_000_000) else {
        return false
      }
      after = Int(number)
      return true
    }
    if cursor.matches(.frame, in: bytes) {
      guard frame == nil, let number = cursor.digits(in: bytes, limit: Header.mostFrames),
        number > 0
      else { return false }
      frame = number
      return true
    }
    if cursor.matches(.stateKey, in: bytes) {
      var told = State()
      var table: ToldTable?
      guard state == nil, cursor.readState(into: &told, &table, in: bytes), table == nil else {
        return false
      }
      state = told
      return true
    }
    guard name == nil, cursor.matches(.messageKey, in: bytes),
      cursor.matches(.messageRest, in: bytes), let known = cursor.name(in: bytes),
      Vocabulary.isMessage(known)
    else { return false }
    name = known
    return true
  }
}

extension Word {
  /// `"after":`.
  fileprivate static var after: Word { Word(0x22_6166_7465_7222_3a, count: 8) }

  /// `"frame":`.
  fileprivate static var frame: Word { Word(0x22_6672_616d_6522_3a, count: 8) }

  /// `"state"`.
  fileprivate static var stateKey: Word { Word(0x22_7374_6174_6522, count: 7) }

  /// `"messag`.
  fileprivate static var messageKey: Word { Word(0x22_6d65_7373_6167, count: 7) }
}
