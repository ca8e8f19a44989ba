public import Foundation

/// The looks of a bar, which are stored and never used.
struct BarLook<Appearance: UIBarAppearance> {
  var standard: Appearance = .init()
  var scrollEdge: Appearance?
  var compact: Appearance?
  var barTintColor: UIColor?
  var titleTextAttributes: [NSAttributedString.Key: Any]?
  var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  var shadowImage: UIImage?
}

extension UINavigationBar {
  /// The look of the bar; nothing is drawn.
  public var standardAppearance: UINavigationBarAppearance {
    get { barLook.standard }
    set { barLook.standard = newValue }
  }

  /// The look of the bar when the content is scrolled to its upper end; nothing is drawn.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLook.scrollEdge }
    set { barLook.scrollEdge = newValue }
  }

  /// The look of the bar when the screen has little height; nothing is drawn.
  public var compactAppearance: UINavigationBarAppearance? {
    get { barLook.compact }
    set { barLook.compact = newValue }
  }

  /// The colour of the bar; nothing is drawn.
  public var barTintColor: UIColor? {
    get { barLook.barTintColor }
    set { barLook.barTintColor = newValue }
  }

  /// The look of the title; nothing is drawn.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { barLook.titleTextAttributes }
    set { barLook.titleTextAttributes = newValue }
  }

  /// The look of a title in large letters; nothing is drawn.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { barLook.largeTitleTextAttributes }
    set { barLook.largeTitleTextAttributes = newValue }
  }

  /// The picture of the line at the bar's edge; nothing is drawn.
  public var shadowImage: UIImage? {
    get { barLook.shadowImage }
    set { barLook.shadowImage = newValue }
  }

  /// Says which picture is behind the bar; nothing is drawn.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

extension UITabBar {
  /// The look of the bar; nothing is drawn.
  public var standardAppearance: UITabBarAppearance {
    get { barLook.standard }
    set { barLook.standard = newValue }
  }

  /// The look of the bar when the content is scrolled to its lower end; nothing is drawn.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { barLook.scrollEdge }
    set { barLook.scrollEdge = newValue }
  }
}

extension UIToolbar {
  /// The look of the bar; nothing is drawn.
  public final var standardAppearance: UIToolbarAppearance {
    get { barLook.standard }
    set { barLook.standard = newValue }
  }

  /// The look of the bar when the content is scrolled to its lower end; nothing is drawn.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { barLook.scrollEdge }
    set { barLook.scrollEdge = newValue }
  }
}

/// The form of a bar.
nonisolated public enum UIBarMetrics: Int, Hashable, Sendable, CaseIterable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
