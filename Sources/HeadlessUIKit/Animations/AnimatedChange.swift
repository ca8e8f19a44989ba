import Foundation

/// A value that has others between itself and another.
nonisolated protocol Interpolated: Equatable {
  /// Returns the value so far on the way to another.
  func interpolated(to end: Self, _ fraction: Double) -> Self
}

nonisolated extension CGFloat: Interpolated {
  func interpolated(to end: CGFloat, _ fraction: Double) -> CGFloat {
    // The ends come out as they went in.
    fraction == 0 ? self : fraction == 1 ? end : self + (end - self) * fraction
  }
}

nonisolated extension CGPoint: Interpolated {
  func interpolated(to end: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, fraction), y: y.interpolated(to: end.y, fraction))
  }
}

nonisolated extension CGRect: Interpolated {
  func interpolated(to end: CGRect, _ fraction: Double) -> CGRect {
    CGRect(
      x: origin.x.interpolated(to: end.origin.x, fraction),
      y: origin.y.interpolated(to: end.origin.y, fraction),
      width: size.width.interpolated(to: end.size.width, fraction),
      height: size.height.interpolated(to: end.size.height, fraction)
    )
  }
}

nonisolated extension CGAffineTransform: Interpolated {
  func interpolated(to end: CGAffineTransform, _ fraction: Double) -> CGAffineTransform {
    CGAffineTransform(
      a: a.interpolated(to: end.a, fraction),
      b: b.interpolated(to: end.b, fraction),
      c: c.interpolated(to: end.c, fraction),
      d: d.interpolated(to: end.d, fraction),
      tx: tx.interpolated(to: end.tx, fraction),
      ty: ty.interpolated(to: end.ty, fraction)
    )
  }
}

/// A property of a view that an animation changes.
///
/// The property has its final value at once (R462). Its value on the way is set only where an animator
/// ends elsewhere.
struct AnimatedChange {
  let view: UIView
  private let put: (Double) -> Void

  init<Value: Interpolated>(
    of view: UIView,
    _ property: ReferenceWritableKeyPath<UIView, Value>,
    from start: Value
  ) {
    let end = view[keyPath: property]
    self.view = view
    put = { view[keyPath: property] = start.interpolated(to: end, $0) }
  }

  /// Notes that a view goes over into another look, which is no property.
  init(ofLookOf view: UIView) {
    self.view = view
    put = { _ in }
  }

  /// Gives the property the value that it has so far on its way: 0 at the start, 1 at the end.
  func set(_ fraction: Double) { put(fraction) }
}
