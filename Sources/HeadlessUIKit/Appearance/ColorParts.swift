import Foundation

/// The red, green, blue and alpha of a colour, each from 0 to 1.
nonisolated struct ColorParts: Hashable, Sendable {
  var red, green, blue, alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the parts of a hue on the colour wheel, where 0 and 1 are red.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    /// Returns a part: each runs along the same line, which is flat, falls, is flat again and rises.
    func part(_ start: CGFloat) -> CGFloat {
      let place = (start + hue * 6).truncatingRemainder(dividingBy: 6)
      let dip = max(0, min(place, 4 - place, 1))
      return brightness * (1 - saturation * dip)
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  func with(alpha: CGFloat) -> ColorParts {
    ColorParts(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The parts on the colour wheel; a gray has the hue 0.
  var wheel: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let greatest = max(red, green, blue)
    let spread = greatest - min(red, green, blue)
    guard spread > 0 else { return (0, 0, greatest) }
    let sixths: CGFloat =
      if greatest == red {
        (green - blue) / spread
      } else if greatest == green {
        (blue - red) / spread + 2
      } else {
        (red - green) / spread + 4
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, spread / greatest, greatest)
  }
}
