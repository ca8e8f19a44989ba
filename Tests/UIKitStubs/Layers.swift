// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public class CGPath {}

open class UIBezierPath: NSObject {
  public override init() { stub() }
  public convenience init(ovalIn rect: CGRect) { stub() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { stub() }
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) { stub() }
  open var cgPath: CGPath { stub() }
  open var lineWidth: CGFloat = 1
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func close() {}
  open func stroke() {}
  open func fill() {}
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
}

open class CAAnimation: NSObject {
  open var duration: TimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
}

open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { stub() }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}
