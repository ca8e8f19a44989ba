import HeadlessUIKit

extension World {
  /// A screen with pages of 320 by 600 points side by side.
  static func pager(
    pages: Double = 5,
    width: Double? = nil,
    height: Double = 600,
    offset: Double = 0,
    y: Double = 0,
    scale: CGFloat = 2,
    framesPerSecond: Int = 60,
    configure: (UIScrollView) -> Void = { _ in }
  ) -> World {
    World(
      content: CGSize(width: width ?? 320 * pages, height: height),
      offset: CGPoint(x: offset, y: y),
      scale: scale,
      framesPerSecond: framesPerSecond
    ) { view in
      view.isPagingEnabled = true
      configure(view)
    }
  }

  /// Drags sideways by so many points beyond the slop, and lifts: in the movement, or after a hold.
  func swipe(
    from start: Double = 300,
    by distance: Double,
    speed: Double = 1,
    y: Double = 300,
    holding: Bool = false,
    finger: Int = 1
  ) {
    let whole = distance + (distance < 0 ? -10 : 10)
    let steps = max(Int((abs(whole) / (speed * 10)).rounded()), 1)
    touch(.began, x: start, y: y, finger: finger)
    for step in 1...steps {
      wait(10)
      touch(.moved, x: start + whole * Double(step) / Double(steps), y: y, finger: finger)
    }
    wait(holding ? 200 : 8)
    touch(.ended, x: start + whole, y: y, finger: finger)
  }

  /// The messages from the lift on, without the flags and with a run of changes as one.
  var outlineAfterLift: String {
    guard let lift = outline.range(of: "willEnd", options: .backwards) else { return "" }
    return String(outline[lift.lowerBound...])
  }
}
