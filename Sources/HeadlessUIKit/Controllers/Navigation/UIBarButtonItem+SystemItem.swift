public import Foundation

extension UIBarButtonItem {
  /// The buttons that the system provides.
  nonisolated public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24

    /// The words on the button, where it has words.
    fileprivate var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }

  /// Creates one of the system's buttons.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
    if systemItem == .done { style = .done }
  }

  /// Creates one of the system's buttons; the action is performed by nobody, for Linux has no selectors.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(systemItem: systemItem)
  }

  /// Creates a button with words; the action is performed by nobody, for Linux has no selectors.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
  }

  /// Creates a button with a picture; the action is performed by nobody, for Linux has no selectors.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
  }

  /// Says how the words look; nothing is drawn.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}

  /// Creates a button that is a view of one's own; the view is kept, and not put into the bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns an item that takes what room there is.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns an item that keeps a width free.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}
