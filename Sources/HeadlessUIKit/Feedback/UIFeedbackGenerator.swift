public import Foundation

/// An object that would make the device shake in the hand; here nothing shakes.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Gets ready to shake.
  open func prepare() {}
}

/// Shakes as if two things met.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the impact.
  nonisolated public enum FeedbackStyle: Int, Hashable, Sendable, CaseIterable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Creates a generator of middle strength.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Shakes.
  open func impactOccurred() {}

  /// Shakes so strongly, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Shakes as if something else were chosen.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Shakes.
  open func selectionChanged() {}
}

/// Shakes as if something had ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome that the user is told of.
  nonisolated public enum FeedbackType: Int, Hashable, Sendable, CaseIterable {
    case success, warning, error
  }

  /// Shakes.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
