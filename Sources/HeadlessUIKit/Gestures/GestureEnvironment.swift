/// Decides which recognizers of a window begin, when the touches of one event fit several.
///
/// All recognizers see the event first, from the innermost view outwards. Then those that want to
/// begin are taken in turn, the most urgent first, and the ones they shut out fail.
final class GestureEnvironment {
  private var requests: [UIGestureRecognizer] = []
  private var isDispatching = false

  // Letting go needs no actor.
  nonisolated deinit {}

  /// Finds the recognizers of a finger that has come down.
  func attach(_ touch: UITouch) {
    var view = touch.view
    while let current = view {
      for recognizer in current.storedRecognizers where recognizer.accepts(touch) {
        touch.recognizers.append(recognizer)
        recognizer.watched.append(touch)
      }
      view = current.storedSuperview
    }
  }

  /// Shows an event to all recognizers that watch one of its fingers, and lets them begin.
  func dispatch(_ event: UIEvent) {
    isDispatching = true
    for recognizer in Self.recognizers(of: event) where !recognizer.isOver {
      recognizer.watch(event)
    }
    isDispatching = false
    settle()
  }

  /// Lets go of the fingers that are up, and makes the recognizers ready that have none left.
  func finish(_ event: UIEvent) {
    guard event.touches.haveLifts else { return }
    let recognizers = Self.recognizers(of: event)
    for recognizer in recognizers { recognizer.watched.removeAll { $0.isOver } }
    for touch in event.touches where touch.isOver { touch.recognizers.removeAll() }
    settle()
    for recognizer in recognizers { recognizer.makeReady() }
  }

  /// Lets recognizers begin that waited for one whose time is over.
  func timePassed() {
    settle()
  }

  /// Remembers that a recognizer asked for a state; outside an event it is decided at once.
  func settleRequest(of recognizer: UIGestureRecognizer) {
    if !requests.contains(where: { $0 === recognizer }) { requests.append(recognizer) }
    if !isDispatching { settle() }
  }

  private func settle() {
    var hasProgress = true
    while hasProgress, !requests.isEmpty {
      hasProgress = false
      // The usual case, without a list.
      if requests.count == 1 {
        let recognizer = requests.removeLast()
        if recognizer.requested == nil || settleRequestNow(recognizer) {
          hasProgress = true
        } else {
          requests.append(recognizer)
        }
        continue
      }
      let round = mostUrgentFirst(requests)
      requests.removeAll(keepingCapacity: true)
      for recognizer in round where recognizer.requested != nil {
        if settleRequestNow(recognizer) {
          hasProgress = true
        } else {
          requests.append(recognizer)
        }
      }
    }
  }

  /// Decides what a recognizer asked for; returns whether it could be decided.
  ///
  /// One that has waited for another until its fingers were gone is ready at once (R622).
  private func settleRequestNow(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.settleRequest() else { return false }
    if recognizer.watched.isEmpty { recognizer.makeReady() }
    return true
  }

  /// Returns the order in which recognizers may begin; equals keep theirs, the inner view's first.
  private func mostUrgentFirst(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    guard recognizers.count > 1 else { return recognizers }
    return recognizers.enumerated()
      .sorted { ($1.element.urgency, $0.offset) < ($0.element.urgency, $1.offset) }
      .map(\.element)
  }

  /// Returns the recognizers of the fingers named in an event, each once.
  private static func recognizers(of event: UIEvent) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    for touch in event.touches where touch.isChanged {
      if recognizers.isEmpty {
        recognizers = touch.recognizers
        continue
      }
      for recognizer in touch.recognizers where !recognizers.contains(where: { $0 === recognizer })
      {
        recognizers.append(recognizer)
      }
    }
    return recognizers
  }
}
