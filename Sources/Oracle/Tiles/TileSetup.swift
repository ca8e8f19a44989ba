internal import Traces

/// The tiles into which the content of a view is cut, as its header says.
///
/// Of L levels with a bias of B the scales are 2^B to 2^(B-L+1) (R332), each times the content's own
/// pixels to a point.
struct TileSetup: Sendable {
  /// The scales of the levels at one pixel to a point, the most detailed first.
  let scales: [Double]
  /// The scale of the least detailed level, where the bias is not counted among the levels (R332).
  let leastScale: Double
  /// The size of a tile, in pixels.
  let tileSize: (width: Double, height: Double)

  init(_ config: [Argument]) {
    let levels = config[.levelsOfDetail]?.number.map { Int($0.double) } ?? 1
    let bias = config[.levelsOfDetailBias]?.number.map { Int($0.double) } ?? 0
    let most = Self.power(of: bias)
    // More than these no number of the format can tell.
    scales = (0..<min(max(1, levels), 120)).map { most / Self.power(of: $0) }
    leastScale = 1 / Self.power(of: max(1, levels) - 1)
    let size = config[.tileSize]?.point
    tileSize = (size?.x.double ?? 256, size?.y.double ?? 256)
  }

  private static func power(of exponent: Int) -> Double {
    Double(sign: .plus, exponent: min(max(exponent, 0), 60), significand: 1)
  }

  /// Returns true if a scale is a power of two that a level may have, whichever way the bias is
  /// counted.
  func mayHaveLevel(at scale: Double, factor: Double) -> Bool {
    guard scale > 0, factor > 0 else { return false }
    let power = scale / factor
    // The nearest powers of two are the one below it and the one above.
    let nearest = [power.exponent, power.exponent + 1]
      .map { Double(sign: .plus, exponent: Int($0), significand: 1) }
      .min { abs($0 - power) < abs($1 - power) }
    guard let nearest, abs(nearest - power) <= power / 1000 else { return false }
    return nearest <= scales[0] && nearest >= min(leastScale, scales[scales.count - 1])
  }

  /// Returns the level that is drawn at a scale; nil: there is none.
  func level(at scale: Double, factor: Double) -> Int? {
    scales.firstIndex { abs($0 * factor - scale) <= scale / 1000 }
  }
}

/// One tile that was drawn: its rectangle in the content, and what a point becomes in pixels.
struct DrawnTile: Sendable {
  /// The rectangle, in thousandths.
  let box: (x: Int32, y: Int32, width: Int32, height: Int32)
  /// True if both axes have one scale, and nothing is turned.
  let isUniform: Bool
  /// The pixels to a point.
  let scale: Double

  init?(_ message: borrowing Message) {
    guard let rect = message.arguments[.boundingBoxOfClipPath]?.rect,
      case .array(let parts)? = message.arguments[.ctm], parts.count == 6
    else { return nil }
    let numbers = parts.compactMap { $0.number?.double }
    guard numbers.count == 6 else { return nil }
    box = (
      rect.origin.x.units, rect.origin.y.units, rect.size.x.units, rect.size.y.units
    )
    isUniform =
      abs(numbers[0] - numbers[3]) <= abs(numbers[0]) / 1000
      && max(abs(numbers[1]), abs(numbers[2])) <= abs(numbers[0]) / 1000
    scale = abs(numbers[0])
  }

  /// The tile in words.
  var words: String {
    let parts = [box.x, box.y, box.width, box.height].map { Words.decimal(Int64($0), places: 3) }
    return "draw of [\(parts.joined(separator: ", "))] at the scale \(Words.scale(scale))"
  }
}

extension Words {
  /// Returns a scale, to the thousandth; none larger than the format tells matters.
  static func scale(_ scale: Double) -> String {
    decimal(Int64((max(0, min(9e12, scale)) * 1000).rounded()), places: 3)
  }
}
