// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
@_exported import Foundation

// The parts that the rest of the stubs needs, and the parts of Apple's Foundation and Core Graphics
// that Linux has not.

public func stub() -> Never { fatalError("a stub was called") }

public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public static var identity: CGAffineTransform { stub() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { stub() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { stub() }
  public init(rotationAngle angle: CGFloat) { stub() }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { stub() }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { stub() }
}

public class CGColor {}
public class CGImage {}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static var zero: UIEdgeInsets { stub() }
  public init() { stub() }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { stub() }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public static var zero: NSDirectionalEdgeInsets { stub() }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { stub() }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { stub() }
}

extension IndexPath {
  public init(row: Int, section: Int) { stub() }
  public init(item: Int, section: Int) { stub() }
  public var row: Int {
    get { stub() }
    set { stub() }
  }
  public var item: Int {
    get { stub() }
    set { stub() }
  }
  public var section: Int {
    get { stub() }
    set { stub() }
  }
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var top: UIRectEdge { stub() }
  public static var left: UIRectEdge { stub() }
  public static var bottom: UIRectEdge { stub() }
  public static var right: UIRectEdge { stub() }
  public static var all: UIRectEdge { stub() }
}

open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize.zero
  open var shadowRadius: CGFloat = 0
  open var masksToBounds = false
  open var opacity: Float = 1
  open var isHidden = false
  open var backgroundColor: CGColor?
  open var bounds = CGRect.zero
  open var frame = CGRect.zero
  open func setNeedsDisplay() {}
  open func removeAllAnimations() {}
  open func addSublayer(_ layer: CALayer) {}
  open func removeFromSuperlayer() {}
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open var mask: CALayer?
  open var shadowPath: CGPath?
  open var position = CGPoint.zero
}
