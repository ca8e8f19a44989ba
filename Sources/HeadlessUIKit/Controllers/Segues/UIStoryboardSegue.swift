public import Foundation

/// A way from one controller to another, just before and while it is taken.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public final let identifier: String?
  /// The controller that it leads away from.
  public final let source: UIViewController
  /// The controller that it leads to.
  public final let destination: UIViewController
  private let performHandler: (() -> Void)?

  /// Creates a segue that pushes its destination.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
  }

  /// Creates a segue that shows its destination in a way of its own.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Shows the destination; called when the source has prepared.
  open func perform() {
    if let performHandler { return performHandler() }
    let navigation = source as? UINavigationController ?? source.navigationController
    navigation?.pushViewController(destination, animated: true)
  }
}

/// The facts that a storyboard has about a segue; there are no storyboards here, so code states
/// them.
@preconcurrency @MainActor
public struct UIStoryboardSegueTemplate {
  /// The name of the segue.
  public let identifier: String?
  /// The cells that set it off when they are tapped, by their reuse identifier; `nil`: code does.
  public let cellReuseIdentifier: String?
  /// Makes the controller that the segue leads to, anew each time.
  public let destination: () -> UIViewController

  /// Creates a template.
  public init(
    identifier: String?,
    fromCellsWithReuseIdentifier cellReuseIdentifier: String? = nil,
    destination: @escaping () -> UIViewController
  ) {
    self.identifier = identifier
    self.cellReuseIdentifier = cellReuseIdentifier
    self.destination = destination
  }
}
