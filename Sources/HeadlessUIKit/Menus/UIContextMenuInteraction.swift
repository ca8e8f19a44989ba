public import Foundation

/// Something that would follow fingers on a view; what is added is kept alone.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that it was added to.
  var view: UIView? { get }
  /// Tells the interaction that it is about to be added to another view, or taken off.
  func willMove(to view: UIView?)
  /// Tells the interaction that it was added to a view, or taken off.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions that were added to follow fingers.
  public final var interactions: [any UIInteraction] {
    get { storedLook?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds something that would follow fingers, and tells it.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    look.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes it off again, and tells it.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    look.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// An interaction that would show a menu as a finger rests on a view; no menu is shown, and nobody
/// asks for one.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that it was added to.
  public private(set) final weak var view: UIView?
  /// The object that would be asked for the menu.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates what would bring a menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Takes note of nothing.
  open func willMove(to view: UIView?) {}

  /// Takes note of the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: no menu is there.
  open func dismissMenu() {}
}

/// An object that would be asked for a view's menu; nobody asks.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Asks for the menu at a place; nobody asks.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Tells the delegate that what is above the menu was tapped; there is no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// An object that would run blocks as a menu comes or goes; nothing does.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller whose view is shown above the menu.
  var previewViewController: UIViewController? { get }
  /// Has something done with the change.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Has something done after it.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An object that would run blocks after a tap on the view above a menu; nothing does.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the view above the menu becomes the screen.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The way in which the view above a menu becomes the screen.
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable, CaseIterable {
  case dismiss, pop
}
