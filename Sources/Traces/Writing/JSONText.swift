/// JSON, appended to bytes in the one way that the format calls canonical.
package struct JSONText {
  /// The bytes that were written, and room for more behind them.
  private var storage: [UInt8] = []
  /// The number of written bytes.
  private(set) var count = 0

  /// The written bytes.
  var bytes: [UInt8] { Array(storage.prefix(count)) }

  /// Returns a text as a JSON string, in quotation marks.
  package static func quoted(_ text: String) -> String {
    var json = JSONText()
    json.append(string: text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func append(_ text: StaticString) {
    unsafe append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(byte: UInt8) {
    makeRoom(for: 1)
    storage[count] = byte
    count += 1
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: bytes.count)
    unsafe storage.withUnsafeMutableBytes { room in
      unsafe UnsafeMutableRawBufferPointer(rebasing: room[count...]).copyMemory(
        from: UnsafeRawBufferPointer(bytes)
      )
    }
    count += bytes.count
  }

  private mutating func makeRoom(for more: Int) {
    while storage.count - count < more { storage.append(contentsOf: Self.room) }
  }

  /// An array, whose bytes are copied as one, where those of another sequence may be copied one by one.
  private static let room = [UInt8](repeating: 0, count: 256)

  mutating func append(raw text: String) {
    var text = text
    text.withUTF8 { unsafe append($0) }
  }

  /// Writes text in quotation marks; what JSON demands is escaped, and what acts on a terminal: a log that
  /// shows a transcript obeys nothing in it.
  mutating func append(string text: String) {
    append(byte: UInt8(ascii: "\""))
    let isPlain = unsafe text.utf8.withContiguousStorageIfAvailable { utf8 in
      if unsafe utf8.contains(where: Self.isEscaped) { return false }
      unsafe append(utf8)
      return true
    }
    if isPlain != true {
      for scalar in text.unicodeScalars { append(escaping: scalar) }
    }
    append(byte: UInt8(ascii: "\""))
  }

  /// Returns true if a byte of a text is not written as it is.
  ///
  /// Of what is not ASCII some is, which its characters tell.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte &- 0x20 >= 0x5F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\t": append("\\t")
    case "\r": append("\\r")
    case "\u{8}": append("\\b")
    case "\u{c}": append("\\f")
    case _ where scalar.actsOnTerminals:
      for unit in scalar.utf16 { append(escaping: unit) }
    default:
      for byte in scalar.utf8 { append(byte: byte) }
    }
  }

  private mutating func append(escaping unit: UInt16) {
    append("\\u")
    for shift in [12, 8, 4, 0] { append(byte: Self.digits[Int(unit >> shift) & 0xf]) }
  }

  mutating func append(_ value: Bool) {
    append(value ? "true" : "false")
  }

  mutating func append(_ value: Int64) {
    if value < 0 { append(byte: UInt8(ascii: "-")) }
    append(digitsOf: value.magnitude, atLeast: 1)
  }

  /// Writes a decimal with as few places as it needs.
  mutating func append(units: Int64, places: Int) {
    if units < 0 { append(byte: UInt8(ascii: "-")) }
    var fraction = units.magnitude
    var unit: UInt64 = 1
    for _ in 0..<places { unit *= 10 }
    append(digitsOf: fraction / unit, atLeast: 1)
    fraction %= unit
    guard fraction > 0 else { return }
    var width = places
    while fraction % 10 == 0 {
      fraction /= 10
      width -= 1
    }
    append(byte: UInt8(ascii: "."))
    append(digitsOf: fraction, atLeast: width)
  }

  mutating func append(_ value: Thousandths) {
    append(units: Int64(value.units), places: 3)
  }

  mutating func append(_ value: Millionths) {
    append(units: value.units, places: 6)
  }

  mutating func append(_ point: Point) {
    append(byte: UInt8(ascii: "["))
    append(point.x)
    append(byte: UInt8(ascii: ","))
    append(point.y)
    append(byte: UInt8(ascii: "]"))
  }

  mutating func append(_ rect: Rect) {
    append(rect.origin.x, rect.origin.y, rect.size.x, rect.size.y)
  }

  mutating func append(_ insets: Insets) {
    append(insets.top, insets.left, insets.bottom, insets.right)
  }

  mutating func append(_ value: Value) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value)
    case .number(let number): append(number)
    case .string(let text): append(string: text)
    case .pair(let first, let second):
      append("[")
      append(first)
      append(",")
      append(second)
      append("]")
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(",") }
        append(element)
      }
      append("]")
    case .object(let members): append(members)
    }
  }

  mutating func append(_ arguments: [Argument]) {
    append("{")
    for (index, argument) in arguments.enumerated() {
      if index > 0 { append(",") }
      append(string: argument.label.text)
      append(":")
      append(argument.value)
    }
    append("}")
  }

  private mutating func append(
    _ first: Thousandths,
    _ second: Thousandths,
    _ third: Thousandths,
    _ fourth: Thousandths
  ) {
    append(byte: UInt8(ascii: "["))
    append(first)
    append(byte: UInt8(ascii: ","))
    append(second)
    append(byte: UInt8(ascii: ","))
    append(third)
    append(byte: UInt8(ascii: ","))
    append(fourth)
    append(byte: UInt8(ascii: "]"))
  }

  private mutating func append(digitsOf number: UInt64, atLeast width: Int) {
    if number < 10, width < 2 { return append(byte: UInt8(ascii: "0") + UInt8(number)) }
    // The digits come from the last to the first; no number has more than twenty.
    var digits = InlineArray<20, UInt8>(repeating: UInt8(ascii: "0"))
    var place = digits.count
    var rest = number
    while rest > 0 {
      place -= 1
      digits[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    place = min(place, digits.count - width)
    let span = digits.span
    unsafe span.withUnsafeBufferPointer { all in
      unsafe append(UnsafeBufferPointer(rebasing: all[place...]))
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
