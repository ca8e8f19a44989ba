public import Foundation

/// A line that says how much is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The place of the line.
  nonisolated public enum Style: Int, Hashable, Sendable, CaseIterable {
    case `default`, bar
  }

  /// The place of the line.
  open var progressViewStyle = Style.default
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is not.
  open var trackTintColor: UIColor?
  private final var storedProgress: Float = 0

  /// Creates a line.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// The part that is done, held within 0 and 1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = max(0, min(newValue, 1)) }
  }

  /// Sets how much is done; the line is there at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// As wide as there is room, and 4 pt high; from memory.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }
}
