/// The quick way to read what almost every line of a trace is: a touch in the canonical form.
///
/// Whatever does not look exactly like one is left to the `LineDecoder`, which reads every legal
/// line and explains every other.
enum TouchLine {
  /// Reads `{"t":16667,"touch":"moved","id":1,"x":160,"y":384.5}`, or gives up.
  static func decode(_ line: Span<UInt8>) -> Touch? {
    var position = 0
    guard matches("{\"t\":", in: line, &position),
      let time = digits(in: line, &position, limit: 1_000_000_000_000),
      matches(",\"touch\":\"", in: line, &position),
      let phase = phase(in: line, &position),
      matches("\",\"id\":", in: line, &position),
      let finger = digits(in: line, &position, limit: Int64(Int32.max)),
      matches(",\"x\":", in: line, &position),
      let x = coordinate(in: line, &position),
      matches(",\"y\":", in: line, &position),
      let y = coordinate(in: line, &position),
      matches("}", in: line, &position),
      position == line.count
    else { return nil }
    return Touch(
      time: time,
      phase: phase,
      finger: Int32(truncatingIfNeeded: finger),
      location: Point(x: x, y: y)
    )
  }

  private static func matches(
    _ text: StaticString,
    in line: Span<UInt8>,
    _ position: inout Int
  ) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= line.count else { return false }
    let start = unsafe text.utf8Start
    for index in 0..<count where unsafe start[index] != line[position + index] { return false }
    position += count
    return true
  }

  private static func digits(
    in line: Span<UInt8>,
    _ position: inout Int,
    limit: Int64
  ) -> Int64? {
    let start = position
    var value: Int64 = 0
    while position < line.count {
      let digit = line[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ Int64(digit)
      position += 1
    }
    let count = position - start
    let hasLeadingZero = count > 1 && line[start] == UInt8(ascii: "0")
    guard count > 0, count <= 13, !hasLeadingZero, value <= limit else { return nil }
    return value
  }

  private static func coordinate(in line: Span<UInt8>, _ position: inout Int) -> Thousandths? {
    let isNegative = position < line.count && line[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    guard var units = digits(in: line, &position, limit: 1_000_000) else { return nil }
    units &*= 1000
    if position < line.count, line[position] == UInt8(ascii: ".") {
      position += 1
      var weight: Int64 = 100
      let start = position
      while position < line.count {
        let digit = line[position] &- UInt8(ascii: "0")
        guard digit < 10 else { break }
        units &+= Int64(digit) &* weight
        weight /= 10
        position += 1
      }
      guard (1...3).contains(position - start) else { return nil }
    }
    guard units <= 1_000_000_000 else { return nil }
    return Thousandths(units: Int32(truncatingIfNeeded: isNegative ? -units : units))
  }

  /// The first letter decides which phase it can be.
  private static func phase(in line: Span<UInt8>, _ position: inout Int) -> Touch.Phase? {
    guard position < line.count else { return nil }
    switch line[position] {
    case UInt8(ascii: "m"): return matches("moved", in: line, &position) ? .moved : nil
    case UInt8(ascii: "b"): return matches("began", in: line, &position) ? .began : nil
    case UInt8(ascii: "e"): return matches("ended", in: line, &position) ? .ended : nil
    case UInt8(ascii: "s"): return matches("stationary", in: line, &position) ? .stationary : nil
    case UInt8(ascii: "c"): return matches("cancelled", in: line, &position) ? .cancelled : nil
    default: return nil
    }
  }
}
