/// Choices drawn one after the other from a tape, and from what comes behind its end.
///
/// The drawn numbers are written down. Replayed as a tape, they give the same choices again. The
/// numbers before they were fitted to the limits do not matter.
public struct Choices: Sendable {
  /// The places of choices that belong together: what a list has one more or one less of.
  public struct Span: Hashable, Sendable {
    /// The range of the span among all drawn numbers.
    public var range: Range<Int>
    /// In how many others the span lies.
    public var depth: Int
  }

  /// The drawn numbers, each below the limit that was asked for.
  public private(set) var drawn = Tape()
  /// The spans, those that end first in front.
  public private(set) var spans: [Span] = []
  private let tape: Tape
  private var beyond: RandomNumbers?
  private var depth = 0

  /// Creates choices.
  ///
  /// - Parameters:
  ///   - tape: what they are drawn from.
  ///   - beyond: what they are drawn from behind its end; nil: all are 0, the simplest.
  public init(_ tape: Tape = Tape(), beyond: RandomNumbers? = nil) {
    self.tape = tape
    self.beyond = beyond
  }

  /// Draws a number from 0 up to, and without, a limit between 1 and 65,536; 0 is the simplest.
  public mutating func draw(below limit: Int) -> Int {
    let place = drawn.numbers.count
    guard place < Tape.longest else { return 0 }
    var number = 0
    if place < tape.numbers.count {
      number = Int(tape.numbers[place]) % limit
    } else if let random = beyond?.next() {
      number = Int(random >> 48) % limit
    }
    drawn.numbers.append(UInt16(number))
    return number
  }

  /// Draws a number of a range; its lower bound is the simplest.
  public mutating func draw(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + draw(below: range.count)
  }

  /// Draws whether something happens that happens so often in a hundred; that it does not is simpler.
  public mutating func chance(_ percent: Int) -> Bool {
    draw(below: 100) >= 100 - percent
  }

  /// Draws one of some things, of which there is at least one; the first is the simplest.
  public mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[draw(below: things.count)]
  }

  /// Draws a place by weights, of which one at least is above 0; the first is the simplest.
  public mutating func pick(weighted weights: [Int]) -> Int {
    var number = draw(below: max(1, weights.reduce(0, +)))
    for (place, weight) in weights.enumerated() {
      if number < weight { return place }
      number -= weight
    }
    return 0
  }

  /// Draws what belongs together, so that a shrinker may leave out all of it at once.
  public mutating func span<Result>(_ body: (inout Choices) -> Result) -> Result {
    let start = drawn.numbers.count
    depth += 1
    defer {
      depth -= 1
      if drawn.numbers.count > start {
        spans.append(Span(range: start..<drawn.numbers.count, depth: depth))
      }
    }
    return body(&self)
  }
}
