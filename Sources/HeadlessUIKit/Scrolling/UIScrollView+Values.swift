public import Foundation

extension UIScrollView {
  /// The part of its velocity that a glide keeps in each millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that is left after one millisecond.
    public let rawValue: CGFloat

    /// The default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A glide that is soon over.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// Creates a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The rule that says which of the window's covered edges are added to `contentInset`.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// Those of the axes that scroll, as long as no controller is around to say otherwise.
    case automatic
    /// Those of the axes that scroll.
    case scrollableAxes
    /// None.
    case never
    /// All.
    case always
  }
}
