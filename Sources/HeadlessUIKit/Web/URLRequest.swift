public import Foundation

/// A request to the network: an address and a method.
///
/// Foundation's own stands in a module apart on Linux, with a whole HTTP client behind it. Nothing here
/// leaves the machine, so this is what a web view and its delegate need of it, under the same names.
nonisolated public struct URLRequest: Hashable, Sendable {
  /// The address.
  public var url: URL?
  /// The method of the request: `"POST"` if a form is sent.
  public var httpMethod: String?

  /// Creates a request for an address.
  public init(url: URL) {
    self.url = url
    httpMethod = "GET"
  }

  /// True if something is sent along, which is not sent again unasked.
  var isPosted: Bool { httpMethod == "POST" }

  /// The address without what stands behind `#`.
  var addressWithoutFragment: Substring? { url?.absoluteString.prefix { $0 != "#" } }
}
