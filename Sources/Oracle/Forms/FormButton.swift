internal import Traces
internal import Transcripts

/// The button below the rows of a form that sends what was typed (R288), and the tap that it has to heed.
struct FormButton: Sendable {
  /// Its height, in thousandths of a point: it is the end of the content.
  let height: Int64
  /// The time at which a finger that surely has tapped it was lifted; -1: none was.
  private(set) var liftTime: Microseconds = -1

  /// Reads what a header says; nil: the form has no such button.
  init?(_ view: Header.View, _ header: borrowing Header) {
    guard header.sample == Self.sample, let height = view.config[.tableFooterView]?.number else {
      return nil
    }
    self.height = height.units / 1000
  }

  private static let sample = "data-entry-form-with-button"
  /// The distance from its edges within which a finger may be beside it.
  private static let border: Int64 = 6_000

  /// Returns true if the finger that is down, or was lifted, surely came down on it; false: surely beside it.
  func isHit(_ watch: Watch) -> Known<Bool> {
    guard let finger = watch.table?.picks.finger, finger.isCertain, finger.place.isKnown,
      watch.geometry.content.isKnown, watch.geometry.size.isKnown
    else { return .untold(.place) }
    let depth = Int64(watch.geometry.content.y) - Int64(finger.place.y)
    let side = min(Int64(finger.place.x), Int64(watch.geometry.size.x) - Int64(finger.place.x))
    if depth < -Self.border || depth > height + Self.border { return .told(false) }
    let isInside = depth > Self.border && depth < height - Self.border && side > Self.border
    return isInside ? .told(true) : .untold(.place)
  }

  /// Follows a touch event.
  mutating func follow(_ hands: Hands, _ watch: Watch) {
    liftTime = -1
    guard let finger = watch.table?.picks.finger, finger.rested, !hands.wasCancelled,
      hands.isLastLifted, hands.most == 1, hands.time >= 0, hands.downTime >= 0,
      hands.time - hands.downTime <= SureTap.patience, hands.reach <= Int64(SureTap.slop),
      isHit(watch) == .told(true)
    else { return }
    liftTime = hands.time
  }

  /// Takes in that the form was sent, or need not be any more.
  mutating func meet() { liftTime = -1 }

  /// Returns true if the form had to be sent by an event.
  func isOverdue(at now: Heard) -> Bool {
    liftTime >= 0 && now.event != .pause
      && (now.event == .final || (now.time >= 0 && now.time - liftTime >= 300_000))
  }
}
