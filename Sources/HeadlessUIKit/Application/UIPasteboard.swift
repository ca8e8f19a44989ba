public import Foundation

/// The last copied values.
///
/// Each world has its own, and nothing outside the world hears of them.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The words.
  open var string: String?
  /// The picture.
  open var image: UIImage?
  /// The address.
  open var url: URL?

  /// True if there are words.
  public final var hasStrings: Bool { string != nil }

  /// The pasteboard of the world whose code is running; a new one if no world's code is running.
  public static var general: UIPasteboard { CurrentWorld.scene?.pasteboard ?? UIPasteboard() }
}
