import Foundation

/// Recognizes a finger that pulls a sheet down.
final class SheetPullGestureRecognizer: UIPanGestureRecognizer {
  /// The part of a sheet's height that a finger must have pulled if it rests at the lift: half,
  /// from memory.
  private static let decisiveFraction = 0.5
  /// A finger as fast as this, in points a second, decides by itself; from memory.
  private static let decisiveVelocity = 300.0

  /// Takes in fingers that came down; one inside a scroll view is that view's.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let view, !touches.contains(where: { Self.isInScrollView($0.view, under: view) }) else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  /// Counts what leads down, more than across.
  override func countedTravelSquared(_ travel: CGPoint) -> Double {
    travel.y > 0 && travel.y * travel.y > travel.x * travel.x ? travel.y * travel.y : 0
  }

  /// Returns true if the finger that was lifted has pulled the sheet all the way.
  func isDecisive(height: Double) -> Bool {
    let speed = velocity(in: nil).y
    if abs(speed) >= Self.decisiveVelocity { return speed > 0 }
    return translation(in: nil).y > height * Self.decisiveFraction
  }

  private static func isInScrollView(_ view: UIView?, under outer: UIView) -> Bool {
    var next = view
    while let current = next, current !== outer {
      if current is UIScrollView { return true }
      next = current.superview
    }
    return false
  }
}
