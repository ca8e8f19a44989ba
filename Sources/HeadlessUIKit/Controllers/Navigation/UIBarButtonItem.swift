public import Foundation

/// What a button in a bar says and does.
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
  /// How the button looks.
  open var style: Style
  /// What a tap does.
  open var primaryAction: UIAction?
  /// Whether taps do anything.
  open var isEnabled = true

  /// Creates a button with words.
  public init(title: String? = nil, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.style = style
    self.primaryAction = primaryAction
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
