import Traces

/// WebDriver's actions: a source for each finger, item by item the same instant in all of them.
///
/// Times are whole milliseconds: each is the nearest to its own, so that no error adds up.
struct WebDriverText {
  private var items: [Int32: [String]] = [:]
  private let fingers: [Int32]
  private var places: [Int32: Point] = [:]
  private var down: Set<Int32> = []
  private var clock: Int64 = 0

  private init(_ fingers: [Int32]) { self.fingers = fingers }

  static func bytes(of story: TouchStory) -> [UInt8] {
    var text = WebDriverText(story.fingers)
    for event in story.events { text.add(event) }
    return Array(text.whole.utf8)
  }

  private var whole: String {
    let sources = fingers.map { finger in
      """
      {"type":"pointer","id":"finger\(finger)","parameters":{"pointerType":"touch"},"actions":[
      \((items[finger] ?? []).joined(separator: ",\n"))
      ]}
      """
    }
    return "{\"actions\":[\n\(sources.joined(separator: ",\n"))\n]}\n"
  }

  private mutating func add(_ event: TouchStory.Event) {
    let milliseconds = (event.time + 500) / 1_000
    let duration = milliseconds - clock
    clock = milliseconds
    let moving = event.touches.filter { places[$0.finger] != $0.location }
    // A finger that is up takes its place at once: somebody else has to let the time pass.
    let isTimed = moving.contains { down.contains($0.finger) }
    if duration > 0, !isTimed { tick([:], pause: duration) }
    if !moving.isEmpty {
      var moves: [Int32: String] = [:]
      for touch in moving {
        let length = down.contains(touch.finger) ? duration : 0
        moves[touch.finger] = Self.move(touch.location, length)
        places[touch.finger] = touch.location
      }
      tick(moves, pause: isTimed ? duration : 0)
    }
    var changes: [Int32: String] = [:]
    for touch in event.touches {
      guard let word = Self.words[touch.phase] else { continue }
      changes[touch.finger] = word
      if touch.phase == .began { down.insert(touch.finger) } else { down.remove(touch.finger) }
    }
    if !changes.isEmpty { tick(changes, pause: 0) }
  }

  /// Writes one item for each finger; those that do nothing wait.
  private mutating func tick(_ own: [Int32: String], pause: Int64) {
    for finger in fingers {
      items[finger, default: []].append(own[finger] ?? #"{"type":"pause","duration":\#(pause)}"#)
    }
  }

  private static let words: [Touch.Phase: String] = [
    .began: #"{"type":"pointerDown","button":0}"#,
    .ended: #"{"type":"pointerUp","button":0}"#,
    .cancelled: #"{"type":"pointerCancel"}"#,
  ]

  private static func move(_ place: Point, _ duration: Int64) -> String {
    #"{"type":"pointerMove","duration":\#(duration),"origin":"viewport","x":\#(number(place.x)),"#
      + #""y":\#(number(place.y))}"#
  }

  /// Returns a decimal with as few places as it needs.
  private static func number(_ value: Thousandths) -> String {
    let text = "\(value.double)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
