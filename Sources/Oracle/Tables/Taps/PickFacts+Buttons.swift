internal import Traces

/// The right ends of rows, in which accessories stand.
extension PickFacts {
  /// Nothing of an accessory reaches farther in, in thousandths of a point.
  private static let reach: Int32 = 80_000
  /// Between these distances from the edge a button surely is: how wide they are is nowhere stated.
  private static let button: ClosedRange<Int32> = 16_000...30_000

  /// Returns true if a row has a button, as far as that is known.
  func hasButton(_ row: RowPath) -> Known<Bool> {
    guard map != nil else { return .untold(.place) }
    guard let types = accessoryTypes else {
      return layout.accessories == .unknown ? .untold(.button) : .told(false)
    }
    guard !types.isEmpty, row.row >= 0 else { return .untold(.button) }
    switch layout.accessories {
    case .asConfigured: return .told(Self.isButton(types[row.row % types.count]))
    case .moved where Set(types.map(Self.isButton)).count == 1:
      return .told(Self.isButton(types[0]))
    case .moved, .unknown: return .untold(.button)
    }
  }

  private static func isButton(_ accessory: String) -> Bool {
    accessory == "detailDisclosureButton" || accessory == "detailButton"
  }

  /// Returns true if the finger came down where the row's button may be.
  func isOnButton(_ row: RowPath) -> Bool {
    hasButton(row) != .told(false) && finger.place.isKnown && finger.place.x > width - Self.reach
  }

  /// The row on whose button the finger came down, or may have.
  var buttonSpot: ToldRow {
    guard let row = finger.spot.path, isOnButton(row) else { return .untold(.button) }
    return finger.spot
  }

  /// True if the finger came down on a button for certain, in the middle of the row's height.
  var isSurelyOnButton: Bool {
    guard let row = finger.spot.path, hasButton(row) == .told(true), let map else { return false }
    let distance = width - finger.place.x
    let depth = map.depth(of: finger.place.y, in: row)
    return Self.button.contains(distance) && depth > map.rowHeight / 4
  }
}
