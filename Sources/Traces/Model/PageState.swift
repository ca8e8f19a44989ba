/// The readable facts about a web view: every part is optional.
public struct PageState: Hashable, Sendable {
  /// `canGoBack`.
  public var canGoBack: Bool?
  /// `canGoForward`.
  public var canGoForward: Bool?
  /// `isLoading`.
  public var isLoading: Bool?
  /// `request`: the address of the page that is shown, or `null` where none is.
  public var request: Value?

  /// Creates a state of which nothing is known.
  public init() {}

  /// True if nothing is known.
  public var isEmpty: Bool {
    canGoBack == nil && canGoForward == nil && isLoading == nil && request == nil
  }

  /// The known facts, as values by their keys, sorted.
  package var facts: [Argument] {
    let all: [(Name, Value?)] = [
      ("canGoBack", canGoBack.map { .bool($0) }),
      ("canGoForward", canGoForward.map { .bool($0) }),
      ("isLoading", isLoading.map { .bool($0) }), ("request", request),
    ]
    return all.compactMap { name, value in value.map { Argument(name, $0) } }
  }

  /// Forgets what a key tells; any other key changes nothing.
  package mutating func forget(_ key: Name) {
    switch key {
    case "canGoBack": canGoBack = nil
    case "canGoForward": canGoForward = nil
    case "isLoading": isLoading = nil
    case "request": request = nil
    default: break
    }
  }
}
