import Traces

/// A place, a size or a way: whole points, hundredths or thousandths, as whoever holds it says.
struct Vector: Hashable, Sendable {
  var x: Int
  var y: Int

  init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  static let zero = Vector(0, 0)

  static func + (left: Vector, right: Vector) -> Vector {
    Vector(left.x + right.x, left.y + right.y)
  }

  static func - (left: Vector, right: Vector) -> Vector {
    Vector(left.x - right.x, left.y - right.y)
  }

  /// Returns each part times so many hundredths.
  func times(hundredths: Int) -> Vector {
    Vector(x * hundredths / 100, y * hundredths / 100)
  }

  /// The point that thousandths mean, within the format's limits.
  var point: Point {
    Point(
      x: Thousandths(units: Int32(min(max(x, -1_000_000_000), 1_000_000_000))),
      y: Thousandths(units: Int32(min(max(y, -1_000_000_000), 1_000_000_000)))
    )
  }
}

/// A rectangle in whole points.
struct Area: Hashable, Sendable {
  var origin: Vector
  var size: Vector

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    origin = Vector(x, y)
    size = Vector(width, height)
  }

  /// The rectangle in the format's numbers.
  var rect: Rect {
    Rect(
      origin: origin.times(hundredths: 100_000).point,
      size: size.times(hundredths: 100_000).point
    )
  }
}

extension Value {
  /// Returns a number in thousandths.
  static func thousandths(_ number: Int) -> Value {
    .number(Millionths(units: Int64(number) * 1000))
  }

  /// Returns a number in hundredths.
  static func hundredths(_ number: Int) -> Value {
    .number(Millionths(units: Int64(number) * 10_000))
  }

  /// Returns two numbers in thousandths.
  static func thousandths(_ pair: Vector) -> Value {
    .pair(Millionths(units: Int64(pair.x) * 1000), Millionths(units: Int64(pair.y) * 1000))
  }

  /// Returns four whole numbers.
  static func whole(_ first: Int, _ second: Int, _ third: Int, _ fourth: Int) -> Value {
    .array([
      thousandths(first * 1000), thousandths(second * 1000), thousandths(third * 1000),
      thousandths(fourth * 1000),
    ])
  }
}
