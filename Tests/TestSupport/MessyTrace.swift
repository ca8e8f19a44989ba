import Fuzzing
public import Traces

/// A trace as chance makes it: gestures with jitter at odd times, and whatever is put between them.
public struct MessyTrace: Sendable {
  private var random: RandomNumbers
  private var lines: [Line] = []
  private var time: Microseconds = 12_345
  private let header: Header

  /// Creates a trace without lines.
  ///
  /// - Parameters:
  ///   - seed: where chance begins.
  ///   - header: what is set up.
  public init(seed: UInt64, header: Header) {
    random = RandomNumbers(seed: seed)
    self.header = header
  }

  /// The trace as it is now.
  public var trace: Trace { Trace(header: header, lines: lines) }

  private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  /// Waits so many microseconds, and up to a tenth of a second more.
  public mutating func wait(_ least: Microseconds) {
    time += least + Microseconds(below(100_000))
  }

  /// A finger goes forth and back, waits and is lifted.
  public mutating func zigZag(_ finger: Int32, moves: Int, end: Touch.Phase = .ended) {
    var place = jitter(Point(160, 240), by: 60_000, 0)
    touch(.began, finger, place)
    for _ in 0..<moves {
      place = jitter(place, by: 60_000, 0)
      touch(.moved, finger, place)
    }
    touch(.stationary, finger, place)
    wait(150_000)
    lines.append(.comment("And up."))
    touch(end, finger, place)
  }

  /// A finger flicks the content up.
  public mutating func flick(_ finger: Int32, moves: Int, end: Touch.Phase = .ended) {
    var place = jitter(Point(160, 400), by: 30_000, 0)
    touch(.began, finger, place)
    for _ in 0..<moves {
      place = jitter(place, by: 9_000, -21_000)
      touch(.moved, finger, place)
    }
    touch(end, finger, place)
  }

  /// Two fingers part.
  public mutating func pinch(_ first: Int32, _ second: Int32, moves: Int) {
    var (left, right) = (Point(148.5, 203.25), Point(172.125, 211.75))
    touch(.began, first, left)
    touch(.began, second, right)
    for _ in 0..<moves {
      left.x.units -= 9_000
      right.x.units += 9_000
      left = jitter(left, by: 4_000, 0)
      right = jitter(right, by: 4_000, 0)
      touch(.moved, first, left)
      touch(.moved, second, right)
    }
    touch(.ended, second, right)
    touch(.ended, first, left)
  }

  /// A call.
  public mutating func call(_ name: Name, _ arguments: [Argument], in view: Int = 0) {
    lines.append(
      .call(Call(time: time, name: name, arguments: arguments, view: ViewIndex(view)))
    )
  }

  /// A wait for rest.
  public mutating func settle(_ limit: Microseconds) {
    lines.append(.settle(Settle(time: time, limit: limit)))
    time += limit
    wait(17)
  }

  private mutating func touch(_ phase: Touch.Phase, _ finger: Int32, _ location: Point) {
    lines.append(
      .touch(Touch(time: time, phase: phase, finger: finger, location: location))
    )
    time += 9_000 + Microseconds(below(14_000))
  }

  private mutating func jitter(_ point: Point, by most: Int, _ drift: Int32) -> Point {
    Point(
      x: Thousandths(units: point.x.units + Int32(below(4_000) - 2_000)),
      y: Thousandths(units: point.y.units + Int32(below(2 * most) - most) + drift)
    )
  }
}
