internal import Traces

/// Where the right ends of rows are, in which accessories stand.
extension PickFacts {
  /// What the cells have for accessories: what the table is configured with just now; the same, but
  /// each for the row that it was made for; or also what it was configured with before.
  enum Accessories: Sendable {
    case asConfigured, moved, unknown
  }

  /// Nothing of an accessory reaches farther in, in thousandths of a point.
  private static let reach: Int32 = 80_000
  /// Between these distances from the edge a button surely is: how wide they are is nowhere stated.
  private static let button: ClosedRange<Int32> = 16_000...30_000

  /// Whether a row has a button; nil: that is not told.
  func hasButton(_ row: RowPath) -> Bool? {
    guard map != nil else { return nil }
    guard let types = accessoryTypes else { return accessories == .unknown ? nil : false }
    guard !types.isEmpty, row.row >= 0 else { return nil }
    switch accessories {
    case .asConfigured: return Self.isButton(types[row.row % types.count])
    case .moved where Set(types.map(Self.isButton)).count == 1: return Self.isButton(types[0])
    case .moved, .unknown: return nil
    }
  }

  private static func isButton(_ accessory: String) -> Bool {
    accessory == "detailDisclosureButton" || accessory == "detailButton"
  }

  /// Whether the finger came down where the row's button may be.
  func isOnButton(_ row: RowPath) -> Bool {
    hasButton(row) != false && finger.place.isKnown && finger.place.x > width - Self.reach
  }

  /// The row on whose button the finger came down, or may have.
  var buttonSpot: RowMap.Spot {
    guard case .row(let row) = finger.spot, isOnButton(row) else { return .unknown }
    return finger.spot
  }

  /// Whether the finger came down on a button for certain, in the middle of the row's height.
  func isSurelyOnButton(_ watch: Watch) -> Bool {
    guard case .row(let row) = finger.spot, hasButton(row) == true, let map else { return false }
    let distance = width - finger.place.x
    let depth = map.depth(of: finger.place.y, in: row)
    return Self.button.contains(distance) && depth > map.rowHeight / 4
  }
}
