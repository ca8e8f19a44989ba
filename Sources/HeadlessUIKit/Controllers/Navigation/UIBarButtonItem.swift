public import Foundation

/// A button in a bar, and its action.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The look of a button.
  nonisolated public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// As most do.
    case plain = 0
    /// As one that ends something.
    case done = 2
  }

  /// The words on the button.
  open var title: String?
  /// The picture on the button.
  open var image: UIImage?
  /// A view of one's own in place of the button; it is kept, and not put into the bar.
  open var customView: UIView?
  /// The menu of the button; menus are not shown.
  open var menu: UIMenu?
  /// The width of the button, in points, which nothing uses; zero: the usual width.
  open var width: CGFloat = 0
  /// The colour of the button.
  open var tintColor: UIColor?
  /// The look of the button.
  open var style = Style.plain
  /// The action of a tap.
  open var primaryAction: UIAction?
  /// True if taps do anything.
  open var isEnabled = true
  /// A number that the application finds the button by.
  open var tag = 0
  /// The identifier by which tests of the application find the button.
  open var accessibilityIdentifier: String?
  /// The name that a screen reader says for the button.
  open var accessibilityLabel: String?

  /// Creates a button with words or a picture; its action's, where none are given.
  public init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    let ofAction = primaryAction?.title ?? ""
    self.title = title ?? (ofAction.isEmpty ? nil : ofAction)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
  }

  /// Does what a tap does.
  final func tap() {
    guard isEnabled else { return }
    primaryAction?.perform(for: self)
  }
}

/// The button that switches a controller's editing on and off.
final class EditButtonItem: UIBarButtonItem {
  init(controller: UIViewController) {
    super.init()
    primaryAction = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
  }

  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
