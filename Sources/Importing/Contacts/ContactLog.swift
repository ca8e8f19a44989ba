import Traces

/// The time of a record, and its place in the file.
struct Moment {
  /// Microseconds, from whatever the recording counts from.
  var time: Microseconds
  /// The byte of the file that says so.
  var offset: Int
}

/// A place on the view, in points.
struct Spot: Hashable {
  var x: Double
  var y: Double
}

/// The touch lines of a recording, as its contacts begin, move and end.
///
/// Times count from the first touch. A finger has the smallest number that is free.
struct ContactLog {
  private struct Finger {
    var number: Int32
    var location: Point
  }

  private(set) var lines: [Line] = []
  private var fingers: [Int: Finger] = [:]
  private var start: Microseconds?
  private var latest: Microseconds = 0
  /// The numbers of the fingers that were lifted at the latest instant.
  private var lifted: Set<Int32> = []

  /// The latest time that a trace may have.
  private static let lastTime: Microseconds = 1_000_000_000_000

  /// The contacts that are down, in order.
  var contactsDown: [Int] { fingers.keys.sorted() }

  func isDown(_ contact: Int) -> Bool { fingers[contact] != nil }

  /// Writes that a contact begins.
  mutating func begin(_ contact: Int, _ spot: Spot, _ moment: Moment) throws(ImportProblem) {
    let location = try location(spot, moment)
    let time = try time(moment)
    let used = Set(fingers.values.map(\.number)).union(lifted)
    var number: Int32 = 1
    while used.contains(number) { number += 1 }
    fingers[contact] = Finger(number: number, location: location)
    try add(Touch(time: time, phase: .began, finger: number, location: location), moment)
  }

  /// Writes that a contact is somewhere; nothing is written where it was there before.
  mutating func move(_ contact: Int, _ spot: Spot, _ moment: Moment) throws(ImportProblem) {
    let location = try location(spot, moment)
    guard let finger = fingers[contact], finger.location != location else { return }
    let time = try time(moment)
    fingers[contact]?.location = location
    try add(Touch(time: time, phase: .moved, finger: finger.number, location: location), moment)
  }

  /// Writes that a contact is where it was, and that is told.
  mutating func rest(_ contact: Int, _ moment: Moment) throws(ImportProblem) {
    guard let finger = fingers[contact] else { return }
    let time = try time(moment)
    let touch = Touch(
      time: time,
      phase: .stationary,
      finger: finger.number,
      location: finger.location
    )
    try add(touch, moment)
  }

  /// Writes that a contact ends, where it was or elsewhere.
  mutating func end(
    _ contact: Int,
    _ spot: Spot? = nil,
    isCancelled: Bool = false,
    _ moment: Moment
  ) throws(ImportProblem) {
    guard let finger = fingers[contact] else { return }
    var location = finger.location
    if let spot { location = try self.location(spot, moment) }
    let time = try time(moment)
    fingers[contact] = nil
    lifted.insert(finger.number)
    let phase: Touch.Phase = isCancelled ? .cancelled : .ended
    try add(Touch(time: time, phase: phase, finger: finger.number, location: location), moment)
  }

  /// Cancels what is down at the end of the file, at the last instant.
  mutating func finish(_ losses: inout Losses, at offset: Int) throws(ImportProblem) {
    losses.add(.notLifted, fingers.count)
    let moment = Moment(time: (start ?? 0) + latest, offset: offset)
    for contact in contactsDown { try end(contact, isCancelled: true, moment) }
    guard !lines.isEmpty else {
      throw ImportProblem(offset, "no touch begins in the file", expected: "a recording of touches")
    }
  }

  /// Returns the number of touches outside a screen.
  func count(outside screen: Point) -> Int {
    lines.count { line in
      guard case .touch(let touch) = line else { return false }
      let place = touch.location
      return place.x < .zero || place.y < .zero || place.x > screen.x || place.y > screen.y
    }
  }

  private mutating func add(_ touch: Touch, _ moment: Moment) throws(ImportProblem) {
    guard lines.count < Trace.mostLines else {
      throw ImportProblem(
        moment.offset,
        "the trace would have more than \(Trace.mostLines) lines",
        expected: "a shorter recording"
      )
    }
    lines.append(.touch(touch))
  }

  private mutating func time(_ moment: Moment) throws(ImportProblem) -> Microseconds {
    let start = start ?? moment.time
    self.start = start
    let (time, overflows) = moment.time.subtractingReportingOverflow(start)
    guard !overflows, time <= Self.lastTime else {
      throw ImportProblem(
        moment.offset,
        "the time is more than \(Self.lastTime) microseconds after the first touch",
        expected: "a recording of at most eleven days"
      )
    }
    guard time >= latest else {
      throw ImportProblem(
        moment.offset,
        "the time goes back, from \(latest) to \(time) microseconds after the first touch",
        expected: "times that never decrease",
        suggestion: "sort the events by their times"
      )
    }
    if time > latest { lifted.removeAll() }
    latest = time
    return time
  }

  private func location(_ spot: Spot, _ moment: Moment) throws(ImportProblem) -> Point {
    guard abs(spot.x) <= 1_000_000, abs(spot.y) <= 1_000_000 else {
      throw ImportProblem(
        moment.offset,
        "the place (\(spot.x), \(spot.y)) is out of range",
        expected: "coordinates within ±1000000 points"
      )
    }
    return Point(spot.x, spot.y)
  }
}
