public import Foundation

extension UIWindowScene {
  /// The options for opening an address; there are none here.
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
