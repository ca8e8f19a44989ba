public import Foundation

/// The kinds of pace that an animator may have.
nonisolated public enum UITimingCurveType: Int, Hashable, Sendable, CaseIterable {
  /// One of UIKit's.
  case builtin
  /// A cubic curve.
  case cubic
  /// A spring.
  case spring
  /// A spring whose pace is a cubic curve.
  case composed
}

/// The pace of an animation; it decides nothing here but what is seen.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of pace.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The pace of a cubic curve.
@preconcurrency @MainActor
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// The curve, where it is one of UIKit's.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates a pace of UIKit's.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    isBuiltin = true
  }

  /// Creates a pace with two control points in the unit square.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
  }

  /// The kind of pace.
  public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// No spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The pace of a spring.
@preconcurrency @MainActor
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// The damping of the spring, 0 to 1; the higher it is, the less the spring swings.
  public let dampingRatio: CGFloat
  /// The velocity at the start, per second.
  public let initialVelocity: CGVector

  /// Creates the pace of a spring.
  public init(dampingRatio ratio: CGFloat = 1, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
  }

  /// The kind of pace.
  public var timingCurveType: UITimingCurveType { .spring }
  /// No cubic curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

/// A way along two axes.
nonisolated public struct CGVector: Hashable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// Creates a way.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// No way.
  public static let zero = CGVector()
}
