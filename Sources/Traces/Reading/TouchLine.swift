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
    var reading = TouchLine(cursor: LineCursor(line, in: bytes))
    return reading.touch(in: bytes)
  }

  private mutating func touch(in bytes: Span<UInt8>) -> Touch? {
    guard let time = cursor.time(in: bytes),
      cursor.matches(.touch, in: bytes),
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

  /// Takes the phase; most touches are of a finger that moves.
  @inline(always)
  private mutating func phase(in bytes: Span<UInt8>) -> Touch.Phase? {
    cursor.matches(.moved, in: bytes) ? .moved : otherPhase(in: bytes)
  }

  private mutating func otherPhase(in bytes: Span<UInt8>) -> Touch.Phase? {
    if cursor.matches(.began, in: bytes) { return .began }
    if cursor.matches(.ended, in: bytes) { return .ended }
    if cursor.matches(.station, in: bytes) {
      return cursor.matches(.stationRest, in: bytes) ? .stationary : nil
    }
    guard cursor.matches(.cancel, in: bytes), cursor.matches(.cancelRest, in: bytes) else {
      return nil
    }
    return .cancelled
  }
}
