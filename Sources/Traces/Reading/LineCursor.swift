/// A place in a line that is read the quick way: each step finds what it looks for, or gives up.
struct LineCursor {
  /// How many bytes must follow a line in its buffer, for words are compared eight bytes at once.
  static let padding = 8

  private(set) var position: Int
  private let end: Int

  init(_ line: Range<Int>) {
    position = line.lowerBound
    end = line.upperBound
  }

  /// Whether the whole line was read.
  var isAtEnd: Bool { position == end }

  /// Passes a word, if it stands here.
  mutating func matches(_ word: Word, in bytes: Span<UInt8>) -> Bool {
    guard position < end else { return false }
    let loaded = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
    guard UInt64(littleEndian: loaded) & word.mask == word.bits else { return false }
    position += word.count
    return true
  }

  /// Reads a whole number that is not negative.
  mutating func digits(in bytes: Span<UInt8>, limit: Int64) -> Int64? {
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

  /// Reads a coordinate.
  mutating func coordinate(in bytes: Span<UInt8>) -> Thousandths? {
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

  /// Reads `[x,y]`.
  mutating func point(in bytes: Span<UInt8>) -> Point? {
    guard matches(.bracket, in: bytes), let x = coordinate(in: bytes),
      matches(.comma, in: bytes), let y = coordinate(in: bytes), matches(.closeBracket, in: bytes)
    else { return nil }
    return Point(x: x, y: y)
  }

  /// Reads `[a,b,c,d]`, two points or four edges.
  mutating func quadruple(in bytes: Span<UInt8>) -> (first: Point, second: Point)? {
    guard matches(.bracket, in: bytes), let a = coordinate(in: bytes),
      matches(.comma, in: bytes), let b = coordinate(in: bytes),
      matches(.comma, in: bytes), let c = coordinate(in: bytes),
      matches(.comma, in: bytes), let d = coordinate(in: bytes), matches(.closeBracket, in: bytes)
    else { return nil }
    return (Point(x: a, y: b), Point(x: c, y: d))
  }

  /// Reads `true` or `false`.
  mutating func flag(in bytes: Span<UInt8>) -> Bool? {
    if matches(.yes, in: bytes) { return true }
    return matches(.no, in: bytes) ? false : nil
  }

  /// Reads up to a quotation mark, and passes it: a text without escapes.
  mutating func name(in bytes: Span<UInt8>) -> Name? {
    let start = position
    passText(in: bytes)
    guard position < end else { return nil }
    defer { position += 1 }
    return NameTable.shared.knownName(bytes.extracting(start..<position))
  }

  /// Goes to the next quotation mark, or to the end, eight bytes at a time.
  private mutating func passText(in bytes: Span<UInt8>) {
    while position < end {
      let loaded = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
      // A byte that was a quotation mark is nought now, and the subtraction borrows from its top bit.
      let marked = UInt64(littleEndian: loaded) ^ Self.quotes
      let found = (marked &- Self.lowBits) & ~marked & Self.highBits
      if found != 0 {
        position = min(end, position + found.trailingZeroBitCount / 8)
        return
      }
      position += 8
    }
    position = end
  }

  /// Eight quotation marks.
  private static var quotes: UInt64 { 0x2222_2222_2222_2222 }
  private static var lowBits: UInt64 { 0x0101_0101_0101_0101 }
  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}
