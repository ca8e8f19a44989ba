import Foundation

/// The reason for which a frame could not be loaded.
nonisolated public struct WebError: Hashable, Sendable {
  /// The domain of the code.
  public let domain: String
  /// Its number in that domain.
  public let code: Int

  /// Creates an error.
  public init(domain: String, code: Int) {
    self.domain = domain
    self.code = code
  }

  /// The load was stopped, or another has taken its place (R253).
  static let cancelled = WebError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)
  /// There is no network.
  static let offline = WebError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)
  /// The delegate does not want what a page has led to.
  ///
  /// WebKit's number is from memory; whether it comes at all is not settled (R242).
  static let refused = WebError(domain: "WebKitErrorDomain", code: 102)

  /// True if the address is refused before anything is sent: it is no URL, or none that can be
  /// loaded.
  var isOfAddress: Bool {
    domain == NSURLErrorDomain && (code == NSURLErrorBadURL || code == NSURLErrorUnsupportedURL)
  }

  /// The error as a delegate is told it.
  var told: NSError { NSError(domain: domain, code: code) }
}
