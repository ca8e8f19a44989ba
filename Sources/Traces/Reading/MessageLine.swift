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
      let name = cursor.name(in: bytes), Vocabulary.message(name) != nil
    else { return nil }
    var message = Message(time: time, name: name)
    if cursor.matches(.state, in: bytes) {
      guard cursor.matches(.openObject, in: bytes), let state = state(in: bytes) else { return nil }
      message.state = state
    }
    return cursor.matches(.close, in: bytes) && cursor.isAtEnd ? message : nil
  }

  /// Reads the value of a key that is not there yet.
  private mutating func read(
    _ key: Name,
    into state: inout State,
    in bytes: Span<UInt8>
  ) -> Bool {
    switch key {
    case .contentOffset where state.contentOffset == nil:
      state.contentOffset = cursor.point(in: bytes)
      return state.contentOffset != nil
    case .contentSize where state.contentSize == nil:
      guard let size = cursor.point(in: bytes), size.isSize else { return false }
      state.contentSize = size
    case .bounds where state.bounds == nil:
      guard let rect = cursor.quadruple(in: bytes), rect.second.isSize else { return false }
      state.bounds = Rect(origin: rect.first, size: rect.second)
    case .adjustedContentInset where state.adjustedContentInset == nil:
      guard let (first, second) = cursor.quadruple(in: bytes) else { return false }
      state.adjustedContentInset = Insets(
        top: first.x,
        left: first.y,
        bottom: second.x,
        right: second.y
      )
    default:
      guard let flag = State.flag(of: key), state[flag] == nil,
        let isRaised = cursor.flag(in: bytes)
      else { return false }
      state[flag] = isRaised
    }
    return true
  }

  private mutating func state(in bytes: Span<UInt8>) -> State? {
    var state = State()
    repeat {
      guard cursor.matches(.quote, in: bytes), let key = cursor.name(in: bytes),
        cursor.matches(.afterKey, in: bytes)
      else { return nil }
      guard read(key, into: &state, in: bytes) else { return nil }
    } while cursor.matches(.comma, in: bytes)
    return cursor.matches(.close, in: bytes) ? state : nil
  }
}

extension Point {
  /// Whether it can be a size, which is not negative.
  fileprivate var isSize: Bool { x >= .zero && y >= .zero }
}

extension State {
  private static let flagNames = flagsByKey.map { (name: Name($0.key), flag: $0.flag) }

  /// The flag of a property's name.
  fileprivate static func flag(of name: Name) -> Facts? {
    flagNames.first { $0.name == name }?.flag
  }
}
