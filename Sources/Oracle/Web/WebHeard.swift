internal import Traces

/// What the message, or the final state, that is being judged says of a web view.
struct WebHeard: Sendable {
  var event = Event.other
  /// The address that is asked about.
  var address: String?
  /// What makes the web view ask.
  var type: String?
  /// What the delegate answered.
  var isAllowed: Bool?
  /// The error.
  var code: Int?
  var domain: String?
  /// What could be read of the page, and how large it lies in the view.
  var page = PageState()
  var contentSize: Point?
  var scale: Millionths?

  init() {}

  init(_ message: borrowing Message, event: Event) {
    self.event = event
    address = message.arguments[.shouldStartLoadWith]?.string
    type = message.arguments[.navigationType]?.string
    isAllowed = message.answer?.bool
    code = message.arguments[.code]?.number.map { Int($0.units / 1_000_000) }
    domain = message.arguments[.domain]?.string
    take(message.state, message.table.page)
  }

  init(_ final: borrowing Final) {
    event = .final
    take(final.state, final.table.page)
  }

  private mutating func take(_ state: State, _ page: PageState) {
    self.page = page
    contentSize = state.contentSize
    scale = state.zoomScale
  }

  /// Whether it says that a load was stopped; nil: the error is not told.
  var isCancelled: Bool? {
    guard let code else { return nil }
    return code == -999
      && domain ?? ScriptedNetwork.Failure.urlDomain
        == ScriptedNetwork.Failure.urlDomain
  }

  /// Whether it says that the address was none; nil: the error is not told.
  var isOfAddress: Bool? {
    code.map { ScriptedNetwork.Failure(domain: domain ?? "NSURLErrorDomain", code: $0).isOfAddress }
  }

  /// The address of the page that is shown, as the state tells it; empty: none is shown.
  var shown: String? {
    switch page.request {
    case .string(let address)?: address
    case .null?: ""
    default: nil
    }
  }
}
