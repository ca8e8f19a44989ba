internal import Traces

/// Follows the fingers line by line and gathers the lines of one instant into events.
struct Fingers: Sendable {
  private struct Finger {
    var id: Int32
    var origin: Place
    var location: Place
    var time: Microseconds
    /// True if it came down before the record begins, perhaps not alone.
    var isStranger = false
  }

  private var fingers: [Finger] = []
  private var event = TouchEvent()
  /// The place of the first finger before the event.
  private var start = Place.unknown
  /// The number of fingers from before the event that are still down, which stand first.
  private var elders = 0
  private(set) var hands = Hands()
  /// True if the lines of an event are still coming.
  var isEventOpen: Bool { event.isOpen }

  /// The fingers where a record begins: those are down of which a line tells later, and none that they come down.
  init(_ record: Recording) {
    hands.areRecorded = record.hasTouches
    for finger in record.fingersDown { admit(finger) }
  }

  /// Returns true if a finger is among those that are down.
  func holds(_ finger: Int32) -> Bool { fingers.contains { $0.id == finger } }

  /// Returns true if a touch line belongs to the event of the lines before it.
  func continues(_ touch: Touch) -> Bool {
    event.continues(with: touch)
  }

  mutating func beginEvent(at time: Microseconds?) {
    hands.deeds = []
    elders = fingers.count
    hands.longestStep = Place(x: 0, y: 0)
    if let time, hands.time >= 0 { hands.gap = time - hands.time } else { hands.gap = -1 }
    hands.time = time ?? -1
    start = hands.location
    if hands.down == 0 {
      hands.nearest = Place(x: 0, y: 0)
      hands.farthest = Place(x: 0, y: 0)
      start = .unknown
      // Nothing of an earlier gesture matters to the next.
      hands.most = 0
      hands.hasMoved = false
      hands.wasCancelled = false
      hands.speed.count = 0
      hands.origin = .unknown
      hands.location = .unknown
    }
  }

  mutating func endEvent() {
    event.end()
    hands.isHandedOver =
      elders == 0 && hands.down > 0 && hands.deeds.contains(.began)
      && !hands.deeds.isDisjoint(with: [.ended, .cancelled])
    hands.pair = FingerPair()
    if fingers.count >= 2, !fingers[0].isStranger, !fingers[1].isStranger {
      hands.pair = FingerPair(fingers[0].location, fingers[1].location)
    }
    let end = hands.location
    hands.step =
      start.isKnown && end.isKnown && hands.most == 1
      ? Place(x: end.x - start.x, y: end.y - start.y) : .unknown
  }

  mutating func add(_ touch: Touch) {
    event.add(touch)
    let place = Place(touch.location)
    guard touch.phase != .began else { return begin(touch, at: place) }
    if !fingers.contains(where: { $0.id == touch.finger }) { admit(touch.finger) }
    guard let index = fingers.firstIndex(where: { $0.id == touch.finger }) else { return }
    if !fingers[index].location.isKnown { find(index, touch, at: place) }
    let finger = fingers[index]
    if place != finger.location {
      hands.hasMoved = true
      hands.deeds.insert(.moved)
      hands.lengthenStep(from: finger.location, to: place)
    }
    if touch.phase == .stationary { hands.hasRested = true }
    if touch.phase == .moved, place != finger.location { hands.hasRested = false }
    if touch.phase == .moved, let time = touch.time {
      hands.speed.add(from: finger.location, to: place, during: time - finger.time)
      fingers[index].time = time
    }
    fingers[index].location = place
    if index == 0 {
      hands.location = place
      if touch.phase == .moved { hands.reach(hands.travel) }
    }
    if touch.phase.isLast {
      // If other fingers may be down of which nothing is known, this finger is not the last.
      if !finger.isStranger {
        hands.deeds.insert(touch.phase == .cancelled ? .cancelled : .ended)
      }
      if touch.phase == .cancelled { hands.wasCancelled = true }
      fingers.remove(at: index)
      if index < elders { elders -= 1 }
      hands.down = Int32(fingers.count)
    }
  }

  /// Takes in a finger that came down before the record begins: of what it did, nothing is known.
  private mutating func admit(_ id: Int32) {
    fingers.append(
      Finger(id: id, origin: .unknown, location: .unknown, time: 0, isStranger: true)
    )
    hands.down = Int32(fingers.count)
    hands.most = max(hands.most, hands.down, 2)
    hands.hasMoved = true
    hands.speed.top = .infinity
  }

  /// Takes in where such a finger is, as its first line tells.
  private mutating func find(_ index: Int, _ touch: Touch, at place: Place) {
    fingers[index].origin = place
    fingers[index].location = place
    fingers[index].time = touch.time ?? 0
    hands.longestStep = .unknown
  }

  private mutating func begin(_ touch: Touch, at place: Place) {
    fingers.removeAll { $0.id == touch.finger }
    fingers.append(
      Finger(id: touch.finger, origin: place, location: place, time: touch.time ?? 0)
    )
    hands.deeds.insert(.began)
    hands.down = Int32(fingers.count)
    hands.most = max(hands.most, hands.down)
    hands.origins.widen(to: place, isFirst: fingers.count == 1)
    if fingers.count == 1 {
      // A finger that comes as the last one goes begins a gesture of its own.
      hands.speed.count = 0
      hands.speed.top = hands.deeds.isDisjoint(with: [.ended, .cancelled]) ? 0 : .infinity
      hands.downTime = touch.time ?? -1
      hands.nearest = Place(x: 0, y: 0)
      hands.farthest = Place(x: 0, y: 0)
      hands.origin = place
      hands.location = place
    }
  }
}
