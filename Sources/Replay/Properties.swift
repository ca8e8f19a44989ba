import HeadlessUIKit
import Traces

/// The properties of a scroll view that a trace may set: each name with what setting it does.
enum Properties {
  /// The object on which a property is set: `safeAreaInsets` is the window's, all else the view's.
  struct Receiver {
    let scrollView: UIScrollView
    let window: UIWindow
  }

  struct Property {
    let name: Name
    let set: @MainActor (Receiver, Value) -> Void
  }

  /// In the order in which a `config` is applied: bounds, content size, a component's own, insets,
  /// limits, the rest, the scale, the offset.
  static let inOrder: [Property] = geometry + own + others

  /// The properties of any scroll view.
  static let common = geometry + others

  private static let others = insets + limits + switches + surroundings + scale + offset

  /// The properties that some components have: each once, though several may have it.
  private static let own = Component.all.flatMap(\.settings).reduce(into: [Property]()) {
    all,
    property in
    if !all.contains(where: { $0.name == property.name }) { all.append(property) }
  }

  private static let places = ByName(inOrder.enumerated().map { ($1.name, $0) })

  static func property(_ name: Name) -> Property? {
    places[name].map { inOrder[$0] }
  }

  /// Returns the settings of a `config` in the order in which they are applied: each property by
  /// its place in that order.
  static func settings(of config: [Argument]) -> [(place: Int, value: Value)] {
    var settings: [(place: Int, value: Value)] = []
    settings.reserveCapacity(config.count)
    for setting in config {
      if let place = places[setting.label] { settings.append((place, setting.value)) }
    }
    settings.sort { $0.place < $1.place }
    return settings
  }

  private static let geometry: [Property] = [
    Property(name: .frame) { receiver, value in
      if let frame = value.rect { receiver.scrollView.frame = CGRect(frame) }
    },
    Property(name: .bounds) { receiver, value in
      if let bounds = value.rect { receiver.scrollView.bounds = CGRect(bounds) }
    },
    Property(name: .contentSize) { receiver, value in
      guard let size = value.point else { return }
      let contentSize = CGSize(width: size.x.double, height: size.y.double)
      receiver.scrollView.contentSize = contentSize
      // The content view of a zoom is as large as the content, whatever becomes of it.
      (receiver.scrollView as? StageScrollView)?.zoomedContent?.frame.size = contentSize
    },
  ]

  private static let insets: [Property] = [
    Property(name: .contentInsetAdjustmentBehavior) { receiver, value in
      guard
        let behavior = value.string.flatMap(
          UIScrollView.ContentInsetAdjustmentBehavior.init(name:)
        )
      else { return }
      receiver.scrollView.contentInsetAdjustmentBehavior = behavior
    },
    Property(name: .contentInset) { receiver, value in
      if let insets = value.insets { receiver.scrollView.contentInset = UIEdgeInsets(insets) }
    },
    Property(name: .safeAreaInsets) { receiver, value in
      if let insets = value.insets { receiver.window.safeAreaInsets = UIEdgeInsets(insets) }
    },
  ]

  private static let limits: [Property] = [
    number(.minimumZoomScale) { $0.minimumZoomScale = $1 },
    number(.maximumZoomScale) { $0.maximumZoomScale = $1 },
  ]

  /// Returns true if setting a property may zoom.
  static func zooms(_ name: Name) -> Bool {
    name == .zoomScale || limits.contains { $0.name == name }
  }

  private static let scale: [Property] = [number(.zoomScale) { $0.zoomScale = $1 }]

  private static let switches: [Property] = [
    flag(.bouncesZoom) { $0.bouncesZoom = $1 },
    flag(.bounces) { $0.bounces = $1 },
    flag(.bouncesHorizontally) { $0.bouncesHorizontally = $1 },
    flag(.bouncesVertically) { $0.bouncesVertically = $1 },
    flag(.alwaysBounceHorizontal) { $0.alwaysBounceHorizontal = $1 },
    flag(.alwaysBounceVertical) { $0.alwaysBounceVertical = $1 },
    flag("canCancelContentTouches") { $0.canCancelContentTouches = $1 },
    flag("delaysContentTouches") { $0.delaysContentTouches = $1 },
    flag(.isDirectionalLockEnabled) { $0.isDirectionalLockEnabled = $1 },
    flag(.isPagingEnabled) { $0.isPagingEnabled = $1 },
    flag(.isScrollEnabled) { $0.isScrollEnabled = $1 },
    flag(.scrollsToTop) { $0.scrollsToTop = $1 },
    flag("transfersHorizontalScrollingToParent") { $0.transfersHorizontalScrollingToParent = $1 },
    flag("transfersVerticalScrollingToParent") { $0.transfersVerticalScrollingToParent = $1 },
    Property(name: "contentAlignmentPoint") { receiver, value in
      if let point = value.point { receiver.scrollView.contentAlignmentPoint = CGPoint(point) }
    },
    Property(name: .decelerationRate) { receiver, value in
      switch value {
      case .string("fast"): receiver.scrollView.decelerationRate = .fast
      case .number(let rate):
        receiver.scrollView.decelerationRate = UIScrollView.DecelerationRate(
          rawValue: rate.double
        )
      default: receiver.scrollView.decelerationRate = .normal
      }
    },
  ]

  private static let offset: [Property] = [
    Property(name: .contentOffset) { receiver, value in
      if let offset = value.point { receiver.scrollView.contentOffset = CGPoint(offset) }
    }
  ]

  static func number(
    _ name: Name,
    _ set: @escaping @MainActor (UIScrollView, Double) -> Void
  ) -> Property {
    Property(name: name) { receiver, value in
      if let number = value.number { set(receiver.scrollView, number.double) }
    }
  }

  static func flag(
    _ name: Name,
    _ set: @escaping @MainActor (UIScrollView, Bool) -> Void
  ) -> Property {
    Property(name: name) { receiver, value in
      if let flag = value.bool { set(receiver.scrollView, flag) }
    }
  }
}

extension UIEdgeInsets {
  /// The insets with exact parts.
  init(_ insets: Insets) {
    self.init(
      top: insets.top.double,
      left: insets.left.double,
      bottom: insets.bottom.double,
      right: insets.right.double
    )
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  /// The behaviour that UIKit's case name means.
  init?(name: String) {
    switch name {
    case "automatic": self = .automatic
    case "scrollableAxes": self = .scrollableAxes
    case "never": self = .never
    case "always": self = .always
    default: return nil
    }
  }
}
