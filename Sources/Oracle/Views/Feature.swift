internal import Traces

/// The facts about one view that are kept for a feature: the rows of a table, the loads of a web
/// view, a zoom.
///
/// The view tells each of its features what comes, and asks the rules about it. What is nothing to a feature
/// it leaves out.
protocol Feature: AnyObject {
  /// The rules that are asked of a view that has it; nil: it has no rules that others are not asked, too.
  var audience: Topic.Audience? { get }
  /// True if they are asked of a view that does not scroll as a turn ends, before all others.
  var isAskedApart: Bool { get }
  /// True if a view that does not scroll is asked as one that does as a turn ends.
  var asksAsOfScrolling: Bool { get }
  /// True if something must come before the turn ends.
  var isDue: Bool { get }
  /// True if it is known which messages could have come instead of a wrong one.
  var knowsWhatMayCome: Bool { get }
  /// True if the view may raise an exception because of it.
  var mayRaise: Bool { get }
  /// Returns true if it may owe an exception now by what is not known: nobody told what it counted, or asked.
  func mayOweException(_ watch: Watch) -> Bool

  /// Returns true if its rules are asked at an event.
  func isAsked(at event: Event) -> Bool
  /// Returns true if what is under way may not be over by a time: the load of a page, an animation.
  func mayTakeLong(until time: Microseconds) -> Bool

  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ watch: Watch)
  /// Takes in a final state before it is judged.
  func receive(_ final: borrowing Final, _ watch: Watch)
  /// Takes in an exception before it is judged.
  func receive(_ exception: borrowing RaisedException)
  /// Judges the event by what no rule is asked for, before the rules are.
  func judge(_ watch: Watch, _ findings: inout Findings)

  /// Follows what a message means, after it was judged.
  func follow(_ watch: Watch)
  /// Follows a touch event, with all its lines.
  func follow(_ hands: Hands, _ watch: Watch, turn: Int32)
  /// Follows a call to the view, or to another.
  func follow(_ call: borrowing Call, _ moment: CallMoment, _ watch: Watch)

  /// Ends what was due in a turn, told or not.
  func endDues(_ watch: Watch)
  /// Begins anew after a final state.
  func rest(_ watch: Watch)
  /// Forgets what was due: after an exception nothing of it will come.
  func excuse()
}

/// A call, as it meets one view.
struct CallMoment {
  let kind: Program.Kind
  /// True if it is a call to the view.
  let isOwn: Bool
  let turn: Int32
}

extension Feature {
  var audience: Topic.Audience? { nil }
  var isAskedApart: Bool { false }
  var asksAsOfScrolling: Bool { false }
  var isDue: Bool { false }
  var knowsWhatMayCome: Bool { true }
  var mayRaise: Bool { false }
  func mayOweException(_ watch: Watch) -> Bool { false }

  func isAsked(at event: Event) -> Bool { true }
  func mayTakeLong(until time: Microseconds) -> Bool { false }

  func receive(_ message: borrowing Message, _ watch: Watch) {}
  func receive(_ final: borrowing Final, _ watch: Watch) {}
  func receive(_ exception: borrowing RaisedException) {}
  func judge(_ watch: Watch, _ findings: inout Findings) {}

  func follow(_ watch: Watch) {}
  func follow(_ hands: Hands, _ watch: Watch, turn: Int32) {}
  func follow(_ call: borrowing Call, _ moment: CallMoment, _ watch: Watch) {}

  func endDues(_ watch: Watch) {}
  func rest(_ watch: Watch) {}
  func excuse() {}
}
