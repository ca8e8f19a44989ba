public import Foundation

/// An element of a menu; menus are not shown here, and only actions do anything.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state that tells if an element is marked.
  nonisolated public enum State: Int, Hashable, Sendable, CaseIterable {
    case off, on, mixed
  }

  /// The attributes of an element; several can be combined.
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

  /// The title of the element.
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
