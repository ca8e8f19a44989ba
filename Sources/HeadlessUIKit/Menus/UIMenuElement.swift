public import Foundation

/// What a menu offers; menus are not shown here, and of their elements only actions do anything.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is marked.
  nonisolated public enum State: Int, Hashable, Sendable, CaseIterable {
    case off, on, mixed
  }

  /// What is special about an element; several can be named at once.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit a property, UIKit's own.
    public let rawValue: UInt

    /// Creates a set of properties from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What the element is called.
  public final let title: String
  /// The picture beside its title.
  public final let image: UIImage?
  /// The words below its title.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
