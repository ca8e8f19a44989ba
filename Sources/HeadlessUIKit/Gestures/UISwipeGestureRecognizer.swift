import Foundation

/// Recognizes fingers that swipe in one of some directions.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions in which a swipe may go; several may be combined (R640).
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates directions from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The least length of a swipe, and the greatest distance by which it may stray: 50 pt; UIKit's
  /// are not known.
  private static let distance = 50.0
  /// The greatest duration of a swipe: 0.5 s; UIKit's is not known.
  private static let patience: Int64 = 500_000

  /// The directions in which the swipe may go: to the right unless set otherwise (R640).
  open var direction: Direction = .right
  /// The number of fingers that swipe (R640).
  open var numberOfTouchesRequired = 1

  private final var starts: [(touch: UITouch, place: CGPoint)] = []
  private final var start: Int64 = 0

  /// Forgets the swipe.
  open override func reset() { starts = [] }

  /// Takes in fingers that came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty { start = event.microseconds }
    for touch in watched where touches.contains(touch) { starts.append((touch, touch.position)) }
    if starts.count > numberOfTouchesRequired { state = .failed }
  }

  /// Recognizes fingers that went far enough, and fails where they went elsewhere or too slowly.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.microseconds - start <= Self.patience else { return state = .failed }
    let way = way
    let (along, across) = (max(abs(way.x), abs(way.y)), min(abs(way.x), abs(way.y)))
    guard across <= Self.distance else { return state = .failed }
    guard along >= Self.distance else { return }
    let isOne =
      starts.count == numberOfTouchesRequired && direction.contains(Self.direction(of: way))
    state = isOne ? .ended : .failed
  }

  /// Fails: the way was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isOver { state = .failed }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isOver { state = .failed }
  }

  /// The mean way of the fingers.
  private var way: CGPoint {
    var mean = Centroid()
    for start in starts {
      let place = start.touch.position
      mean.add(CGPoint(x: place.x - start.place.x, y: place.y - start.place.y))
    }
    return mean.mean
  }

  private static func direction(of way: CGPoint) -> Direction {
    if abs(way.x) > abs(way.y) { return way.x > 0 ? .right : .left }
    return way.y > 0 ? .down : .up
  }
}
