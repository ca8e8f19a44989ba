public import Traces

/// The difference that two transcripts may have and still say the same.
public struct Tolerance: Hashable, Sendable {
  /// Points of an offset, and units of any other number.
  public var numbers: Millionths?
  /// Microseconds.
  public var times: Microseconds

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - numbers: points of an offset, and units of any other number; nil: half a pixel.
  ///   - times: microseconds.
  public init(numbers: Millionths? = nil, times: Microseconds = 0) {
    self.numbers = numbers
    self.times = times
  }

  /// Returns the difference that numbers may have in a trace: half of its pixel unless something
  /// else was chosen.
  func numbers(in header: Header) -> Millionths {
    numbers ?? Millionths(0.5 / header.effectiveScale)
  }
}

/// A test if two values say the same.
struct Likeness {
  let numbers: Millionths

  /// Returns true if numbers are near enough, and all else is equal.
  func holds(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): return isNear(left, right)
    case (.pair(let x, let y), .pair(let otherX, let otherY)):
      return isNear(x, otherX) && isNear(y, otherY)
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy(holds)
    case (.object(let left), .object(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { $0.label == $1.label && holds($0.value, $1.value) }
    default: return left == right
    }
  }

  /// Returns true if two places are near enough on each axis.
  func holds(_ left: Point, _ right: Point) -> Bool {
    isNear(Millionths(left.x), Millionths(right.x))
      && isNear(Millionths(left.y), Millionths(right.y))
  }

  private func isNear(_ left: Millionths, _ right: Millionths) -> Bool {
    let gap = left.units.subtractingReportingOverflow(right.units)
    return !gap.overflow && gap.partialValue.magnitude <= numbers.units.magnitude
  }
}
