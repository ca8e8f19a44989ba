internal import Traces

/// What the fingers do, in sum: flat, for each view keeps a copy.
struct Hands: Sendable {
  /// What the lines of one touch event did.
  struct Deeds: OptionSet, Sendable {
    let rawValue: UInt8
    static let began = Deeds(rawValue: 1)
    static let moved = Deeds(rawValue: 2)
    static let ended = Deeds(rawValue: 4)
    static let cancelled = Deeds(rawValue: 8)
  }

  /// Whether touches were recorded.
  var areRecorded = false
  /// How many fingers are down.
  var down: Int32 = 0
  /// The most that were down at once since the first came.
  var most: Int32 = 0
  /// What the latest event did.
  var deeds: Deeds = []
  /// Whether the latest event lifted the last finger.
  var isLastLifted: Bool { down == 0 && !deeds.isDisjoint(with: [.ended, .cancelled]) }
  /// Whether any finger moved since the first came down.
  var hasMoved = false
  /// Whether a finger was taken away by the system since then.
  var wasCancelled = false
  /// Where the first finger came down, and where it was last.
  var origin = Place.unknown
  var location = Place.unknown
  /// The corners of the least rectangle in which all fingers came down since then.
  var leastOrigin = Place.unknown
  var mostOrigin = Place.unknown
  /// How far the first finger went in the latest event, alone.
  var step = Place.unknown
  /// How far the finger that went farthest went in the latest event, on each axis by itself.
  var longestStep = Place(x: 0, y: 0)
  /// How far from where it came down it has been since, to the left and up, to the right and down.
  var nearest = Place(x: 0, y: 0)
  var farthest = Place(x: 0, y: 0)
  /// How long before the latest event the line before it came, in microseconds; -1: unknown.
  var gap: Microseconds = -1
  /// The time of the latest line; -1: unknown.
  var time: Microseconds = -1
  /// Whether a line said that the finger rests since it moved last: what velocity is left then is not
  /// established (B16).
  var hasRested = false
  /// The last three movements of a single finger, in points a millisecond, the latest first.
  var speeds = SIMD4<Double>.zero
  var sideSpeeds = SIMD4<Double>.zero
  var speedCount: Int32 = 0
  /// The highest speed of the first finger since it came down, along either axis.
  var topSpeed = 0.0
  /// How far the first two fingers are apart, in points, and the point between them; 0 and unknown
  /// with fewer, or where one came down before the record begins.
  var spread = 0.0
  var centre = Place.unknown
  /// When the first finger came down; -1: unknown.
  var downTime: Microseconds = -1

  /// How far the first finger has come.
  var travel: Place {
    guard origin.isKnown, location.isKnown else { return .unknown }
    return Place(x: location.x - origin.x, y: location.y - origin.y)
  }

  /// Whether a finger has gone to a side, more than it went up or down or as far as a swipe goes, or
  /// may have.
  var hasGoneSideways: Bool {
    let travel = travel
    return !travel.isKnown || abs(travel.x) > abs(travel.y) || max(farthest.x, -nearest.x) > 10_000
  }

  /// Whether the latest event lifts the last finger after a hold as B16 means it: 150 ms without
  /// any line.
  var isLiftAfterHold: Bool { isLastLifted && gap >= 150_000 && !wasCancelled }

  /// Notes where a finger came down.
  mutating func widenOrigins(to place: Place, isFirst: Bool) {
    let least = isFirst ? place : leastOrigin
    let most = isFirst ? place : mostOrigin
    leastOrigin = Place(x: min(least.x, place.x), y: min(least.y, place.y))
    mostOrigin = Place(x: max(most.x, place.x), y: max(most.y, place.y))
  }

  /// Notes how far a finger has come.
  mutating func reach(_ place: Place) {
    guard place.isKnown else { return }
    nearest = Place(x: min(nearest.x, place.x), y: min(nearest.y, place.y))
    farthest = Place(x: max(farthest.x, place.x), y: max(farthest.y, place.y))
  }

  /// Notes how far one of the fingers went in the latest event.
  mutating func lengthenStep(from start: Place, to end: Place) {
    guard start.isKnown, end.isKnown else {
      longestStep = .unknown
      return
    }
    guard longestStep.isKnown else { return }
    longestStep = Place(
      x: max(longestStep.x, abs(end.x &- start.x)),
      y: max(longestStep.y, abs(end.y &- start.y))
    )
  }

  mutating func addSpeed(from start: Place, to end: Place, during time: Microseconds) {
    guard time > 0 else {
      // Whether a way in no time counts, and for which sample, is not known.
      if start != end {
        speedCount = 0
        topSpeed = .infinity
      }
      return
    }
    speeds = SIMD4(Double(end.y - start.y) / Double(time), speeds[0], speeds[1], speeds[2])
    sideSpeeds = SIMD4(
      Double(end.x - start.x) / Double(time),
      sideSpeeds[0],
      sideSpeeds[1],
      sideSpeeds[2]
    )
    speedCount += 1
    topSpeed = max(topSpeed, abs(speeds[0]), abs(sideSpeeds[0]))
  }

  /// The slowest of the last three movements along an axis, signed as the offset moves; 0 where they
  /// disagree or are fewer.
  func steadySpeed(_ axis: Axis) -> Double {
    guard speedCount >= 3, most == 1 else { return 0 }
    let all = axis == .vertical ? speeds : sideSpeeds
    if all[0] > 0, all[1] > 0, all[2] > 0 { return -min(all[0], all[1], all[2]) }
    if all[0] < 0, all[1] < 0, all[2] < 0 { return -max(all[0], all[1], all[2]) }
    return 0
  }
}

/// Follows the fingers line by line and gathers the lines of one instant into events.
struct Fingers: Sendable {
  private struct Finger {
    var id: Int32
    var origin: Place
    var location: Place
    var time: Microseconds
    /// Whether it came down before the record begins, perhaps not alone.
    var isStranger = false
  }

  private var fingers: [Finger] = []
  private var seen: [Int32] = []
  /// Where the first finger was before the event.
  private var start = Place.unknown
  private(set) var hands = Hands()
  /// Whether the lines of an event are still coming.
  private(set) var isEventOpen = false

  init(areRecorded: Bool) {
    hands.areRecorded = areRecorded
  }

  /// Whether a finger is among those that are down.
  func holds(_ finger: Int32) -> Bool { fingers.contains { $0.id == finger } }

  /// Whether a touch line belongs to the event of the lines before it.
  func continues(_ touch: Touch) -> Bool {
    isEventOpen && touch.time == (hands.time < 0 ? nil : hands.time)
      && !seen.contains(touch.finger)
  }

  mutating func beginEvent(at time: Microseconds?) {
    isEventOpen = true
    seen.removeAll(keepingCapacity: true)
    hands.deeds = []
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
      hands.speedCount = 0
      hands.origin = .unknown
      hands.location = .unknown
    }
  }

  mutating func endEvent() {
    isEventOpen = false
    measure()
    let end = hands.location
    hands.step =
      start.isKnown && end.isKnown && hands.most == 1
      ? Place(x: end.x - start.x, y: end.y - start.y) : .unknown
  }

  /// How the first two fingers stand to each other.
  private mutating func measure() {
    hands.spread = 0
    hands.centre = .unknown
    guard fingers.count >= 2, !fingers[0].isStranger, !fingers[1].isStranger else { return }
    let first = fingers[0].location
    let second = fingers[1].location
    let x = (Double(second.x) - Double(first.x)) / 1000
    let y = (Double(second.y) - Double(first.y)) / 1000
    hands.spread = (x * x + y * y).squareRoot()
    hands.centre = Place(x: first.x / 2 + second.x / 2, y: first.y / 2 + second.y / 2)
  }

  mutating func add(_ touch: Touch) {
    seen.append(touch.finger)
    let place = Place(touch.location)
    guard touch.phase != .began else { return begin(touch, at: place) }
    if !fingers.contains(where: { $0.id == touch.finger }) { admit(touch, at: place) }
    guard let index = fingers.firstIndex(where: { $0.id == touch.finger }) else { return }
    let finger = fingers[index]
    if place != finger.location {
      hands.hasMoved = true
      hands.deeds.insert(.moved)
      hands.lengthenStep(from: finger.location, to: place)
    }
    if touch.phase == .stationary { hands.hasRested = true }
    if touch.phase == .moved, place != finger.location { hands.hasRested = false }
    if touch.phase == .moved, let time = touch.time {
      hands.addSpeed(from: finger.location, to: place, during: time - finger.time)
      fingers[index].time = time
    }
    fingers[index].location = place
    if index == 0 {
      hands.location = place
      if touch.phase == .moved { hands.reach(hands.travel) }
    }
    if touch.phase.isLast {
      // Where other fingers may be down of which nothing is known, this one is not the last.
      if !finger.isStranger {
        hands.deeds.insert(touch.phase == .cancelled ? .cancelled : .ended)
      }
      if touch.phase == .cancelled { hands.wasCancelled = true }
      fingers.remove(at: index)
      hands.down = Int32(fingers.count)
    }
  }

  /// Takes in a finger that came down before the record begins: of what it did, nothing is known.
  private mutating func admit(_ touch: Touch, at place: Place) {
    fingers.append(
      Finger(
        id: touch.finger,
        origin: place,
        location: place,
        time: touch.time ?? 0,
        isStranger: true
      )
    )
    hands.longestStep = .unknown
    hands.down = Int32(fingers.count)
    hands.most = max(hands.most, hands.down, 2)
    hands.hasMoved = true
    hands.topSpeed = .infinity
  }

  private mutating func begin(_ touch: Touch, at place: Place) {
    fingers.removeAll { $0.id == touch.finger }
    fingers.append(
      Finger(id: touch.finger, origin: place, location: place, time: touch.time ?? 0)
    )
    hands.deeds.insert(.began)
    hands.down = Int32(fingers.count)
    hands.most = max(hands.most, hands.down)
    hands.widenOrigins(to: place, isFirst: fingers.count == 1)
    if fingers.count == 1 {
      // A finger that comes as the last one goes begins a gesture of its own.
      hands.speedCount = 0
      hands.topSpeed = hands.deeds.isDisjoint(with: [.ended, .cancelled]) ? 0 : .infinity
      hands.downTime = touch.time ?? -1
      hands.nearest = Place(x: 0, y: 0)
      hands.farthest = Place(x: 0, y: 0)
      hands.origin = place
      hands.location = place
    }
  }
}
