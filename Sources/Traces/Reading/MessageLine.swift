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
    switch StatePart.of(key) {
    case .contentOffset? where state.contentOffset == nil:
      state.contentOffset = cursor.point(in: bytes)
      return state.contentOffset != nil
    case .contentSize? where state.contentSize == nil:
      guard let size = cursor.point(in: bytes), size.isSize else { return false }
      state.contentSize = size
    case .bounds? where state.bounds == nil:
      guard let rect = cursor.quadruple(in: bytes), rect.second.isSize else { return false }
      state.bounds = Rect(origin: rect.first, size: rect.second)
    case .adjustedContentInset? where state.adjustedContentInset == nil:
      guard let (first, second) = cursor.quadruple(in: bytes) else { return false }
      state.adjustedContentInset = Insets(
        top: first.x,
        left: first.y,
        bottom: second.x,
        right: second.y
      )
    case .flag(let flag)? where state[flag] == nil:
      guard let isRaised = cursor.flag(in: bytes) else { return false }
      state[flag] = isRaised
    default: return false
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

/// What a key of a state is about, by its name's place: one look for each key.
private enum StatePart {
  case contentOffset, contentSize, bounds, adjustedContentInset
  case flag(State.Facts)

  static func of(_ name: Name) -> StatePart? {
    let place = Int(name.index)
    return place < byName.count ? byName[place] : nil
  }

  private static let byName: [StatePart?] = {
    let parts: [(Name, StatePart)] =
      [
        (.contentOffset, .contentOffset), (.contentSize, .contentSize), (.bounds, .bounds),
        (.adjustedContentInset, .adjustedContentInset),
      ] + State.flagsByKey.map { (Name($0.key), .flag($0.flag)) }
    let count = parts.map { Int($0.0.index) + 1 }.max() ?? 0
    return parts.reduce(into: Array(repeating: nil, count: count)) { $0[Int($1.0.index)] = $1.1 }
  }()
}
