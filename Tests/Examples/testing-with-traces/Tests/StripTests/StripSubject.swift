import Strip
import TraceConformance

/// The strip as a subject: one method.
struct StripSubject: TraceSubject {
  /// The messages that the strip leaves out, to see what that looks like.
  var forgotten: Set<String> = []

  func transcript(of trace: TraceCase) throws -> Transcript {
    guard trace.views.count == 1, trace.component == "scroll" else {
      throw TraceSkip("the strip stands alone, and only scrolls")
    }
    // A strip cannot say where it will come to rest.
    return try TracePlayer(trace, telling: StripComponent.messages).play { teller in
      StripComponent(trace, forgotten, teller)
    }
  }
}

/// A strip that the player moves, and that tells its messages in the trace's words.
private final class StripComponent: TraceComponent, StripDelegate {
  static let messages: Set<String> = [
    "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
    "scrollViewDidEndDragging(_:willDecelerate:)",
  ]

  private let strip: Strip
  private let forgotten: Set<String>
  private let teller: TraceTeller

  init(_ trace: TraceCase, _ forgotten: Set<String>, _ teller: TraceTeller) {
    let configuration = trace.configuration()
    strip = Strip(
      height: configuration["bounds"]?.numbers?[1] ?? 0,
      contentHeight: configuration["contentSize"]?.numbers?[1] ?? 0
    )
    self.forgotten = forgotten
    self.teller = teller
    strip.delegate = self
  }

  func touch(_ touches: [TraceTouch], at microseconds: Int64) throws {
    guard touches.count == 1 else { throw TraceSkip("the strip follows one finger") }
    switch touches[0].phase {
    case .began: strip.press(at: touches[0].y)
    case .moved, .stationary: strip.drag(to: touches[0].y)
    case .ended, .cancelled: strip.release()
    }
  }

  func state(of view: String) -> [String: TraceValue] {
    [
      "contentOffset": [0, .number(strip.offset)], "isTracking": .bool(strip.isTracking),
      "isDragging": .bool(strip.isDragging),
    ]
  }

  var isAtRest: Bool { !strip.isTracking }

  func stripWillBeginDragging() { tell("scrollViewWillBeginDragging(_:)") }
  func stripDidMove() { tell("scrollViewDidScroll(_:)") }
  func stripDidEndDragging() {
    tell("scrollViewDidEndDragging(_:willDecelerate:)", ["willDecelerate": false])
  }

  private func tell(_ message: String, _ arguments: [String: TraceValue] = [:]) {
    if !forgotten.contains(message) { teller.tell(message, arguments) }
  }
}
