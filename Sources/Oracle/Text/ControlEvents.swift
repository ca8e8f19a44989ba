internal import Traces
internal import Transcripts

/// The control events of text fields in one turn: how often each is due, and how often it was sent (R591).
///
/// An event may come before or after the message of the delegate's that belongs to it, so that they are
/// compared only at the end.
struct ControlEvents: Sendable {
  /// The occasion of a control event.
  enum Kind: String, CaseIterable, Sendable {
    case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit

    /// The delegate's message that shows the occasion.
    var message: Event {
      switch self {
      case .editingDidBegin: .textFieldDidBegin
      case .editingChanged: .textFieldShouldChange
      case .editingDidEnd: .textFieldDidEnd
      case .editingDidEndOnExit: .textFieldShouldReturn
      }
    }
  }

  /// The events that the fields have actions for; nil: the record does not tell.
  let actions: Set<Kind>?
  /// True if an event of the turn is not told by name.
  private(set) var hasUntold = false
  private var occasions: [Kind: Occasion] = [:]

  /// True if a delegate called something after an occasion whose event had not been sent.
  private(set) var isDisturbed = false

  /// The number of events of one kind: due at least, due at most, sent, and posted to observers.
  private struct Occasion: Sendable {
    var least = 0
    var most = 0
    var sent = 0
    var posted = 0
  }

  /// Reads the actions from a view's properties.
  init(of view: Header.View) {
    actions = view.config[.allControlEvents].map { value in
      Set(value.elements.compactMap { $0.string.flatMap(Kind.init) })
    }
  }

  /// True if the return key has an action of its own.
  var hasExit: Bool { actions?.contains(.editingDidEndOnExit) == true }

  /// Takes in that an occasion came, or may have come.
  mutating func note(_ kind: Kind, isSure: Bool = true) {
    guard actions != nil else { return }
    if isSure { occasions[kind, default: Occasion()].least += 1 }
    occasions[kind, default: Occasion()].most += 1
  }

  /// Observers were told of an occasion, so that it surely came.
  mutating func notePost(_ kind: Kind) {
    guard actions != nil, var occasion = occasions[kind] else { return }
    occasion.posted += 1
    occasion.least = max(occasion.least, min(occasion.posted, occasion.most))
    occasions[kind] = occasion
  }

  /// Takes in a call by a delegate: what is still to be sent may not be due any more.
  mutating func disturb() {
    guard let actions, !isDisturbed else { return }
    isDisturbed = occasions.contains { actions.contains($0.key) && $0.value.sent < $0.value.most }
  }

  /// Notes an event that was sent; nil: the record does not tell which.
  mutating func noteSent(_ kind: Kind?) {
    guard let kind else { return hasUntold = true }
    occasions[kind, default: Occasion()].sent += 1
  }

  /// Takes in that the turn is over.
  mutating func clear() {
    if !occasions.isEmpty { occasions = [:] }
    isDisturbed = false
    hasUntold = false
  }

  /// The first kind that was not sent for each of its occasions.
  var missing: Kind? {
    Kind.allCases.first { lacks($0) != nil }
  }

  /// Returns a kind if it was not sent for each of its occasions.
  func lacks(_ kind: Kind) -> Kind? {
    guard actions?.contains(kind) == true, let occasion = occasions[kind],
      occasion.sent < occasion.least
    else { return nil }
    return kind
  }

  /// The first kind that was sent without an occasion, or without an action for it.
  var needless: Kind? {
    guard let actions else { return nil }
    return Kind.allCases.first { kind in
      guard let occasion = occasions[kind] else { return false }
      return occasion.sent > (actions.contains(kind) ? occasion.most : 0)
    }
  }
}
