import Traces

/// A recording of evemu's: a touch screen with slots whose units are thousandths of a point, and its events.
struct EvemuText {
  private var text = ""
  private var slots: [Int32?] = []
  private var current = 0
  private var contacts = 0

  static func bytes(of story: TouchStory) -> [UInt8] {
    var recording = EvemuText()
    recording.describe(story)
    let start = story.events.first?.time ?? 0
    // As evemu-record writes: the first event comes after one microsecond.
    for event in story.events { recording.add(event, event.time - start + 1) }
    return Array(recording.text.utf8)
  }

  private mutating func describe(_ story: TouchStory) {
    let last = max(9, story.fingers.count - 1)
    let axes = [
      (0x2f, Int32(last)), (0x35, story.size.x.units), (0x36, story.size.y.units), (0x39, 65_535),
    ]
    text += "# EVEMU 1.3\nN: Touchstone\nI: 0018 0001 0001 0100\nP: 02 00 00 00 00 00 00 00\n"
    text += "B: 00 0b 00 00 00 00 00 00 00\n"
    // 330, BTN_TOUCH, is in the sixth line of 64 codes.
    for _ in 0..<5 { text += "B: 01 00 00 00 00 00 00 00 00\n" }
    text += "B: 01 00 04 00 00 00 00 00 00\nB: 03 00 00 00 00 00 80 60 02\n"
    for (code, most) in axes { text += "A: \(code.hexadecimal(width: 2)) 0 \(most) 0 0 0\n" }
  }

  private mutating func add(_ event: TouchStory.Event, _ time: Microseconds) {
    let wereDown = !slots.allSatisfy { $0 == nil }
    let before = text.utf8.count
    for touch in event.touches where touch.phase != .stationary { add(touch, time) }
    guard text.utf8.count > before else { return }
    let areDown = !slots.allSatisfy { $0 == nil }
    if wereDown != areDown { line(time, 1, 0x14a, areDown ? 1 : 0, "EV_KEY / BTN_TOUCH") }
    line(time, 0, 0, 0, "SYN_REPORT")
  }

  private mutating func add(_ touch: Touch, _ time: Microseconds) {
    guard touch.phase == .began || slots.contains(touch.finger) else { return }
    let known = slots.firstIndex(of: touch.finger)
    let free = slots.firstIndex(of: nil) ?? slots.count
    let slot = known ?? free
    if slot == slots.count { slots.append(nil) }
    if slot != current {
      line(time, 3, 0x2f, slot, "EV_ABS / ABS_MT_SLOT")
      current = slot
    }
    if touch.phase == .began {
      slots[slot] = touch.finger
      line(time, 3, 0x39, contacts % 65_536, "EV_ABS / ABS_MT_TRACKING_ID")
      contacts += 1
    }
    line(time, 3, 0x35, Int(touch.location.x.units), "EV_ABS / ABS_MT_POSITION_X")
    line(time, 3, 0x36, Int(touch.location.y.units), "EV_ABS / ABS_MT_POSITION_Y")
    if touch.phase.isLast {
      slots[slot] = nil
      line(time, 3, 0x39, -1, "EV_ABS / ABS_MT_TRACKING_ID")
    }
  }

  private mutating func line(
    _ time: Microseconds,
    _ type: Int,
    _ code: Int,
    _ value: Int,
    _ name: String
  ) {
    let digits = String(abs(value))
    let sign = value < 0 ? "-" : ""
    let width = max(0, 4 - sign.count - digits.count)
    let number = sign + String(repeating: "0", count: width) + digits
    let micros = String(time % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - micros.count)
    text += "E: \(time / 1_000_000).\(zeros)\(micros) \(type.hexadecimal(width: 4)) "
    text += "\(code.hexadecimal(width: 4)) \(number)\t# \(name)\n"
  }
}
