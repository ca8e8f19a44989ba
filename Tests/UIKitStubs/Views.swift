// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@preconcurrency @MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { stub() }
  open var canBecomeFirstResponder: Bool { stub() }
  open var isFirstResponder: Bool { stub() }
  @discardableResult open func becomeFirstResponder() -> Bool { stub() }
  @discardableResult open func resignFirstResponder() -> Bool { stub() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@preconcurrency @MainActor
open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { stub() }
  open func previousLocation(in view: UIView?) -> CGPoint { stub() }
  open var tapCount: Int { stub() }
  open var timestamp: TimeInterval { stub() }
  open var view: UIView? { stub() }
}

@preconcurrency @MainActor
open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { stub() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static var none: UIAccessibilityTraits { stub() }
  public static var button: UIAccessibilityTraits { stub() }
  public static var header: UIAccessibilityTraits { stub() }
  public static var image: UIAccessibilityTraits { stub() }
  public static var staticText: UIAccessibilityTraits { stub() }
  public static var selected: UIAccessibilityTraits { stub() }
}

@preconcurrency @MainActor
open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleLeftMargin: AutoresizingMask { stub() }
    public static var flexibleWidth: AutoresizingMask { stub() }
    public static var flexibleRightMargin: AutoresizingMask { stub() }
    public static var flexibleTopMargin: AutoresizingMask { stub() }
    public static var flexibleHeight: AutoresizingMask { stub() }
    public static var flexibleBottomMargin: AutoresizingMask { stub() }
  }

  public init(frame: CGRect) { stub() }
  public convenience override init() { stub() }
  public required init?(coder: NSCoder) { stub() }

  open class var layerClass: AnyClass { stub() }
  open var layer: CALayer { stub() }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var transform: CGAffineTransform {
    get { stub() }
    set { stub() }
  }
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var autoresizingMask: AutoresizingMask = []
  open var safeAreaInsets: UIEdgeInsets { stub() }
  open var layoutMargins = UIEdgeInsets.zero
  open var intrinsicContentSize: CGSize { stub() }
  open var traitCollection: UITraitCollection { stub() }
  public class var noIntrinsicMetric: CGFloat { stub() }

  open var superview: UIView? { stub() }
  open var subviews: [UIView] { stub() }
  open var window: UIWindow? { stub() }
  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func isDescendant(of view: UIView) -> Bool { stub() }
  open func viewWithTag(_ tag: Int) -> UIView? { stub() }
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { stub() }
  open func sizeToFit() {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { stub() }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { stub() }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { stub() }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { stub() }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { stub() }

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityIdentifier: String?
}

@preconcurrency @MainActor
open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open func makeKeyAndVisible() {}
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { stub() }
  open var windows: [UIWindow] { stub() }
}

@preconcurrency @MainActor
open class UIScreen: NSObject {
  open class var main: UIScreen { stub() }
  open var bounds: CGRect { stub() }
  open var scale: CGFloat { stub() }
  open var maximumFramesPerSecond: Int { stub() }
}

@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont!
  open var textColor: UIColor!
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var isHighlighted = false
  open var isEnabled = true
  open var adjustsFontSizeToFitWidth = false
}

@preconcurrency @MainActor
open class UIImageView: UIView {
  public init(image: UIImage?) { stub() }
  public override init(frame: CGRect) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
}

@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  public convenience init(arrangedSubviews views: [UIView]) { stub() }
  open var arrangedSubviews: [UIView] { stub() }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open func addArrangedSubview(_ view: UIView) {}
  open func removeArrangedSubview(_ view: UIView) {}
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  public init(style: Style) { stub() }
  public required init(coder: NSCoder) { stub() }
  open var hidesWhenStopped = true
  open var isAnimating: Bool { stub() }
  open func startAnimating() {}
  open func stopAnimating() {}
}
