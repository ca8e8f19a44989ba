import Traces

/// A place on an axis of the content that is worth scrolling to.
enum ScrollSpot: Hashable, Sendable {
  case lower
  case upper
  case middle
  case hundreds
  case pages
  case pixelInside
  case pixelPast
  case pastLower
  case pastUpper
  case farBefore
  case farPast
  case anywhere

  /// Returns the offset in thousandths, drawn where the spot leaves it open.
  func offset(_ lowest: Int, _ highest: Int, page: Int, _ choices: inout Choices) -> Int {
    switch self {
    case .lower: lowest * 1000
    case .upper: highest * 1000
    case .middle: (lowest + highest) / 2 * 1000
    case .hundreds: (choices.draw(below: 8) + 1) * 100_000
    case .pages: (choices.draw(below: 4) + 1) * page * 1000
    case .pixelInside: highest * 1000 - 500
    case .pixelPast: highest * 1000 + 500
    case .pastLower: (lowest - 60) * 1000
    case .pastUpper: (highest + 60) * 1000
    case .farBefore: (lowest - 5000) * 1000
    case .farPast: (highest + 5000) * 1000
    case .anywhere: choices.draw(below: 65_536) * 23 - 400_000
    }
  }
}

extension Weights {
  /// Draws an offset of a view in thousandths: along the axis that scrolls, and at times both.
  func offset(in place: Place, _ choices: inout Choices) -> Vector {
    let both = choices.chance(20)
    let main = choices.pick(spots)
    var offset = Vector(place.lowest.x * 1000, place.lowest.y * 1000)
    let (lowest, highest) = (place.lowest, place.highest)
    if both || place.isWide {
      offset.x = main.offset(lowest.x, highest.x, page: place.size.x, &choices)
    }
    if both || !place.isWide {
      let other = both ? choices.pick(spots) : main
      offset.y = other.offset(lowest.y, highest.y, page: place.size.y, &choices)
    }
    return offset
  }

  /// Draws a rectangle of a view's content, in thousandths.
  func rect(in place: Place, _ choices: inout Choices) -> Value {
    let origin = offset(in: place, &choices)
    let size: Vector =
      switch choices.draw(below: column == .human ? 3 : 7) {
      case 0: Vector(40, 40)
      case 1: Vector(160, 120)
      case 2: place.size
      case 3: Vector(10, 10)
      case 4: Vector(0, 0)
      case 5: Vector(place.size.x * 2, place.size.y * 2)
      default: place.contentSize
      }
    return .array([
      .thousandths(origin.x), .thousandths(origin.y), .thousandths(size.x * 1000),
      .thousandths(size.y * 1000),
    ])
  }
}
