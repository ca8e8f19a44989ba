public import Foundation

extension UIWindowScene {
  /// What may be said about how an address is opened; nothing here.
  nonisolated public struct OpenExternalURLOptions: Hashable, Sendable {
    /// Creates options.
    public init() {}
  }

  /// Has an address opened by another application, which there is none of here: whoever plays the world
  /// hears of it.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - options: how it is opened.
  ///   - completion: is told whether it was.
  public func open(
    _ url: URL,
    options: OpenExternalURLOptions? = nil,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    whenOpened?(url)
    completion?(whenOpened != nil)
  }
}
