internal import Traces

/// The facts about a web view in the message, or the final state, that is being judged.
struct WebHeard: Sendable {
  var event = Event.other
  /// The address that is asked about.
  var address: String?
  /// The reason why the web view asks.
  var type: String?
  /// The delegate's answer.
  var isAllowed: Bool?
  /// The error.
  var code: Int?
  var domain: String?
  /// The facts that could be read of the page, and its size in the view.
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

  /// True if it says that a load was stopped; nil: the error is not told.
  var isCancelled: Bool? {
    guard let code else { return nil }
    return code == -999
      && domain ?? ScriptedNetwork.Failure.urlDomain
        == ScriptedNetwork.Failure.urlDomain
  }

  /// True if it says that the address was none; nil: the error is not told.
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
