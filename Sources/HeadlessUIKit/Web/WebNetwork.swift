public import Foundation

/// The network outside the world: it answers the requests of web views.
///
/// A world has one, and asks it for nothing but the answer and how long that takes: the world's own
/// clock says when it has come.
@preconcurrency @MainActor
public protocol WebNetwork: AnyObject {
  /// Returns what comes of a request.
  func response(to request: URLRequest) -> WebResponse
}

/// The response to a request.
nonisolated public struct WebResponse: Hashable, Sendable {
  /// The content of a response.
  public enum Result: Hashable, Sendable {
    /// A page: its size, if it is not the view's, and what its frames show.
    case page(contentSize: CGSize?, frames: [URLRequest])
    /// Something else is to be asked for instead.
    case redirect(URLRequest)
    /// An error.
    case failure(WebError)
  }

  /// The time that the response takes to come, in microseconds.
  public var delay: Int64
  /// The content of the response.
  public var result: Result

  /// Creates a response.
  public init(delay: Int64, result: Result) {
    self.delay = delay
    self.result = result
  }

  /// The response to a request if there is no network.
  static let offline = WebResponse(delay: 0, result: .failure(.offline))

  /// True if it is about the address alone, so that nothing is sent (R247, R248).
  var isOfAddress: Bool {
    if case .failure(let error) = result { error.isOfAddress } else { false }
  }
}
