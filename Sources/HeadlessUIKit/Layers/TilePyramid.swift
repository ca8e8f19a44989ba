import Foundation

/// The levels of detail of a tiled layer, each cut into tiles of the same number of pixels.
///
/// Of L levels with a bias of B the first is drawn at 2^B, and each further one at half the scale of the
/// one before (R331, R332).
nonisolated struct TilePyramid: Hashable, Sendable {
  /// One tile: its level, 0 being the most detailed, and its place in the level's grid.
  struct Tile: Hashable, Sendable {
    let level: Int
    let column: Int
    let row: Int
  }

  /// The size of the layer, in points.
  let size: CGSize
  /// The size of a tile, in pixels.
  let tileSize: CGSize
  /// The scales of the levels, the most detailed first.
  let scales: [Double]

  /// Makes the levels of a layer; those that have less than a pixel to a side are left out (R333).
  init(size: CGSize, tileSize: CGSize, levelsOfDetail: Int, bias: Int, contentsScale: Double) {
    self.size = size
    self.tileSize = tileSize
    let most = Self.power(of: bias) * contentsScale
    let side = min(size.width, size.height)
    var scales = [most]
    while scales.count < levelsOfDetail, let last = scales.last, last / 2 * side >= 1 {
      scales.append(last / 2)
    }
    self.scales = scales
  }

  private static func power(of exponent: Int) -> Double {
    // Beyond this a double has no more pixels than points.
    let exponent = min(max(exponent, -30), 30)
    return exponent < 0 ? 1 / Double(1 << -exponent) : Double(1 << exponent)
  }

  /// Returns the level whose scale is nearest to the one at which the layer shows, as ratios go.
  func level(nearestTo scale: Double) -> Int {
    // Half way between a scale and its half, as ratios go, lies the scale divided by the root of two.
    scales.firstIndex { 2 * scale * scale >= $0 * $0 } ?? scales.count - 1
  }

  /// Returns the tiles of a level that a part of the layer meets, row by row; there may be more than
  /// memory has room for.
  func tiles(in rect: CGRect, level: Int) -> some Sequence<Tile> {
    let rect = rect.intersection(CGRect(origin: .zero, size: size))
    let side = side(of: level)
    let isThere = !rect.isNull && !rect.isEmpty && side.width > 0 && side.height > 0
    let columns = isThere ? Self.places(from: rect.minX, to: rect.maxX, each: side.width) : 0..<0
    let rows = isThere ? Self.places(from: rect.minY, to: rect.maxY, each: side.height) : 0..<0
    return rows.lazy.flatMap { row in
      columns.lazy.map { Tile(level: level, column: $0, row: row) }
    }
  }

  /// Returns the rectangle of a tile in the layer, as far as it lies inside.
  func rect(of tile: Tile) -> CGRect {
    let side = side(of: tile.level)
    return CGRect(
      x: Double(tile.column) * side.width,
      y: Double(tile.row) * side.height,
      width: side.width,
      height: side.height
    )
    .intersection(CGRect(origin: .zero, size: size))
  }

  /// Returns the size of a tile of a level, in points of the layer.
  private func side(of level: Int) -> CGSize {
    CGSize(width: tileSize.width / scales[level], height: tileSize.height / scales[level])
  }

  private static func places(from least: Double, to most: Double, each side: Double) -> Range<Int> {
    let first = whole((least / side).rounded(.down))
    return first..<max(first, whole((most / side).rounded(.up)))
  }

  /// Returns a number as far as doubles tell neighbours apart.
  private static func whole(_ number: Double) -> Int { Int(max(-0x1p53, min(0x1p53, number))) }
}
