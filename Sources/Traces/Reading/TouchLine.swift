/// The quick way to read what almost every line of a trace is: a touch in the canonical form.
///
/// Whatever does not look exactly like one is left to the `LineDecoder`, which reads every legal
/// line and explains every other.
struct TouchLine {
  /// How many bytes must follow a line in its buffer, for words are compared eight bytes at once.
  static let padding = 8

  private var position: Int
  private let end: Int

  /// Reads `{"t":16667,"touch":"moved","id":1,"x":160,"y":384.5}`, or gives up.
  ///
  /// - Parameters:
  ///   - bytes: a buffer with at least `padding` bytes behind the line.
  ///   - line: where the line stands in it.
  /// - Returns: the touch, if the line is one in the canonical form.
  static func decode(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Touch? {
    var reading = TouchLine(position: line.lowerBound, end: line.upperBound)
    return reading.touch(in: bytes)
  }

  private mutating func touch(in bytes: Span<UInt8>) -> Touch? {
    guard matches(.time, in: bytes),
      let time = digits(in: bytes, limit: 1_000_000_000_000),
      matches(.touch, in: bytes), matches(.colon, in: bytes),
      let phase = phase(in: bytes),
      matches(.finger, in: bytes),
      let finger = digits(in: bytes, limit: Int64(Int32.max)),
      matches(.x, in: bytes),
      let x = coordinate(in: bytes),
      matches(.y, in: bytes),
      let y = coordinate(in: bytes),
      matches(.close, in: bytes),
      position == end
    else { return nil }
    return Touch(
      time: time,
      phase: phase,
      finger: Int32(truncatingIfNeeded: finger),
      location: Point(x: x, y: y)
    )
  }

  private mutating func matches(_ word: Word, in bytes: Span<UInt8>) -> Bool {
    guard position < end else { return false }
    let loaded = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
    guard UInt64(littleEndian: loaded) & word.mask == word.bits else { return false }
    position += word.count
    return true
  }

  private mutating func digits(in bytes: Span<UInt8>, limit: Int64) -> Int64? {
    let start = position
    var value: Int64 = 0
    while true {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ Int64(digit)
      position += 1
    }
    let count = position - start
    let hasLeadingZero = count > 1 && bytes[start] == UInt8(ascii: "0")
    guard count > 0, count <= 13, !hasLeadingZero, value <= limit else { return nil }
    return value
  }

  private mutating func coordinate(in bytes: Span<UInt8>) -> Thousandths? {
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    guard var units = digits(in: bytes, limit: 1_000_000) else { return nil }
    units &*= 1000
    if bytes[position] == UInt8(ascii: ".") {
      position += 1
      let start = position
      var weight: Int64 = 100
      while true {
        let digit = bytes[position] &- UInt8(ascii: "0")
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
  private mutating func phase(in bytes: Span<UInt8>) -> Touch.Phase? {
    switch bytes[position] {
    case UInt8(ascii: "m"): return matches(.moved, in: bytes) ? .moved : nil
    case UInt8(ascii: "b"): return matches(.began, in: bytes) ? .began : nil
    case UInt8(ascii: "e"): return matches(.ended, in: bytes) ? .ended : nil
    case UInt8(ascii: "s"):
      return matches(.station, in: bytes) && matches(.ary, in: bytes) ? .stationary : nil
    case UInt8(ascii: "c"):
      return matches(.cancell, in: bytes) && matches(.ed, in: bytes) ? .cancelled : nil
    default: return nil
    }
  }
}

/// Up to eight characters as one number, to be compared at once.
private struct Word {
  let bits: UInt64
  let mask: UInt64
  let count: Int

  /// The characters as a big-endian number, which reads as they do; the optimiser keeps only results.
  private init(_ characters: UInt64, count: Int) {
    self.count = count
    bits = characters.byteSwapped >> (64 - 8 * UInt64(count))
    mask = ~0 >> (64 - 8 * UInt64(count))
  }

  /// `{"t":`.
  static var time: Word { Word(0x7b_2274_223a, count: 5) }

  /// `,"touch"`.
  static var touch: Word { Word(0x2c22_746f_7563_6822, count: 8) }

  /// `:"`.
  static var colon: Word { Word(0x3a22, count: 2) }

  /// `","id":`.
  static var finger: Word { Word(0x22_2c22_6964_223a, count: 7) }

  /// `,"x":`.
  static var x: Word { Word(0x2c_2278_223a, count: 5) }

  /// `,"y":`.
  static var y: Word { Word(0x2c_2279_223a, count: 5) }

  /// `}`.
  static var close: Word { Word(0x7d, count: 1) }

  /// `moved`.
  static var moved: Word { Word(0x6d_6f76_6564, count: 5) }

  /// `began`.
  static var began: Word { Word(0x62_6567_616e, count: 5) }

  /// `ended`.
  static var ended: Word { Word(0x65_6e64_6564, count: 5) }

  /// `station`.
  static var station: Word { Word(0x73_7461_7469_6f6e, count: 7) }

  /// `ary`.
  static var ary: Word { Word(0x61_7279, count: 3) }

  /// `cancell`.
  static var cancell: Word { Word(0x63_616e_6365_6c6c, count: 7) }

  /// `ed`.
  static var ed: Word { Word(0x6564, count: 2) }
}
