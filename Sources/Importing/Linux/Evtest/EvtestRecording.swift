import Traces

/// The output of `evtest`: a description of a device with the range of each axis, and its events.
struct EvtestRecording {
  private var device = InputDevice(codes: [:], properties: [], offset: 0)
  private var isDescribed = false
  /// The type and the code that the lines below describe.
  private var type = 0
  private var code = 0
  private var minimum = 0.0

  /// Reads a recording, with whatever stands around it.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    var recording = EvtestRecording()
    for line in source.lines { try recording.take(line) }
    guard !recording.device.events.isEmpty else {
      throw ImportProblem(
        0,
        "no line tells an event",
        expected: "lines such as \"Event: time 1.000000, type 3 (EV_ABS), code 53 (…), value 540\""
      )
    }
    if !recording.isDescribed {
      recording.device.codes = nil
      recording.device.properties = nil
    }
    return try TouchScreen.read([recording.device], source)
  }

  private mutating func take(_ line: LineScanner) throws(ImportProblem) {
    var line = line
    let offset = line.position
    while let byte = line.peek, byte == UInt8(ascii: ">") || byte <= 0x20 { line.advance() }
    if line.take("Event: time ") {
      if let event = try Self.event(&line, at: offset) { device.events.append(event) }
    } else if line.take("Input device name: ") {
      device.name = line.restText.filter { $0 != "\"" }
      isDescribed = true
    } else if line.take("Event type ") {
      type = try line.integer("a type of event")
    } else if line.take("Event code ") {
      code = try line.integer("a code")
      device.codes?[type, default: []].insert(code)
    } else if line.take("Property type ") {
      device.properties?.insert(try line.integer("a property"))
    } else {
      try takeRange(&line)
    }
  }

  private mutating func takeRange(_ line: inout LineScanner) throws(ImportProblem) {
    guard type == InputCode.abs, isDescribed else { return }
    if line.take("Min ") {
      line.skipBlanks()
      minimum = try line.decimal("the minimum")
    } else if line.take("Max ") {
      line.skipBlanks()
      device.axes[code] = InputDevice.Axis(
        minimum: minimum,
        maximum: try line.decimal("the maximum")
      )
    }
  }

  /// Returns an event; nil: it is none that matters.
  private static func event(
    _ line: inout LineScanner,
    at offset: Int
  ) throws(ImportProblem) -> InputEvent? {
    let time = try time(&line)
    guard line.take(", ") else { throw line.missing("\", \" behind the time") }
    guard line.take("type ") else { return report(line, time, at: offset) }
    let type = try line.integer("a type of event")
    guard line.take(through: "code ") != nil else { throw line.missing("\"code \"") }
    let code = try line.integer("a code")
    guard line.take(through: "value ") != nil else { throw line.missing("\"value \"") }
    // Scan codes are hexadecimal, and matter to no touch.
    guard type == InputCode.abs || type == InputCode.key else { return nil }
    let value = try line.integer("a value")
    guard Int(Int32(truncatingIfNeeded: value)) == value else {
      throw line.problem("the value is out of range", expected: "32 bits with a sign")
    }
    return InputEvent(time: time, type: type, code: code, value: value, offset: offset)
  }

  private static let reports = [
    "SYN_REPORT": InputCode.report, "Report Sync": InputCode.report,
    "SYN_MT_REPORT": InputCode.reportOfTypeA, "SYN_DROPPED": InputCode.dropped,
  ]

  private static func report(
    _ line: LineScanner,
    _ time: Microseconds,
    at offset: Int
  ) -> InputEvent? {
    let found =
      reports.first { line.offset(of: $0.key) != nil && line.offset(of: "_MT_") == nil }
      ?? reports.first { $0.key == "SYN_MT_REPORT" && line.offset(of: $0.key) != nil }
    return found.map {
      InputEvent(time: time, type: InputCode.syn, code: $0.value, value: 0, offset: offset)
    }
  }

  private static func time(_ line: inout LineScanner) throws(ImportProblem) -> Microseconds {
    let start = line.position
    let seconds = try line.integer("seconds")
    guard line.take(".") else { throw line.missing("\".\" and six digits of microseconds") }
    let digits = line.position
    let micros = try line.integer("microseconds")
    guard line.position == digits + 6, (0...999_999).contains(micros),
      (0...1_000_000_000_000).contains(seconds)
    else {
      throw ImportProblem(start, "the time is out of range", expected: "seconds.microseconds")
    }
    return Int64(seconds) * 1_000_000 + Int64(micros)
  }
}
