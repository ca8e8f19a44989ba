internal import Traces
internal import Transcripts

/// The view that the delegate gives to be zoomed.
struct ZoomSubject: Sendable {
  /// The identity of the view.
  enum Identity: Hashable, Sendable {
    /// It is not known whether the delegate gives a view.
    case unknown
    /// The delegate gives no view.
    case none
    /// The delegate gives a view, whose name is not known.
    case some
    case named(String)
  }

  private(set) var given: Identity
  /// The view that the latest `willBeginZooming` named.
  var begun = Identity.unknown
  /// True if the delegate names the view, which has a size of its own.
  let isNamed: Bool
  /// True if the header's script, if it has one, gives the same view each time.
  private let isScriptConstant: Bool

  /// - Parameters:
  ///   - view: the view that zooms.
  ///   - isImplemented: the certainty that its delegate answers; unknown: the answer is not heard.
  ///   - isReplayed: true if the header tells of the delegate.
  init(of view: Header.View, isImplemented: Certainty, isReplayed: Bool) {
    let script = view.delegate.entries.first { $0.message == .viewForZooming }
    isNamed = script != nil
    isScriptConstant = script.map { $0.replies.count == 1 && $0.replies[0].times == nil } ?? true
    switch isImplemented {
    case .yes: given = Self.identity(in: view, isReplayed: isReplayed)
    case .no: given = .none
    case .unknown: given = .unknown
    }
  }

  /// Returns the view that the delegate gives, as far as the header tells.
  private static func identity(in view: Header.View, isReplayed: Bool) -> Identity {
    if let entry = view.delegate.entries.first(where: { $0.message == .viewForZooming }) {
      guard entry.replies.count == 1, case .answer(let value)? = entry.replies.first?.action,
        entry.replies.first?.times == nil
      else { return .unknown }
      return value.string.map { .named($0) } ?? .none
    }
    if Vocabulary.zoomers.contains(view.component) { return .some }
    // A log from elsewhere says nothing of its delegate.
    return isReplayed && !view.config.isEmpty ? .none : .unknown
  }

  /// True if it is known that there is a view to zoom.
  var isKnown: Bool { given != .unknown && given != .none }

  /// Takes what `viewForZooming` was answered.
  mutating func learn(_ answer: Value) {
    // A script that answers now this, now that may have a view for the next zoom.
    given = answer.string.map { .named($0) } ?? (isScriptConstant ? .none : .unknown)
  }
}
