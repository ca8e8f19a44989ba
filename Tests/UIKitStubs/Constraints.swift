// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static var required: UILayoutPriority { stub() }
  public static var defaultHigh: UILayoutPriority { stub() }
  public static var defaultLow: UILayoutPriority { stub() }
}

@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  open var priority: UILayoutPriority = .required
  open var constant: CGFloat = 0
  open var isActive = false
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { stub() }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { stub() }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { stub() }
}

@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { stub() }
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { stub() }
}

@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open var layoutFrame: CGRect { stub() }
  open var leadingAnchor: NSLayoutXAxisAnchor { stub() }
  open var trailingAnchor: NSLayoutXAxisAnchor { stub() }
  open var topAnchor: NSLayoutYAxisAnchor { stub() }
  open var bottomAnchor: NSLayoutYAxisAnchor { stub() }
  open var widthAnchor: NSLayoutDimension { stub() }
  open var heightAnchor: NSLayoutDimension { stub() }
}

extension UIView {
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { stub() }
    set { stub() }
  }
  public var leadingAnchor: NSLayoutXAxisAnchor { stub() }
  public var trailingAnchor: NSLayoutXAxisAnchor { stub() }
  public var centerXAnchor: NSLayoutXAxisAnchor { stub() }
  public var topAnchor: NSLayoutYAxisAnchor { stub() }
  public var bottomAnchor: NSLayoutYAxisAnchor { stub() }
  public var centerYAnchor: NSLayoutYAxisAnchor { stub() }
  public var widthAnchor: NSLayoutDimension { stub() }
  public var heightAnchor: NSLayoutDimension { stub() }
  public var safeAreaLayoutGuide: UILayoutGuide { stub() }
  public var layoutMarginsGuide: UILayoutGuide { stub() }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
}
