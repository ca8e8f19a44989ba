import Traces

/// The conversion of the units of a touch screen into points of the view.
struct ScreenMapping {
  /// One axis of a device, in its units.
  struct Axis: Hashable {
    var minimum: Double
    var maximum: Double

    /// Returns the place of a value along the axis, from 0 to 1.
    func fraction(_ value: Double) -> Double { (value - minimum) / (maximum - minimum) }
  }

  private let horizontal: Axis
  private let vertical: Axis
  private let screen: Point
  private let rotation: ImportSettings.Rotation

  /// Creates a mapping; the screen's size is that after turning.
  init(_ horizontal: Axis, _ vertical: Axis, to screen: Point, _ rotation: ImportSettings.Rotation)
  {
    self.horizontal = horizontal
    self.vertical = vertical
    self.screen = screen
    self.rotation = rotation
  }

  /// Returns the place of two values, in points.
  func spot(_ x: Double, _ y: Double) -> Spot {
    let (u, v) = (horizontal.fraction(x), vertical.fraction(y))
    let turned =
      switch rotation {
      case .none: (u, v)
      case .quarter: (1 - v, u)
      case .half: (1 - u, 1 - v)
      case .threeQuarters: (v, 1 - u)
      }
    return Spot(x: turned.0 * screen.x.double, y: turned.1 * screen.y.double)
  }
}

extension ScreenMapping {
  /// A mapping for coordinates that are counted from 0 to a range; nil: they are points already.
  ///
  /// Points are turned in the picture that they were recorded in, which is the screen turned back.
  init(range: Point?, to screen: Point, _ rotation: ImportSettings.Rotation) {
    let isSideways = rotation == .quarter || rotation == .threeQuarters
    let own = isSideways ? Point(x: screen.y, y: screen.x) : screen
    let range = range ?? own
    self.init(
      Axis(minimum: 0, maximum: range.x.double),
      Axis(minimum: 0, maximum: range.y.double),
      to: screen,
      rotation
    )
  }
}
