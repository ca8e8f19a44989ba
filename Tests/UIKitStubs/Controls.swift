// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public typealias UIActionHandler = (_ action: UIAction) -> Void

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var disabled: Attributes { stub() }
    public static var destructive: Attributes { stub() }
  }

  open var title: String { stub() }
  open var image: UIImage? { stub() }
}

@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  @preconcurrency public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) { stub() }
  open var sender: Any? { stub() }
}

@preconcurrency @MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchDown: Event { stub() }
    public static var touchUpInside: Event { stub() }
    public static var touchUpOutside: Event { stub() }
    public static var touchCancel: Event { stub() }
    public static var valueChanged: Event { stub() }
    public static var primaryActionTriggered: Event { stub() }
    public static var editingDidBegin: Event { stub() }
    public static var editingChanged: Event { stub() }
    public static var editingDidEnd: Event { stub() }
    public static var editingDidEndOnExit: Event { stub() }
    public static var allEvents: Event { stub() }
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: State { stub() }
    public static var highlighted: State { stub() }
    public static var disabled: State { stub() }
    public static var selected: State { stub() }
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var isTracking: Bool { stub() }
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  open func removeAction(_ action: UIAction, for controlEvents: Event) {}
  open func sendActions(for controlEvents: Event) {}
}

@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system
  }

  public convenience init(type buttonType: ButtonType) { stub() }
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) { stub() }
  open var titleLabel: UILabel? { stub() }
  open func setTitle(_ title: String?, for state: State) {}
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {}
  open func title(for state: State) -> String? { stub() }
}

@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) {}
}

@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) {}
}

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
}

@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { stub() }
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() {}
  open func endRefreshing() {}
}
