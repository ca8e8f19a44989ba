/// Recordings of one touch screen, 1000 by 2000 units, in the words of three tools.
enum LinuxSample: String, CaseIterable, Sendable {
  case libinput
  case evemu
  case getevent

  /// Frames of events: microseconds, and for each event type, code and value.
  typealias Frames = [(Int, [(Int, Int, Int)])]

  /// The recording with these frames, the end of each left to the caller.
  func text(_ frames: Frames, properties: [Int] = [1], hasSlots: Bool = true) -> String {
    switch self {
    case .libinput: libinput(frames, properties, hasSlots)
    case .evemu: evemu(frames, properties, hasSlots)
    case .getevent: getevent(frames, properties)
    }
  }

  private func libinput(_ frames: Frames, _ properties: [Int], _ hasSlots: Bool) -> String {
    let events = frames.map { time, events in
      "  - evdev:\n"
        + events.map { type, code, value in
          "    - [  \(time / 1_000_000), \(time % 1_000_000), \(type), \(code), \(value)] # (+1)\n"
        }.joined()
    }
    return """
      # libinput record
      version: 1
      ndevices: 1
      libinput:
        version: "1.22.1"
      devices:
      - node: /dev/input/event5   # a comment
        evdev:
          name: "Sample # Touchscreen"
          id: [24, 1, 2, 3]
          codes:
            1: [330]
            3: [0, 1, \(hasSlots ? "47, " : "")53, 54, 57] # EV_ABS
          absinfo:
            53: [0, 1000, 0, 0, 15]
            54: [0, 2000, 0, 0, 17]
          properties: \(properties)
        hid: [
          0x05, 0x0d,
        ]
        quirks:
        unknown: 17
        events:
        # Current time is 12:00:00
        - hid:
            time: [0, 0]
      \(events.joined())
      """
  }

  private func evemu(_ frames: Frames, _ properties: [Int], _ hasSlots: Bool) -> String {
    let bits = properties.reduce(0) { $0 | 1 << $1 }
    let events = frames.flatMap { time, events in
      events.map { type, code, value in
        "E: \(time / 1_000_000).\(Self.padded(time % 1_000_000, 6)) \(Self.hex(type, 4)) "
          + "\(Self.hex(code, 4)) \(value)\t# a comment\n"
      }
    }
    return """
      # EVEMU 1.3
      N: Sample # Touchscreen
      I: 0018 0001 0002 0003
      P: \(Self.hex(bits, 2)) 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 04 00 00 00 00 00 00
      B: 03 03 00 00 00 00 \(hasSlots ? "80" : "00") 60 02
      A: 35 0 1000 0 0 15
      A: 36 0 2000 0 0 17
      \(events.joined())
      """
  }

  private func getevent(_ frames: Frames, _ properties: [Int]) -> String {
    let names = [0: "INPUT_PROP_POINTER", 1: "INPUT_PROP_DIRECT", 3: "INPUT_PROP_SEMI_MT"]
    let events = frames.flatMap { time, events in
      events.map { type, code, value in
        let bits = UInt32(bitPattern: Int32(truncatingIfNeeded: value))
        return "[    \(time / 1_000_000).\(Self.padded(time % 1_000_000, 6))] /dev/input/event5: "
          + "\(Self.hex(type, 4)) \(Self.hex(code, 4)) \(Self.hex(Int(bits), 8))\r\n"
      }
    }
    return """
      add device 1: /dev/input/event5
        name:     "Sample # Touchscreen"
        events:
          ABS (0003): 0035  : value 0, min 0, max 1000, fuzz 0, flat 0, resolution 0
                     0036  : value 0, min 0, max 2000, fuzz 0, flat 0, resolution 0
        input props:
          \(properties.compactMap { names[$0] }.joined(separator: "\n    "))
      could not get driver version for /dev/input/mice, Not a typewriter
      \(events.joined())
      """
  }

  static func hex(_ number: Int, _ digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

/// Words for events.
enum Event {
  static let report = (0, 0, 0)
  static func slot(_ number: Int) -> (Int, Int, Int) { (3, 47, number) }
  static func id(_ number: Int) -> (Int, Int, Int) { (3, 57, number) }
  static func x(_ value: Int) -> (Int, Int, Int) { (3, 53, value) }
  static func y(_ value: Int) -> (Int, Int, Int) { (3, 54, value) }
}
