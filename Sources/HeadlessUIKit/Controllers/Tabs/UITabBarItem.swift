public import Foundation

/// The item of a tab bar for one of its controllers.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// The items that the system has words and pictures for.
  nonisolated public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture while the controller is shown.
  open var selectedImage: UIImage?
  /// The words in the red spot; `nil`: there is none.
  open var badgeValue: String?
  /// The colour of that spot.
  open var badgeColor: UIColor?
  /// A number that the application finds the item by.
  open var tag = 0
  /// True if a tap does anything.
  open var isEnabled = true
  /// The identifier by which tests of the application find the item.
  open var accessibilityIdentifier: String?

  /// Creates an item without words.
  public override init() { super.init() }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with another picture for while its controller is shown.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    super.init()
  }

  /// Creates one of the system's items; it has no words here.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
}
