import Traces

/// The output of Android's `getevent` with `-t` or `-lt`, with or without the `-p` output in front.
struct GeteventRecording {
  private var devices: [InputDevice] = []
  private var described = DeviceDescription()

  /// Reads a recording.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    var recording = GeteventRecording()
    for line in source.lines { try recording.take(line) }
    return try TouchScreen.read(recording.devices, source)
  }

  private mutating func take(_ line: LineScanner) throws(ImportProblem) {
    var line = line
    let start = line.position
    var time: Microseconds?
    if line.take("[") {
      time = try Self.time(&line)
      line.skipBlanks()
    }
    var node = ""
    if line.rest.starts(with: "/dev/".utf8) {
      guard let path = line.take(through: ": ") else {
        throw line.problem("the path has no end", expected: "a path, a colon and a blank")
      }
      node = path
    }
    guard let time else {
      guard node.isEmpty else {
        throw ImportProblem(
          start,
          "the line has no time",
          expected: "lines of getevent -t, such as \"[    5213.204117] /dev/input/event5: …\"",
          suggestion: "record with getevent -lt"
        )
      }
      // Descriptions of devices, and what getevent complains of.
      described.take(line, into: &devices)
      return
    }
    let event = try Self.event(&line, time, at: start)
    let index = index(of: node, at: start)
    if let event { devices[index].events.append(event) }
  }

  private mutating func index(of node: String, at offset: Int) -> Int {
    // Without a path the one device is meant that was described, or none.
    if node.isEmpty, devices.count == 1 { return 0 }
    if let index = devices.firstIndex(where: { $0.node == node }) { return index }
    devices.append(InputDevice(node: node, offset: offset))
    return devices.count - 1
  }

  private static func time(_ line: inout LineScanner) throws(ImportProblem) -> Microseconds {
    line.skipBlanks()
    let start = line.position
    let seconds = try line.integer("seconds")
    guard line.take(".") else { throw line.missing("\".\" and six digits of microseconds") }
    let digits = line.position
    let micros = try line.integer("microseconds")
    guard line.position == digits + 6, micros >= 0, line.take("]") else {
      throw ImportProblem(
        digits,
        "the microseconds cannot be read",
        expected: "six digits and \"]\""
      )
    }
    guard (0...1_000_000_000_000).contains(seconds) else {
      throw ImportProblem(start, "the time is out of range", expected: "seconds of uptime")
    }
    return Int64(seconds) * 1_000_000 + Int64(micros)
  }

  /// Reads an event by numbers or labels; nil: it is one that nobody knows.
  private static func event(
    _ line: inout LineScanner,
    _ time: Microseconds,
    at offset: Int
  ) throws(ImportProblem) -> InputEvent? {
    let typeOffset = line.position
    let (typeWord, codeWord) = (field(&line), field(&line))
    let valueOffset = line.position
    let valueWord = field(&line)
    guard !valueWord.isEmpty else { throw line.missing("a type, a code and a value") }
    guard let type = InputLabel.type(typeWord) else {
      throw ImportProblem(
        typeOffset,
        unknown: "type of event",
        typeWord,
        among: InputLabel.types
      )
    }
    guard let value = InputLabel.value(valueWord) else {
      throw ImportProblem(
        valueOffset,
        "the value \(quoted(valueWord)) cannot be read",
        expected: "eight hexadecimal digits, UP or DOWN"
      )
    }
    guard let code = InputLabel.code(codeWord, type: type) else { return nil }
    return InputEvent(time: time, type: type, code: code, value: value, offset: offset)
  }

  private static func field(_ line: inout LineScanner) -> String {
    line.skipBlanks()
    return line.word()
  }
}
