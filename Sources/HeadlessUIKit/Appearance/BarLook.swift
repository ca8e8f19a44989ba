public import Foundation

/// What is kept of a bar's looks and is never acted upon.
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
  /// How the bar looks; nothing is drawn.
  public var standardAppearance: UINavigationBarAppearance {
    get { barLook.standard }
    set { barLook.standard = newValue }
  }

  /// How the bar looks over the upper end of what is scrolled; nothing is drawn.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLook.scrollEdge }
    set { barLook.scrollEdge = newValue }
  }

  /// How the bar looks where there is little height; nothing is drawn.
  public var compactAppearance: UINavigationBarAppearance? {
    get { barLook.compact }
    set { barLook.compact = newValue }
  }

  /// The colour of the bar; nothing is drawn.
  public var barTintColor: UIColor? {
    get { barLook.barTintColor }
    set { barLook.barTintColor = newValue }
  }

  /// How the title looks; nothing is drawn.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { barLook.titleTextAttributes }
    set { barLook.titleTextAttributes = newValue }
  }

  /// How a title in large letters looks; nothing is drawn.
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
  /// How the bar looks; nothing is drawn.
  public var standardAppearance: UITabBarAppearance {
    get { barLook.standard }
    set { barLook.standard = newValue }
  }

  /// How the bar looks over the lower end of what is scrolled; nothing is drawn.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { barLook.scrollEdge }
    set { barLook.scrollEdge = newValue }
  }
}

extension UIToolbar {
  /// How the bar looks; nothing is drawn.
  public final var standardAppearance: UIToolbarAppearance {
    get { barLook.standard }
    set { barLook.standard = newValue }
  }

  /// How the bar looks over the lower end of what is scrolled; nothing is drawn.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { barLook.scrollEdge }
    set { barLook.scrollEdge = newValue }
  }
}

/// Where a bar is.
nonisolated public enum UIBarMetrics: Int, Hashable, Sendable, CaseIterable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
