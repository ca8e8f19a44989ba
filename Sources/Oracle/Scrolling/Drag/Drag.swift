internal import Traces

/// The effects of a finger on a view, from its touch-down to its lift, and the messages that it
/// owes.
final class Drag {
  /// The way of the finger that drags.
  var pull = Pull()
  /// The turn of a call that came in the drag in progress, since the view rested; -1: none.
  var callTurn: Int32 = -1
  /// True if the finger's latest move must be told before its turn ends (B08).
  var isMoveDue = false
  /// True if the turn that begins a drag must move the content before it ends (B06).
  var isFirstScrollDue = false
  /// True if the keyboard must go before the turn that begins a drag ends (P02).
  var isHideDue = false
  /// The place at which the content rested when the latest drag began; unknown: it did not rest.
  var restBefore = Place.unknown
  /// The time at which the last glide began, and true if one ever did; -1: unknown.
  var lastReleaseTime: Microseconds = -1
  var hasReleased = false
  /// True if other views may have its fingers, and all fingers came down on this one, and on none in it or beside it.
  var isHitAlone = false
  /// True if the view surely has the finger to itself, at rest or in a glide that it stops, and no call has
  /// come since the finger came down.
  var isPlayed = false
  /// The place of the content as the finger came down.
  var touchStart = Place.unknown
  /// True if no glide was open as the latest finger was lifted.
  var wasLiftedFresh = false
  /// The turns of what is sure by the finger alone.
  var sure = SureTurns()
  /// The longest way of the glide that the latest lift may have begun, in thousandths of a point.
  var glideReach: Int64 = 0
  /// True if a finger that held a bounce was lifted, and nothing has come since (E13).
  var isBounceHeld = false

  // A touch that no drag was told of.

  /// The messages that are still to be told of the touch.
  var debt = TouchDebt()
  /// The number of `didScroll` that came as a single finger moved, with no drag open and nothing
  /// else to move the view.
  var untoldScrolls: Int32 = 0
  /// True if a finger has touched the resting view since the last final state, and not moved.
  var wasTapped = false
  /// True if the view was disabled when the first finger came down, and true if it was at any time
  /// since.
  var wasDisabledAtTouch = false
  var wasDisabledSince = false

  /// Takes in that something else may have had a hand in the touch.
  func forgiveTouch() {
    debt.forgive()
    isPlayed = false
  }

  /// Ends the dues of a turn: a message that was due in it was told, or is not due any more.
  func endDues() {
    isMoveDue = false
    isFirstScrollDue = false
    isHideDue = false
    debt.isDue = false
  }
}

/// The turns of the latest lifts of which more is sure by the finger than could be heard, and what is sure; -1:
/// there were none.
struct SureTurns: Sendable {
  /// Of a finger that has dragged, of which nobody could hear the begin.
  var drag: Int32 = -1
  /// Of one that must lead to a glide, of which nobody could hear the lift.
  var glide: Int32 = -1
  /// Of one that was held, and leads to no glide, of which nobody could hear the lift.
  var rest: Int32 = -1
  /// The place at which the content rests after a finger that was held, or slow.
  private(set) var placeLeft = Place.unknown
  /// The distance from there at which it may rest: places of the finger and of the content are rounded, and a drag
  /// that nobody hears loses up to 14 points as it begins.
  private(set) var slack: Int32 = 0
  /// Of the one for which pages were chosen last, heard or not.
  var page: Int32 = -1

  /// Notes where a finger has left the content: at a place, or near another.
  mutating func leave(at place: Place, orNear other: Place) {
    placeLeft = place.isKnown ? place : other
    slack = place.isKnown ? 1000 : 14_000
  }

  /// Forgets where a finger has left the content.
  mutating func forgetPlace() { placeLeft = .unknown }
}
