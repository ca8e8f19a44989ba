/// The quick way to read what almost every line of a trace is: a touch in the canonical form.
///
/// Whatever does not look exactly like one is left to the `LineDecoder`, which reads every legal
/// line and explains every other.
struct TouchLine {
  private var cursor: LineCursor

  /// Reads `{"t":16667,"touch":"moved","id":1,"x":160,"y":384.5}`, or gives up.
  ///
  /// - Parameters:
  ///   - bytes: a buffer with at least `LineCursor.padding` bytes behind the line.
  ///   - line: where the line stands in it.
  /// - Returns: the touch, if the line is one in the canonical form.
  static func decode(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Touch? {
    var reading = TouchLine(cursor: LineCursor(line))
    return reading.touch(in: bytes)
  }

  private mutating func touch(in bytes: Span<UInt8>) -> Touch? {
    guard cursor.matches(.time, in: bytes),
      let time = cursor.digits(in: bytes, limit: 1_000_000_000_000),
      cursor.matches(.touch, in: bytes), cursor.matches(.colon, in: bytes),
      let phase = phase(in: bytes),
      cursor.matches(.finger, in: bytes),
      let finger = cursor.digits(in: bytes, limit: Int64(Int32.max)),
      cursor.matches(.x, in: bytes),
      let x = cursor.coordinate(in: bytes),
      cursor.matches(.y, in: bytes),
      let y = cursor.coordinate(in: bytes),
      cursor.matches(.close, in: bytes),
      cursor.isAtEnd
    else { return nil }
    return Touch(
      time: time,
      phase: phase,
      finger: Int32(truncatingIfNeeded: finger),
      location: Point(x: x, y: y)
    )
  }

  /// The first letter decides which phase it can be.
  private mutating func phase(in bytes: Span<UInt8>) -> Touch.Phase? {
    switch bytes[cursor.position] {
    case UInt8(ascii: "m"): return cursor.matches(.moved, in: bytes) ? .moved : nil
    case UInt8(ascii: "b"): return cursor.matches(.began, in: bytes) ? .began : nil
    case UInt8(ascii: "e"): return cursor.matches(.ended, in: bytes) ? .ended : nil
    case UInt8(ascii: "s"):
      return cursor.matches(.station, in: bytes) && cursor.matches(.ary, in: bytes)
        ? .stationary : nil
    case UInt8(ascii: "c"):
      return cursor.matches(.cancell, in: bytes) && cursor.matches(.ed, in: bytes)
        ? .cancelled : nil
    default: return nil
    }
  }
}
