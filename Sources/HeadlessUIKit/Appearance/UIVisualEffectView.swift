public import Foundation

/// Something that is done to what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// An effect that blurs the content behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The look of the blur.
  nonisolated public enum Style: Int, Hashable, Sendable, CaseIterable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
  }

  /// Creates a blur.
  public init(style: Style) {
    super.init()
  }
}

/// An effect that lets the content of a view shine in the colours behind it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for what stands on a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A view that does something to what is behind it: here it holds views, and no more.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view that all else belongs in.
  public final let contentView = UIView(frame: .zero)

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an effect; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Has the content fill the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
