/// A picture of pixels, as a context has drawn it.
nonisolated public struct CGImage: Hashable, Sendable {
  /// The size in pixels.
  public let width, height: Int
  /// Four bytes a pixel, row by row from the top: red, green, blue and alpha, not multiplied by it.
  public private(set) var bytes: [UInt8]

  /// Creates a picture that nothing is drawn on; each of its pixels is clear.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// The red, green, blue and alpha of a pixel; a place outside of the picture ends the program.
  public subscript(x: Int, y: Int) -> [UInt8] {
    Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }

  /// Lays a colour over a pixel, of which so much is covered, from 0 to 1.
  mutating func blend(_ color: DrawingCommand.Color, at x: Int, _ y: Int, coverage: Double) {
    let source = Double(color.alpha) * coverage
    guard source > 0 else { return }
    let start = (y * width + x) * 4
    let beneath = Double(bytes[start + 3]) / 255 * (1 - source)
    let alpha = source + beneath
    for (place, part) in [color.red, color.green, color.blue].enumerated() {
      let mixed =
        (Double(part) * source + Double(bytes[start + place]) / 255 * beneath) / alpha
      bytes[start + place] = Self.byte(mixed)
    }
    bytes[start + 3] = Self.byte(alpha)
  }

  private static func byte(_ part: Double) -> UInt8 {
    UInt8((max(0, min(1, part)) * 255).rounded())
  }
}
