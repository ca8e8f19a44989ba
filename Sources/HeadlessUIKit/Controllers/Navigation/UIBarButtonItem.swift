public import Foundation

/// What a button in a bar says and does.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// How a button looks.
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
  /// What the button offers; menus are not shown.
  open var menu: UIMenu?
  /// How wide the button is, in points, where nobody acts upon it; zero for as wide as usual.
  open var width: CGFloat = 0
  /// The colour of the button.
  open var tintColor: UIColor?
  /// How the button looks.
  open var style = Style.plain
  /// What a tap does.
  open var primaryAction: UIAction?
  /// True if taps do anything.
  open var isEnabled = true
  /// A number that the application finds the button by.
  open var tag = 0
  /// What the button is called by whoever tests the application.
  open var accessibilityIdentifier: String?
  /// What the button is called by whoever reads it out.
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
