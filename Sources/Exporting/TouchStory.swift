import Traces

/// The touches of a trace, event by event.
struct TouchStory {
  /// The touches of the fingers at one instant.
  struct Event {
    var time: Microseconds
    /// The touches, each of another finger.
    var touches: [Touch]
  }

  private(set) var events: [Event] = []
  /// The size of the first view in points, or of what the fingers reach.
  let size: Point

  init(_ trace: Trace) {
    var event = TouchEvent()
    for line in trace.lines {
      switch line {
      case .touch(let touch):
        guard let time = touch.time else { continue }
        if event.continues(with: touch), !events.isEmpty {
          events[events.count - 1].touches.append(touch)
        } else {
          events.append(Event(time: time, touches: [touch]))
        }
        event.add(touch)
      // A remark between two lines parts nothing.
      case .comment: continue
      default: event.end()
      }
    }
    size = Self.size(trace.header.effectiveViews.first, events)
  }

  /// The numbers of the fingers, sorted.
  var fingers: [Int32] { Set(events.flatMap(\.touches).map(\.finger)).sorted() }

  private static func size(_ view: Header.View?, _ events: [Event]) -> Point {
    let told = view?.frame?.size ?? view?.config[.bounds]?.point
    if let told, told.x > .zero, told.y > .zero { return told }
    let places = events.flatMap(\.touches).map(\.location)
    return Point(
      max(1, places.map(\.x.double).max() ?? 1),
      max(1, places.map(\.y.double).max() ?? 1)
    )
  }
}
