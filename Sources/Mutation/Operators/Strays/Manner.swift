internal import Traces

/// The way in which a view came to rest before a quiet moment.
enum Manner: String, CaseIterable, Sendable {
  case nothing = "nothing"
  case drag = "a drag without a glide"
  case cancel = "a cancelled touch"
  case glide = "a glide"
  case bounce = "a bounce"
  case page = "a page that was turned"
  case catching = "a catch"
  case animation = "an animated call"
  case jump = "a call without animation"
  case toTop = "a scroll to the top"
  case pinch = "a pinch"
  case zoom = "a zoom by code"
  case refresh = "a refresh"
  case keyboard = "a keyboard"
  case tap = "a tap"
  case load = "a load"
  case update = "an update"
  case editing = "editing"
  case screen = "a change of screens"
  case call = "another call"

  /// The manners by the latest message that tells of one.
  private static let byMessage: [Name: Manner] = {
    let groups: [(Manner, [Name])] = [
      (.drag, [.didEndDragging]), (.glide, [.didEndDecelerating]),
      (.animation, [.didEndScrollingAnimation]), (.toTop, [.didScrollToTop]),
      (.pinch, [.didEndZooming]), (.zoom, [.didZoom]), (.jump, [.didScroll]),
      (.refresh, [.refreshControlValueChanged]),
      (.keyboard, [.keyboardWillShow, .keyboardWillHide]),
      (
        .tap, [.didSelectRow, .didDeselectRow, .didUnhighlightRow, .accessoryButtonTapped, .tapped]
      ),
      (.load, [.numberOfRows, .cellForRow, .willDisplayCell]),
      (.editing, [.didEndEditingRow, .commitEditing, .setEditing, .didTransition, .didMoveRow]),
      (.screen, [.viewDidAppear, .viewDidDisappear]),
    ]
    return Dictionary(
      groups.flatMap { manner, names in names.map { ($0, manner) } },
      uniquingKeysWith: { first, _ in first }
    )
  }()

  private static let updates = Set(Vocabulary.calls(changing: .rows) + [.endUpdates])

  /// The manner in which the view of a final state has come to rest.
  init(of rest: Site) {
    let before = rest.forerunners.prefix { !$0.isFinal }
    let latest = before.lazy.compactMap { site in
      site.name.flatMap { Self.byMessage[$0] }.map { (site, $0) }
    }.first
    guard let (site, manner) = latest else {
      self = rest.hasCallBefore ? .call : rest.fingers.wasCancelled ? .cancel : .nothing
      return
    }
    self = Self.refined(manner, site, rest)
  }

  private static func refined(_ manner: Manner, _ site: Site, _ rest: Site) -> Manner {
    if rest.fingers.wasCancelled, rest.fingers.beganLine > (rest.previousRest?.line ?? -1) {
      return .cancel
    }
    switch manner {
    case .glide:
      if site.moment.place == .stopped { return .catching }
      if site.setup.isPagingEnabled { return .page }
      return site.endsBounce ? .bounce : .glide
    case .pinch: return site.moment.zoom.phase == .animated ? .zoom : .pinch
    case .load where rest.hasCallBefore: return rest.hasCall(among: updates) ? .update : .load
    default: return manner
    }
  }
}

extension Site {
  /// The rest before it.
  var previousRest: Site? { forerunners.first(where: \.isFinal) }

  /// True if a call came since the rest before.
  var hasCallBefore: Bool { record.hasCall(in: (previousRest?.line ?? 0)...line) }

  /// Returns true if one of some calls came since the rest before.
  func hasCall(among names: Set<Name>) -> Bool {
    let start = previousRest?.line ?? 0
    return record.callLines.contains { index in
      guard index > start, index < line, case .call(let call) = record.transcript.lines[index]
      else { return false }
      return names.contains(call.name)
    }
  }
}
