import Foundation
import Kinematics

nonisolated extension Outline {
  /// The distance of the control points of a quarter of a circle from its ends, as a part of the
  /// radius.
  private static let quarterControl = 0.552_284_749_830_793_4

  init(rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  init(ellipseIn rect: CGRect) {
    self.init(roundedRect: rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Creates a rectangle of which some corners are round, clockwise from the right end of its left top one.
  init(roundedRect rect: CGRect, radii: CGSize, corners: UIRectCorner = .allCorners) {
    let x = max(0, min(radii.width, rect.width / 2))
    let y = max(0, min(radii.height, rect.height / 2))
    guard x > 0, y > 0 else {
      self.init(rect: rect)
      return
    }
    self.init()
    let places: [(corner: UIRectCorner, at: CGPoint, from: CGVector, to: CGVector)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -x, dy: 0),
        CGVector(dx: 0, dy: y)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -y),
        CGVector(dx: -x, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: x, dy: 0),
        CGVector(dx: 0, dy: -y)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: y),
        CGVector(dx: x, dy: 0)
      ),
    ]
    move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? x : 0), y: rect.minY))
    for place in places {
      guard corners.contains(place.corner) else {
        line(to: place.at)
        continue
      }
      line(to: place.at.moved(place.from, 1))
      cubic(
        place.at.moved(place.from, 1 - Self.quarterControl),
        place.at.moved(place.to, 1 - Self.quarterControl),
        to: place.at.moved(place.to, 1)
      )
    }
    close()
  }

  /// Adds a part of a circle, with a line to where it begins; rising angles go clockwise on a screen.
  mutating func arc(
    center: CGPoint,
    radius: Double,
    from start: Double,
    to end: Double,
    isRising: Bool
  ) {
    let sweep = Self.sweep(from: start, to: end, isRising: isRising)
    guard sweep - sweep == 0, radius - radius == 0 else { return }
    line(to: Self.point(center, radius, start))
    let count = max(1, (abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / count
    let (sine, cosine) = Angle.sineAndCosine(of: step / 4)
    let reach = 4.0 / 3 * sine / cosine * radius
    for number in 0..<Int(count) {
      let (first, last) = (start + Double(number) * step, start + Double(number + 1) * step)
      let (from, to) = (Self.point(center, radius, first), Self.point(center, radius, last))
      cubic(
        from.moved(Self.tangent(first), reach),
        to.moved(Self.tangent(last), -reach),
        to: to
      )
    }
  }

  /// Returns the way that an arc goes round: a whole turn at most.
  private static func sweep(from start: Double, to end: Double, isRising: Bool) -> Double {
    let turn = 2 * Double.pi
    let way = end - start
    if isRising {
      return way > turn ? turn : way < 0 ? way - (way / turn).rounded(.down) * turn : way
    }
    return way < -turn ? -turn : way > 0 ? way - (way / turn).rounded(.up) * turn : way
  }

  private static func point(_ center: CGPoint, _ radius: Double, _ angle: Double) -> CGPoint {
    let (sine, cosine) = Angle.sineAndCosine(of: angle)
    return CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
  }

  private static func tangent(_ angle: Double) -> CGVector {
    let (sine, cosine) = Angle.sineAndCosine(of: angle)
    return CGVector(dx: -sine, dy: cosine)
  }
}

nonisolated extension CGPoint {
  /// Returns the point so many times a way further.
  fileprivate func moved(_ way: CGVector, _ times: Double) -> CGPoint {
    CGPoint(x: x + way.dx * times, y: y + way.dy * times)
  }
}
