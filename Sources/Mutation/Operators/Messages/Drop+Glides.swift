internal import Traces
internal import Transcripts

/// Messages of glides that are not sent.
extension Operators {
  static let dropsOfGlides: [Context] = [
    Context(
      ["C01", "C02", "C12", "Z04"],
      "willBeginDecelerating",
      .willBeginDecelerating,
      needs: [.beginning, .times]
    ) { $0.isPlain && $0.moment.place == .letGo && $0.isTurnQuiet && $0.next != nil },
    Context(
      ["D06"],
      "willBeginDecelerating after an over-scrolled lift without velocity",
      .willBeginDecelerating,
      needs: .times
    ) {
      $0.isPlain && $0.moment.place == .letGo && $0.isTurnQuiet
        && $0.release?.isOverscrolled == true && $0.release?.isAfterHold == true
    },
    Context(
      ["B24", "C06", "E09", "Z04"],
      "didEndDecelerating at the natural end of a chain",
      .didEndDecelerating,
      needs: .finals
    ) { $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.isToldToRest },
    Context(
      ["K03"],
      "didEndDecelerating of a scroll to a page",
      .didEndDecelerating,
      needs: .finals
    ) {
      $0.isPaged && $0.moment.place == .inGlide && $0.isQuiet && $0.isToldToRest
    },
    Context(
      ["D17"],
      "didEndDecelerating of a glide that an edge stopped, bounces being off",
      .didEndDecelerating,
      needs: .finals
    ) {
      guard $0.isPlain, $0.moment.place == .inGlide, $0.isQuiet, $0.isToldToRest else {
        return false
      }
      return $0.isAtEdgeThatStops
    },
    Context(
      ["C06", "E04", "E06", "E09", "Z04"],
      "didEndDecelerating after a touch-stop",
      .didEndDecelerating,
      needs: .finals
    ) {
      $0.isPlain && $0.isModern && $0.moment.place == .stopped && $0.isToldToRest && $0.isTurnQuiet
    },
    Context(
      ["E11"],
      "didEndDecelerating of a caught glide that was dragged on",
      .didEndDecelerating,
      needs: .finals
    ) {
      $0.isPlain && $0.isModern && $0.moment.place == .stopped && $0.fingers.hasMoved
        && $0.isToldToRest
    },
    Context(
      ["A09"],
      "one frame's didScroll in the middle of a fast glide",
      .didScroll,
      needs: [.scrollOffsets, .times]
    ) {
      $0.isMiddleOfGlide && $0.moment.cause == .frame && $0.isFast && $0.isFarFromTouches
        && !$0.turnsRound
    },
  ]
}
