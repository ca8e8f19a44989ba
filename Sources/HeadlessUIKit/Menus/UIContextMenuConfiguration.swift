public import Foundation

/// A menu that would come as a finger rests on something; none is shown, and nobody asks for it.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration: NSObject {
  /// Makes what would be shown above the menu.
  public typealias PreviewProvider = () -> UIViewController?
  /// Makes the menu, from what the system would offer.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// The identifier by which the application finds the menu.
  public let identifier: any NSCopying
  /// Makes what would be shown above the menu.
  public let previewProvider: PreviewProvider?
  /// Makes the menu.
  public let actionProvider: ActionProvider?

  /// Creates a menu.
  public init(
    identifier: (any NSCopying)?,
    previewProvider: PreviewProvider?,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? (UUID().uuidString as NSString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
