import Foundation

/// Several elements under one title; menus are not shown here.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// An identifier that tells menus apart.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The options for showing a menu; several can be combined.
  nonisolated public struct Options: OptionSet, Hashable, Sendable {
    /// One bit an option, UIKit's own.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Among the elements of the menu around.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// As one that destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is marked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// As a row of pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The identifier of the menu; empty unless it was given.
  public let identifier: Identifier
  /// The options for showing the menu.
  public let options: Options
  /// The elements of the menu.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns a menu that offers something else.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }
}
