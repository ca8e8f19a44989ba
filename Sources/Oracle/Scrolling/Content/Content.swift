internal import Traces

/// The place of the content as messages tell it, and the way it came there.
struct Content: Sendable {
  /// The offset that is known to hold.
  var offset = Place.unknown
  /// The turn of the message that told it; -1: none did.
  var offsetTurn: Int32 = -1
  /// The place at which the content was last known to be, if only fingers can have moved it since, and the
  /// longest way that they can have moved it on, in thousandths of a point.
  var anchor = Place.unknown
  var wayFromAnchor: Int64 = 0
  /// The offset at the beginning, where it is known.
  var offsetAtStart = Place.unknown
  /// The offset at the last `didScroll`, its time, and that of the one before; -1: unknown.
  var lastScroll = Place.unknown
  var lastScrollTime: Microseconds = -1
  var earlierScrollTime: Microseconds = -1
  /// The length of the last way from one `didScroll` to the next that could be told, in thousandths of a
  /// point; 0: there was none.
  var lastStep: Int32 = 0
  /// True if a frame of the glide sent two messages that its end alone can explain (D15).
  var isDoubled = false
  /// True if a finger, not the program, moved the view last (Z02).
  var isMovedByFinger = false
  /// The facts about the size of a table's content.
  var measured = MeasuredContent()
  /// The facts about its insets that messages tell.
  var inset = ToldInset()
  /// A terminal message whose offset was not that of the last `didScroll` (A06), until it is clear
  /// whether that `didScroll` only came too late (C21).
  var doubtful: Doubt?
  /// A doubt that the event being judged explains: a `didScroll` that came too late.
  var explained: Doubt?

  /// A terminal message with a doubtful offset.
  struct Doubt: Sendable {
    var heard: Heard
    var scroll: Place
    /// The rule that the message breaks by itself besides; -1: none.
    var head: Int16
  }

  /// Takes in that something may have moved the content unheard.
  mutating func forgetPlace() {
    offset = .unknown
    anchor = .unknown
    lastScroll = .unknown
    lastStep = 0
  }

  /// Follows a `didScroll`.
  mutating func followScroll(_ heard: Heard) {
    let step = heard.offset.distance(to: lastScroll)
    if step > 0 { lastStep = step }
    lastScroll = heard.offset
    earlierScrollTime = lastScrollTime
    lastScrollTime = heard.time
    measured.followScroll()
    if !heard.offset.isKnown { offset = .unknown }
  }
}
