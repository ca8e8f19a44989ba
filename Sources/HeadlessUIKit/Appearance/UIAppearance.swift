public import Foundation

/// Something that would take its looks from what is set for all of its kind.
@preconcurrency @MainActor
public protocol UIAppearance {
  /// Returns an object to set looks on; it is forgotten, and nothing takes them over.
  static func appearance() -> Self
}

extension UIView: UIAppearance {
  /// Returns a new view to set looks on; it is forgotten, and no view takes them over.
  public static func appearance() -> Self {
    guard let view = Self(coder: NSCoder()) else {
      preconditionFailure("a view that cannot be made from an archive has no looks to set")
    }
    return view
  }

  /// Returns a new view to set looks on; it is forgotten, and no view takes them over.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyObject.Type]
  ) -> Self { appearance() }
}

extension UIBarButtonItem {
  /// Returns a new button to set looks on; it is forgotten, and no button takes them over.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem {
  /// Returns a new item to set looks on; it is forgotten, and no item takes them over.
  public static func appearance() -> UITabBarItem { UITabBarItem() }

  /// Says how the words look; nothing is drawn.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}
