import Traces

/// The output of `libinput record`.
enum LibinputRecording {
  /// Reads a recording.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    let root = try RecordingReader.read(source)
    let version = try required("version", in: root)
    guard version.text == "1" else {
      throw ImportProblem(version.offset, "the format's version is not 1", expected: "version: 1")
    }
    let list = try required("devices", in: root)
    guard let nodes = list.entries else {
      throw ImportProblem(list.offset, "\"devices\" is no list", expected: "a list of devices")
    }
    var devices: [InputDevice] = []
    for node in nodes { devices.append(try device(node)) }
    return try TouchScreen.read(devices, source)
  }

  private static func device(_ node: RecordingNode) throws(ImportProblem) -> InputDevice {
    let description = try required("evdev", in: node)
    var device = InputDevice(offset: node.offset)
    device.node = node["node"]?.text ?? ""
    device.name = description["name"]?.text ?? ""
    device.codes = [:]
    for (key, value) in try required("codes", in: description).members ?? [] {
      device.codes?[try number(key, value)] = Set(try numbers(value))
    }
    for (key, value) in description["absinfo"]?.members ?? [] {
      let parts = try numbers(value)
      guard parts.count == 5 else {
        throw ImportProblem(
          value.offset,
          "the axis has \(parts.count) numbers",
          expected: "[minimum, maximum, fuzz, flat, resolution]"
        )
      }
      device.axes[try number(key, value)] = InputDevice.Axis(
        minimum: Double(parts[0]),
        maximum: Double(parts[1])
      )
    }
    device.properties = Set(try numbers(try required("properties", in: description)))
    device.events = try events(node["events"])
    return device
  }

  private static func events(_ node: RecordingNode?) throws(ImportProblem) -> [InputEvent] {
    guard let node else { return [] }
    guard let entries = node.entries else {
      throw ImportProblem(node.offset, "\"events\" is no list", expected: "a list of frames")
    }
    var events: [InputEvent] = []
    for entry in entries {
      // Other entries tell what libinput made of them, or a device's raw bytes.
      guard let frame = entry["evdev"] else { continue }
      guard let lines = frame.entries else {
        throw ImportProblem(frame.offset, "\"evdev\" is no list", expected: "a list of events")
      }
      for line in lines { events.append(try event(line)) }
    }
    return events
  }

  private static func event(_ line: RecordingNode) throws(ImportProblem) -> InputEvent {
    let numbers = try numbers(line)
    guard numbers.count == 5 else {
      throw ImportProblem(
        line.offset,
        "the event has \(numbers.count) numbers",
        expected: "[seconds, microseconds, type, code, value]"
      )
    }
    guard (0...1_000_000_000_000).contains(numbers[0]), (0...999_999).contains(numbers[1]) else {
      throw ImportProblem(
        line.offset,
        "the time is out of range",
        expected: "seconds from 0 and microseconds from 0 to 999999"
      )
    }
    guard Int(Int32(truncatingIfNeeded: numbers[4])) == numbers[4] else {
      throw ImportProblem(line.offset, "the value is out of range", expected: "32 bits with a sign")
    }
    return InputEvent(
      time: Int64(numbers[0]) * 1_000_000 + Int64(numbers[1]),
      type: numbers[2],
      code: numbers[3],
      value: numbers[4],
      offset: line.offset
    )
  }

  private static func required(
    _ key: String,
    in node: RecordingNode
  ) throws(ImportProblem) -> RecordingNode {
    if let value = node[key] { return value }
    let near = node.members.flatMap { Suggestion.closest(to: key, among: $0.map(\.key)) }
    throw ImportProblem(
      node.offset,
      "the key \(quoted(key)) is missing",
      expected: "it in a recording of libinput record",
      suggestion: near.map { "did you mean it with \(quoted($0))?" }
    )
  }

  private static func numbers(_ node: RecordingNode) throws(ImportProblem) -> [Int] {
    if case .empty = node.content { return [] }
    guard let numbers = node.numbers else {
      throw ImportProblem(node.offset, "this is no list", expected: "whole numbers in brackets")
    }
    return numbers
  }

  private static func number(_ key: String, _ node: RecordingNode) throws(ImportProblem) -> Int {
    guard let number = Int(key), number >= 0 else {
      throw ImportProblem(node.offset, "the key \(quoted(key)) is no number", expected: "a code")
    }
    return number
  }
}
