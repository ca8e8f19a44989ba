import Traces

/// The output of `evemu-describe` and `evemu-record`: a description of a device, and its events.
struct EvemuRecording {
  private var device = InputDevice(codes: [:], properties: [], offset: 0)
  private var isDescribed = false
  /// From version 1.2 on axes have a resolution.
  private var minor = 0
  /// The number of codes of each type so far.
  ///
  /// A later line of the same type continues after them.
  private var codesTold: [Int: Int] = [:]
  private var propertiesTold = 0

  /// Reads a recording.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    var recording = EvemuRecording()
    let lines = source.lines
    for line in lines { try recording.take(line) }
    guard recording.isDescribed || !recording.device.events.isEmpty else {
      throw ImportProblem(
        0,
        "no line begins with \"N: \", \"A: \" or \"E: \"",
        expected: "a recording of evemu-record"
      )
    }
    if !recording.isDescribed {
      // Events alone may come in a file of their own.
      recording.device.codes = nil
      recording.device.properties = nil
    }
    return try TouchScreen.read([recording.device], source)
  }

  private mutating func take(_ line: LineScanner) throws(ImportProblem) {
    var line = line
    let offset = line.position
    if line.take("# EVEMU ") { return try takeVersion(&line) }
    if line.take("N:") {
      line.skipBlanks()
      device.name = line.restText
      isDescribed = true
    } else if line.take("P:") {
      try takeProperties(&line)
    } else if line.take("B:") {
      try takeCodes(&line)
    } else if line.take("A:") {
      try takeAxis(&line)
    } else if line.take("E:") {
      device.events.append(try Self.event(&line, at: offset))
    }
  }

  private mutating func takeVersion(_ line: inout LineScanner) throws(ImportProblem) {
    let offset = line.position
    let major = try line.integer("the format's version")
    guard line.take(".") else { throw line.missing("a version, such as 1.3") }
    minor = try line.integer("the format's version")
    guard major == 1 else {
      throw ImportProblem(
        offset,
        "the format's version is \(major).\(minor)",
        expected: "1.0 to 1.3"
      )
    }
  }

  private mutating func takeProperties(_ line: inout LineScanner) throws(ImportProblem) {
    isDescribed = true
    for bit in try Self.bits(&line) { device.properties?.insert(propertiesTold + bit) }
    propertiesTold += 64
  }

  private mutating func takeCodes(_ line: inout LineScanner) throws(ImportProblem) {
    isDescribed = true
    line.skipBlanks()
    let type = try line.hexadecimal("a type of event", digits: 4)
    let told = codesTold[type] ?? 0
    for bit in try Self.bits(&line) { device.codes?[type, default: []].insert(told + bit) }
    codesTold[type] = told + 64
  }

  private mutating func takeAxis(_ line: inout LineScanner) throws(ImportProblem) {
    isDescribed = true
    line.skipBlanks()
    let code = try line.hexadecimal("an axis", digits: 4)
    var numbers: [Int] = []
    // Minimum, maximum, fuzz and flat; the resolution since 1.2.
    for name in ["the minimum", "the maximum", "the fuzz", "the flat"] {
      line.skipBlanks()
      numbers.append(try line.integer(name))
    }
    line.skipBlanks()
    if minor >= 2 || line.peek.map({ $0.isDigit }) ?? false {
      _ = try line.integer("the resolution")
    }
    try Self.expectEnd(&line)
    device.axes[code] = InputDevice.Axis(minimum: Double(numbers[0]), maximum: Double(numbers[1]))
  }

  private static func event(
    _ line: inout LineScanner,
    at offset: Int
  ) throws(ImportProblem) -> InputEvent {
    line.skipBlanks()
    let start = line.position
    let isNegative = line.peek == UInt8(ascii: "-")
    let seconds = try line.integer("seconds")
    guard line.take(".") else { throw line.missing("\".\" and microseconds") }
    // A number, not a fraction: `1.5` is five microseconds after the first second.
    let micros = try line.integer("microseconds")
    // Minus nought is a number, too, and the microseconds behind it would count forwards.
    guard !isNegative, (0...1_000_000_000_000).contains(seconds), (0...999_999).contains(micros)
    else {
      throw ImportProblem(start, "the time is out of range", expected: "seconds.microseconds")
    }
    line.skipBlanks()
    let type = try line.hexadecimal("a type of event", digits: 4)
    line.skipBlanks()
    let code = try line.hexadecimal("a code", digits: 4)
    line.skipBlanks()
    let valueOffset = line.position
    let value = try line.integer("a value")
    guard Int(Int32(truncatingIfNeeded: value)) == value else {
      throw ImportProblem(valueOffset, "the value is out of range", expected: "32 bits with a sign")
    }
    try expectEnd(&line)
    return InputEvent(
      time: Int64(seconds) * 1_000_000 + Int64(micros),
      type: type,
      code: code,
      value: value,
      offset: offset
    )
  }

  /// Returns the bits that eight bytes set.
  private static func bits(_ line: inout LineScanner) throws(ImportProblem) -> [Int] {
    var bits: [Int] = []
    for byte in 0..<8 {
      line.skipBlanks()
      let value = try line.hexadecimal("eight bytes", digits: 2)
      bits += (0..<8).filter { value >> $0 & 1 == 1 }.map { byte * 8 + $0 }
    }
    try expectEnd(&line)
    return bits
  }

  /// Expects the end of the line; from version 1.1 on a comment may stand before it.
  private static func expectEnd(_ line: inout LineScanner) throws(ImportProblem) {
    line.skipBlanks()
    if line.peek == UInt8(ascii: "#") { return }
    try line.expectEnd()
  }
}
