public import Foundation

/// An object that shows a controller as a sheet.
///
/// A sheet is always as high as its container allows: how high it would be otherwise is kept alone.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name.
      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of it.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent.
    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Returns the detent at about half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// Returns the detent at the whole of the screen.
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet could rest.
  open var detents: [Detent] = [.large()]
  /// The height at which it would rest; `nil`: the first.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Up to which height what is below could be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// True if a bar at the top shows that the sheet can be pulled.
  open var prefersGrabberVisible = false
  /// True if the sheet would grow as its content is scrolled past its top.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// True if the sheet would lie at the lower edge where the screen is low.
  open var prefersEdgeAttachedInCompactHeight = false
  /// The radius of the corners, in points; `nil`: the system's choice.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes that would be animated; they take no time.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
