internal import Traces

/// The plus sign that the tiled view of the guide draws, as the lines from corner to corner.
enum PlusSign {
  /// The corners, in thousandths of a point (S4).
  static let corners: [(x: Int32, y: Int32)] = [
    (35, 255), (35, 205), (135, 205), (135, 105), (185, 105), (185, 205), (285, 205), (285, 255),
    (185, 255), (185, 355), (135, 355), (135, 255),
  ].map { ($0 * 1000, $1 * 1000) }

  /// Returns true if the outline goes through the inside of a tile.
  static func meets(_ tile: DrawnTile) -> Bool {
    let next = corners.dropFirst() + corners.prefix(1)
    // Each line is upright or level, so that it is a rectangle without a width.
    return zip(corners, next).contains { from, to in
      overlaps(from.x, to.x, tile.box.x, tile.box.width)
        && overlaps(from.y, to.y, tile.box.y, tile.box.height)
    }
  }

  private static func overlaps(_ from: Int32, _ to: Int32, _ edge: Int32, _ length: Int32) -> Bool {
    Int64(min(from, to)) < Int64(edge) + Int64(length) && max(from, to) > edge
  }

  /// Returns true if a line that was drawn goes through all corners.
  static func isDrawn(by points: [Point]) -> Bool {
    corners.allSatisfy { corner in
      points.contains { $0.x.units == corner.x && $0.y.units == corner.y }
    }
  }
}
