/// A place in a line that is read the quick way: each step finds what it looks for, or gives up.
struct LineCursor {
  /// The number of bytes that must follow a line in its buffer: words are compared eight bytes at
  /// once.
  static let padding = 8

  /// Never behind the end where a word is read: so eight bytes are there.
  private(set) var position: Int
  let end: Int

  /// Begins at the beginning of a line.
  ///
  /// - Precondition: the buffer has the padding behind the line.
  init(_ line: Range<Int>, in bytes: Span<UInt8>) {
    precondition(line.lowerBound >= 0 && line.upperBound <= bytes.count - Self.padding)
    position = line.lowerBound
    end = line.upperBound
  }

  /// True if the whole line was read.
  var isAtEnd: Bool { position == end }

  /// Passes a word, if it stands here.
  @inline(always)
  mutating func matches(_ word: Word, in bytes: Span<UInt8>) -> Bool {
    guard position < end else { return false }
    guard bytes.word(at: position) & word.mask == word.bits else { return false }
    position += word.count
    return true
  }

  /// Passes the first of some keys that stands here, from one of them on; returns which.
  mutating func first<Part>(
    of keys: KeyTable<Part>,
    from start: Int,
    in bytes: Span<UInt8>
  ) -> Int? {
    guard position < end, let found = keys.key(from: start, in: bytes, position..<end) else {
      return nil
    }
    position &+= found.length
    return found.place
  }

  /// Reads a whole number that is not negative.
  @inline(always)
  mutating func digits(in bytes: Span<UInt8>, limit: Int64) -> Int64? {
    guard position <= end else { return nil }
    let first = bytes.word(at: position)
    let run = DigitRun(first)
    guard let start = number(run, first),
      let value = run.count < 8 ? start : number(from: start, in: bytes), value <= limit
    else { return nil }
    return value
  }

  /// Passes digits, if they are those of a number.
  @inline(always)
  private mutating func number(_ run: DigitRun, _ first: UInt64) -> Int64? {
    position &+= run.count
    let hasLeadingZero = run.count > 1 && first & 0xff == UInt64(UInt8(ascii: "0"))
    return run.count > 0 && !hasLeadingZero ? run.value : nil
  }

  /// Reads on in a number whose first eight digits were read, up to thirteen.
  private mutating func number(from start: Int64, in bytes: Span<UInt8>) -> Int64? {
    guard position < end else { return start }
    let rest = DigitRun(bytes.word(at: position))
    guard rest.count <= 5 else { return nil }
    guard rest.count > 0 else { return start }
    position &+= rest.count
    var value = start
    for _ in 0..<rest.count { value &*= 10 }
    return value &+ rest.value
  }

  /// Reads a coordinate, of which there are two to six in almost every line.
  @inline(always)
  mutating func coordinate(in bytes: Span<UInt8>) -> Thousandths? {
    guard position < end else { return nil }
    var first = bytes.word(at: position)
    let isNegative = first & 0xff == UInt64(UInt8(ascii: "-"))
    if isNegative {
      position &+= 1
      first = bytes.word(at: position)
    }
    let run = DigitRun(first)
    guard run.count < 8, let whole = number(run, first) else { return nil }
    var units = whole &* 1000
    if first &>> UInt64(truncatingIfNeeded: run.count &* 8) & 0xff == UInt64(UInt8(ascii: ".")) {
      guard let fraction = fraction(in: bytes, places: 3) else { return nil }
      units &+= fraction
    }
    guard units <= 1_000_000_000 else { return nil }
    return Thousandths(units: Int32(truncatingIfNeeded: isNegative ? -units : units))
  }

  /// Reads a number of at most six places.
  mutating func factor(in bytes: Span<UInt8>) -> Millionths? {
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position &+= 1 }
    guard let whole = digits(in: bytes, limit: Millionths.limit) else { return nil }
    var units = whole &* 1_000_000
    if bytes[position] == UInt8(ascii: ".") {
      guard let fraction = fraction(in: bytes, places: 6) else { return nil }
      units &+= fraction
    }
    guard units <= Millionths.limit * 1_000_000 else { return nil }
    return Millionths(units: isNegative ? -units : units)
  }

  /// Reads a point that stands here, with the digits behind it, in units of the last place.
  @inline(always)
  private mutating func fraction(in bytes: Span<UInt8>, places: Int) -> Int64? {
    position &+= 1
    guard position < end else { return nil }
    let run = DigitRun(bytes.word(at: position), places: places)
    guard run.count > 0, run.count <= places else { return nil }
    position &+= run.count
    return run.value
  }

  /// Reads `{"t":` with a time.
  @inline(always)
  mutating func time(in bytes: Span<UInt8>) -> Microseconds? {
    matches(.time, in: bytes) ? digits(in: bytes, limit: 1_000_000_000_000) : nil
  }

  /// Reads the view that a line names, or the first.
  mutating func view(in bytes: Span<UInt8>, among views: ViewNames) -> ViewIndex? {
    guard matches(.view, in: bytes) else { return .first }
    guard matches(.quote, in: bytes), let text = quoted(in: bytes) else { return nil }
    return views.view(bytes.extracting(text))
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
    guard let range = quoted(in: bytes) else { return nil }
    return NameTable.shared.knownName(bytes.extracting(range))
  }

  /// Finds what stands before the next quotation mark, and passes both.
  mutating func quoted(in bytes: Span<UInt8>) -> Range<Int>? {
    let start = position
    passText(in: bytes)
    guard position < end else { return nil }
    defer { position += 1 }
    return start..<position
  }

  /// Reads up to a quotation mark, and passes it: a text of plain ASCII, in which a backslash might
  /// begin an escape.
  mutating func text(in bytes: Span<UInt8>) -> String? {
    guard let range = quoted(in: bytes) else { return nil }
    for place in range {
      let byte = bytes[place]
      guard byte >= 0x20, byte < 0x7f, byte != UInt8(ascii: "\\") else { return nil }
    }
    return unsafe bytes.extracting(range).withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
  }

  /// Goes to the next quotation mark, or to the end, eight bytes at a time.
  private mutating func passText(in bytes: Span<UInt8>) {
    while position < end {
      // A byte that was a quotation mark is nought now, and the subtraction borrows from its top bit.
      let marked = bytes.word(at: position) ^ Self.quotes
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

extension Span<UInt8> {
  /// Reads eight bytes that are known to be there, the first of them in the lowest place.
  @inline(always)
  func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset,
        as: UInt64.self
      )
    )
  }
}
