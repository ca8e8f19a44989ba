public import Foundation

/// What was copied last: each world has its own, and nothing outside hears of it.
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

  /// That of the world whose code is running; a new one where none is.
  public static var general: UIPasteboard { CurrentWorld.scene?.pasteboard ?? UIPasteboard() }
}
