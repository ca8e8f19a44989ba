internal import Traces

/// The offset of a table's content, and the certainty that it rests there.
///
/// If no scrolling is heard, a table that nobody has pulled or called stays where it was.
struct Stillness: Sendable {
  /// The offset, as far as it is known.
  private(set) var offset: Place
  /// True if nothing can have moved the content since it rested.
  private(set) var isCertain: Bool
  /// True if nothing can have moved the content, or its rows, since the table was set up.
  private(set) var isUntouched: Bool
  /// True if code has put the content anywhere, perhaps outside its range.
  private(set) var mayBeOutside: Bool
  /// True if a finger that nobody recorded may move the content, and no message would tell.
  private let mayMoveUnseen: Bool
  /// The turn in which code has put the content where it rests; -1: none has.
  private var putTurn: Int32 = -1

  init(_ watch: Watch) {
    let config = watch.setting.declaration.config
    let moving: Changes = [.insets, .offset, .refresh, .alignment]
    let isHeard = watch.hands.areRecorded || watch.hears(.didScroll)
    mayMoveUnseen = !isHeard
    offset = isHeard ? watch.content.offset : .unknown
    mayBeOutside = config.contains { $0.label.changes.contains(.offset) }
    // Before a record that begins in the middle the content may have gone anywhere.
    if !offset.isKnown, isHeard, !watch.record.beginsInTheMiddle, !config.isEmpty,
      config.allSatisfy({ $0.label.changes.isDisjoint(with: moving) })
    {
      offset = Place(x: 0, y: 0)
    }
    isCertain = isHeard && watch.record.isFromTheStart && !watch.record.calls.leavesOpen
    isUntouched = isCertain
  }

  mutating func follow(_ heard: Heard, hearsScrolls: Bool) {
    if mayMoveUnseen { return }
    // If scrolls are not heard, an offset told in the course of one holds for that moment only.
    let holds = hearsScrolls || isCertain || heard.event == .final
    // The questions of a load come before it may bring the content in (N05).
    let isSettled = hearsScrolls || !heard.event.isOfLoad || heard.offset == offset
    if heard.offset.isKnown { offset = holds && isSettled ? heard.offset : .unknown }
    switch heard.event {
    case .final: isCertain = offset.isKnown && heard.raised.isDisjoint(with: .flags)
    // The jump itself, which ends where it was to.
    case .didScroll where heard.turn == putTurn: break
    case .didScroll:
      if !heard.offset.isKnown { offset = .unknown }
      lose()
    case .willBeginDragging, .willBeginDecelerating, .shouldScrollToTop: lose()
    default: break
    }
  }

  /// Takes in that code gives the view other bounds, the origin of which is the offset (A01, F22).
  mutating func move(to bounds: Rect) {
    lose()
    offset = mayMoveUnseen ? .unknown : Place(bounds.origin)
  }

  /// Takes in that code puts content that rests to a place in its range, where it rests again.
  mutating func put(at place: Place, in turn: Int32) {
    isUntouched = isUntouched && place == offset
    offset = place
    putTurn = turn
  }

  /// Takes in that a finger has gone so far that it may have scrolled, or code may have.
  mutating func disturb(isHeard: Bool) {
    lose()
    if !isHeard { offset = .unknown }
  }

  /// Takes in that code puts the content somewhere.
  mutating func place() { mayBeOutside = true }

  /// Takes in that code has done something to a view around the table, which may give it another
  /// size.
  mutating func disturbAround() { isUntouched = false }

  private mutating func lose() {
    putTurn = -1
    isCertain = false
    isUntouched = false
  }
}
