internal import Traces

/// The request of a call to a web view.
struct WebErrand: Sendable {
  /// The kinds of calls that may load something.
  enum Kind: Sendable {
    case load, string, reload, back, forward, link, form

    /// The kind of a call; nil: it asks for no page.
    init?(_ name: Name) {
      switch name {
      case .loadRequest: self = .load
      case .loadHTMLString: self = .string
      case .reloadPage: self = .reload
      case .goBack: self = .back
      case .goForward: self = .forward
      case .tapLink: self = .link
      case .submitForm: self = .form
      default: return nil
      }
    }

    /// True if it goes along the history.
    var isMove: Bool { self == .back || self == .forward }

    /// The types that the question may have (R258).
    var types: [String] {
      switch self {
      case .load, .string: ["other"]
      case .link: ["linkClicked"]
      case .form: ["formSubmitted"]
      // A page that came of a form is asked for as a form again.
      case .reload: ["reload", "formResubmitted"]
      case .back, .forward: ["backForward", "formResubmitted"]
      }
    }
  }

  let kind: Kind
  /// The address that it names, or the one that was asked about for it; nil: none is told.
  private(set) var address: String?
  let turn: Int32
  /// True if it certainly has something to ask for.
  let hasPage: Bool
  /// True if it certainly has nothing to ask for.
  let isIdle: Bool
  /// True if the delegate was asked about it, and true if it refused.
  private(set) var isAsked = false
  private(set) var isRefused = false

  /// Notes that the delegate was asked about it.
  mutating func ask(_ address: String?, isAllowed: Bool?) {
    isAsked = true
    isRefused = isAllowed == false
    self.address = self.address ?? address
  }

  init?(_ call: borrowing Call, turn: Int32, _ facts: WebFacts) {
    guard let kind = Kind(call.name) else { return nil }
    self.kind = kind
    self.turn = turn
    let labels: [Name] = [.request, .address, .baseURL]
    address = labels.compactMap { call.arguments[$0]?.string }.first
    let hasShown = facts.shown.map { !$0.isEmpty }
    switch kind {
    case .load, .string:
      hasPage = true
      isIdle = false
    case .reload, .link, .form:
      hasPage = hasShown == true
      isIdle = hasShown == false && facts.scene.open.isSurelyNone
    case .back, .forward:
      let pages = kind == .back ? facts.history.behind : facts.history.ahead
      hasPage = pages.areSurelySome && facts.scene.open.isSurelyNone
      isIdle = pages.isSurelyNone && facts.scene.open.isSurelyNone
    }
  }
}
