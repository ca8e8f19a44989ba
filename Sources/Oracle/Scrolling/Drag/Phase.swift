/// The states of a drag chain: what a view is doing, as its messages tell it.
enum Phase: Int, CaseIterable, CodingKey {
  /// Nothing is open.
  case rest
  /// Nothing is open; a glide was closed last.
  case closed
  /// Nothing is open; a drag ended without a glide.
  case dropped
  /// A finger drags.
  case drag
  /// The dragging finger is up; the end of the drag is due.
  case release
  /// `willEndDragging` has come.
  case lift
  /// `didEndDragging(true)` has come; the glide is due.
  case due
  /// The view glides.
  case glide
  /// A finger lies on the gliding view and has not moved.
  case held
  /// A finger lies on the gliding view and has moved.
  case stirred
  /// The finger is up; the drag pair and the end of the glide are due.
  case letGo
  /// A finger drags a view whose glide is still open.
  case caught
  /// As `release`, the glide still open.
  case caughtRelease
  /// As `lift`, the glide still open.
  case caughtLift
  /// As `due`, the earlier glide still open.
  case caughtDue
  /// `didEndDragging(false)` has come; the end of the glide is due.
  case caughtRest
  /// The same, and the turn is over: nothing has told that the glide ended.
  case unclosed
  /// The view was taken out while it glided: the glide ends silently (C18).
  case gone
  /// The system took the dragging finger away; the end of the drag is due before rest (B22, B10).
  case cancelled
  /// As before, and `willEndDragging` has come.
  case cancelledLift
  /// As `cancelled`, the earlier glide still open.
  case caughtCancelled
  /// As `cancelledLift`, the earlier glide still open.
  case caughtCancelledLift
  // The phases here go on after a wrong order, so that it is told once.

  /// The end came without `willEndDragging`, which may still come: then a glide.
  case lateToGlide
  /// As before, and the glide has begun.
  case lateInGlide
  /// The end came without `willEndDragging`, which may still come: then nothing.
  case lateToRest
  /// As before: then the end of a caught glide.
  case lateToCaughtRest
  /// The glide began before `didEndDragging`, which may still come.
  case earlyGlide
  /// The glide ended before it began, which may still come.
  case earlyEnd
  /// The glide goes on though its begin did not come, or comes late.
  case lateGlide
  /// The glide was ended under a finger that has not moved since.
  case heldEnd
  /// Messages of a drag that is none, or whose end came before its pair, may still come.
  case lateStop
  /// The end of such a drag has come.
  case lateEnd
  /// A call stopped the glide before it began: whether it still begins is not established (F17).
  case doubtfulDue

  /// The phase as a set.
  var set: Automaton.States { 1 << UInt64(rawValue) }

  /// Returns the set of several phases, for what is made once.
  static func set(_ phases: Phase...) -> Automaton.States {
    phases.reduce(0) { $0 | $1.set }
  }

  // The loop compares with these sets. They are written out, so that they are known at compile
  // time.

  /// The phases in which the place was lost: the next message is not known.
  static var lost: Automaton.States { ~0 << UInt64(lateToGlide.rawValue) }
  /// Nothing is open.
  static var atRest: Automaton.States {
    rest.set | closed.set | dropped.set | unclosed.set | gone.set
  }
  /// Nothing is open, and the view stands where it stood.
  static var quiet: Automaton.States { rest.set | closed.set | dropped.set | unclosed.set }
  /// No finger is down, and nothing is due.
  static var fingerless: Automaton.States { atRest | glide.set }
  /// A glide is open, and no finger is known to be down.
  static var gliding: Automaton.States { glide.set }
  /// A glide is open, or has just been closed.
  static var glidingOrClosed: Automaton.States { glide.set | closed.set }
  /// A glide is open, and a finger may have caught it.
  static var catching: Automaton.States { glide.set | held.set | stirred.set | letGo.set }
  /// A drag is open.
  static var dragging: Automaton.States { drag.set | caught.set }
  /// The dragging finger is up, and the end of the drag has not come.
  static var releasing: Automaton.States { release.set | caughtRelease.set }
  /// A glide begins or has begun.
  static var opening: Automaton.States { glide.set | Phase.due.set | caughtDue.set }
  /// A finger may be down: it rests on the view, or drags it.
  static var undecided: Automaton.States { atRest | catching | dragging }
  /// A glide was open when the drag began.
  static var caughtDrags: Automaton.States {
    caught.set | caughtRelease.set | caughtLift.set | caughtDue.set | caughtRest.set
  }
  /// Something must come before the turn ends.
  static var turnDue: Automaton.States {
    release.set | lift.set | Phase.due.set | letGo.set | caughtRelease.set | caughtLift.set
      | caughtDue.set | caughtRest.set
  }
  /// The phases with which a transcript of unknown beginning may begin.
  static var anything: Automaton.States {
    rest.set | closed.set | dropped.set | drag.set | lift.set | Phase.due.set | glide.set
      | caught.set | caughtLift.set | caughtDue.set | caughtRest.set
  }
}
