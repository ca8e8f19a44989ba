/// The grammar of drags and glides, as a table of phases and events.
///
/// `B>drag` allows an event and says where it leads; `B!drag.begins-once>drag` forbids it, names the
/// rule that it breaks, and says where to go on, so that one wrong message is told once and by the
/// rule that says most about it. Events are letters: `B` willBeginDragging, `S` didScroll, `W`
/// willEndDragging, `F` and `T` didEndDragging without and with a glide, `G` and `E` the begin and
/// the end of a glide, `,` time passes, `;` an input comes, `|` rest.
enum DragChain {
  /// The table for UIKit since `willEndDragging`.
  static let modern = """
    rest: B>drag S>rest W!lift.pairs>lift F!lift.pairs>dropped T!lift.pairs>due
    rest: G!glide.begins-after-lift>glide+rest E!glide.open>rest
    closed: B>drag S>closed W!lift.pairs>lift F!lift.pairs>dropped T!lift.pairs>due
    closed: G!glide.begins-after-lift>glide+closed E!glide.closes-once>closed
    dropped: B>drag S>dropped W!lift.pairs>lift F!lift.pairs>dropped T!lift.pairs>due
    dropped: G!drag.stays-at-rest>glide+dropped E!drag.stays-at-rest>dropped
    gone: B>drag S>gone W!lift.pairs>lift F!lift.pairs>dropped T!lift.pairs>due
    gone: G!glide.begins-after-lift>glide+rest E!removal.is-silent>rest

    drag: B!drag.begins-once>drag S>drag W>lift F!lift.order>dropped+lateToRest
    drag: T!lift.order>due+lateToGlide G!glide.begins-after-lift>glide+drag E!glide.open>drag
    drag: |!lift.pairs>rest
    release: B!lift.pairs>drag S>release W>lift F!lift.order>dropped+lateToRest
    release: T!lift.order>due+lateToGlide G!glide.begins-after-lift>glide+drag E!glide.open>release
    release: ,!lift.order>rest+release ;!lift.pairs>rest |!lift.pairs>rest
    lift: B!lift.pairs>drag S!lift.order>lift W!lift.pairs>lift F>dropped T>due
    lift: G!lift.glide-waits>glide+earlyGlide E!glide.open>lift
    lift: ,!lift.order>rest+lift ;!lift.order>rest+lift |!lift.order>rest
    due: G>glide S!glide.follows-lift>lateGlide B!glide.follows-lift>caught+drag
    due: W!lift.pairs>due F!lift.pairs>due+dropped T!lift.pairs>due
    due: E!glide.follows-lift>closed+due+earlyEnd
    due: ,!glide.follows-lift>lateGlide ;!glide.follows-lift>lateGlide |!glide.follows-lift>rest

    glide: S>glide B>caught E>closed W!catch.drag-pair>caughtLift F!lift.pairs>caughtRest+dropped
    glide: T!lift.pairs>caughtDue G!glide.begins-after-lift>glide |!glide.closes-once>rest
    held: S!catch.halts>glide+held B>caught E!catch.no-early-end>heldEnd
    held: W!catch.drag-pair>caughtLift F!lift.pairs>caughtRest+dropped T!lift.pairs>caughtDue
    held: G!glide.begins-after-lift>held+glide
    stirred: S>stirred B>caught E!catch.no-early-end>rest+lateStop
    stirred: W!catch.drag-pair>caughtLift F!lift.pairs>caughtRest+dropped T!lift.pairs>caughtDue
    stirred: G!glide.begins-after-lift>stirred+glide
    letGo: S!catch.ends-at-lift>glide+letGo B>caughtRelease E!catch.ends-at-lift>closed+lateStop
    letGo: W!catch.drag-pair>caughtLift F!lift.pairs>caughtRest+dropped T!lift.pairs>caughtDue
    letGo: G!glide.begins-after-lift>glide
    letGo: ,!catch.ends-at-lift>glide+closed+letGo ;!catch.ends-at-lift>glide+closed
    letGo: |!catch.ends-at-lift>rest

    caught: B!drag.begins-once>caught S>caught W>caughtLift
    caught: F!lift.order>caughtRest+lateToCaughtRest T!lift.order>caughtDue+lateToGlide
    caught: G!glide.begins-after-lift>glide+caught E!catch.no-early-end>drag+lateStop
    caught: |!lift.pairs>rest
    caughtRelease: B!lift.pairs>caught S>caughtRelease W>caughtLift
    caughtRelease: F!lift.order>caughtRest+lateToCaughtRest T!lift.order>caughtDue+lateToGlide
    caughtRelease: G!glide.begins-after-lift>glide+caught E!catch.ends-at-lift>release+caughtRelease
    caughtRelease: ,!lift.order>rest+glide+caughtRelease ;!lift.pairs>rest+glide |!lift.pairs>rest
    caughtLift: B!lift.pairs>caught S!lift.order>caughtLift W!lift.pairs>caughtLift
    caughtLift: F>caughtRest T>caughtDue G!lift.glide-waits>glide+earlyGlide
    caughtLift: E!catch.ends-at-lift>lift+lateStop
    caughtLift: ,!lift.order>rest+glide+caughtLift ;!lift.order>rest+glide |!lift.order>rest
    caughtDue: G>glide S!glide.follows-lift>lateGlide B!glide.follows-lift>caught+drag
    caughtDue: W!lift.pairs>caughtDue F!lift.pairs>caughtDue+caughtRest T!lift.pairs>caughtDue
    caughtDue: E!catch.one-end>closed+due+earlyEnd
    caughtDue: ,!glide.follows-lift>lateGlide ;!glide.follows-lift>lateGlide |!glide.follows-lift>rest
    caughtRest: E>closed S!catch.is-closed>unclosed+closed B!catch.is-closed>caught+drag
    caughtRest: W!lift.pairs>caughtRest F!lift.pairs>caughtRest T!lift.pairs>caughtRest+caughtDue
    caughtRest: G!catch.no-new-glide>glide
    caughtRest: ,>unclosed ;>unclosed |!catch.is-closed>rest
    unclosed: E!catch.ends-at-lift>closed S>unclosed B!catch.is-closed>drag
    unclosed: W!lift.pairs>lift F!lift.pairs>dropped T!lift.pairs>due
    unclosed: G!catch.no-new-glide>glide |!catch.is-closed>rest

    cancelled: B!lift.pairs>drag S>cancelled W>cancelledLift F>dropped T>due
    cancelled: G!glide.begins-after-lift>glide+cancelled E!glide.open>cancelled |!lift.pairs>rest
    cancelledLift: B!lift.pairs>drag S>cancelledLift W!lift.pairs>cancelledLift F>dropped T>due
    cancelledLift: G!lift.glide-waits>glide+earlyGlide E!glide.open>cancelledLift |!lift.pairs>rest
    caughtCancelled: B!lift.pairs>caught S>caughtCancelled W>caughtCancelledLift
    caughtCancelled: F>caughtRest+dropped T>caughtDue+due G!glide.begins-after-lift>glide
    caughtCancelled: E>cancelled |!lift.pairs>rest
    caughtCancelledLift: B!lift.pairs>caught S>caughtCancelledLift W!lift.pairs>caughtCancelledLift
    caughtCancelledLift: F>caughtRest+dropped T>caughtDue+due G!lift.glide-waits>glide
    caughtCancelledLift: E>cancelledLift |!lift.pairs>rest

    lateToGlide: W>due G>lateInGlide
    lateInGlide: W>glide
    lateToRest: W>dropped
    lateToCaughtRest: W>caughtRest E>lateToRest
    heldEnd: S!catch.halts>heldEnd B>drag+lateStop W>lateStop F>lateEnd T>lateGlide |>rest
    lateStop: B>lateStop S>lateStop W>lateStop F>lateEnd T>lateGlide |>rest
    lateEnd: S>lateEnd B>drag E>closed |>rest
    lateGlide: S>lateGlide G>glide E>closed+earlyEnd B>drag+caught |!glide.closes-once>rest
    doubtfulDue: G>glide+rest S>doubtfulDue B>drag+caught |>rest
    earlyGlide: T>glide F>dropped
    earlyEnd: G!glide.begins-after-lift>closed
    """

  /// The differences of the chain if `willEndDragging`, the pair of a touch-stop (E05) and its end
  /// (E06) may be missing.
  static let classic = """
    drag: F>dropped T>due
    release: F>dropped T>due
    glide: W>caughtLift F>caughtRest T>caughtDue
    held: W>caughtLift F>caughtRest T>caughtDue
    stirred: W>caughtLift F>caughtRest T>caughtDue
    letGo: W>caughtLift F>caughtRest T>caughtDue
    caught: F>caughtRest T>caughtDue
    caughtRelease: F>caughtRest T>caughtDue
    caughtRest: S>dropped B>drag ,>dropped ;>dropped |>dropped
    """

  /// The differences of the chain if the component lacks `willEndDragging`: the end of a drag
  /// stands alone.
  static let withoutRelease = """
    release: F>dropped T>due G!lift.glide-waits>glide+earlyGlide
    caughtRelease: F>caughtRest T>caughtDue G!lift.glide-waits>glide+earlyGlide
    cancelled: G!lift.glide-waits>glide+earlyGlide
    caughtCancelled: G!lift.glide-waits>glide+earlyGlide
    """

  /// Compiles the table of a profile.
  ///
  /// - Parameters:
  ///   - profile: whose table.
  ///   - lacksRelease: whether the component lacks `willEndDragging`.
  ///   - ruleIndex: the place of a rule's id in the rule book.
  /// - Returns: the table.
  static func automaton(
    of profile: Profile,
    lacksRelease: Bool = false,
    ruleIndex: (String) -> Int?
  ) -> Automaton {
    var automaton = Automaton(
      stateCount: Phase.allCases.count,
      // A drag that has caught a glide is likelier than one in which something stopped it silently.
      likeliest: Phase.caught.set,
      idle: Phase.atRest
    )
    // If a table says nothing about the end of a turn or about rest, they change nothing.
    for phase in Phase.allCases {
      for event in [Event.pause, .turnEnd, .final] {
        automaton.allow(event, in: phase.rawValue, to: phase.set)
      }
    }
    let era = profile.switches.contains(.sendsWillEndDragging) ? "" : "\n" + classic
    let overlay = era + (lacksRelease ? "\n" + withoutRelease : "")
    var text = ChainText(modern + overlay, phases: Phase.allCases.map(\.stringValue))
    while !text.isAtEnd {
      // Empty lines part the rows for people.
      if text.passes("\n") { continue }
      guard let state = text.phase(), text.passes(":") else {
        preconditionFailure("the table of drag chains has no such phase: \(text.rest)")
      }
      while text.passes(" ") { enter(&text, in: state, into: &automaton, ruleIndex: ruleIndex) }
    }
    automaton.noteRules()
    return automaton
  }

  /// Reads a cell, such as `B>drag` or `S!catch.halts>glide+held`.
  private static func enter(
    _ text: inout ChainText,
    in state: Int,
    into automaton: inout Automaton,
    ruleIndex: (String) -> Int?
  ) {
    let event = text.event()
    let id = text.passes("!") ? "scroll." + text.text(upTo: ">") : nil
    guard let event, id != nil || text.passes(">"), let first = text.phase() else {
      preconditionFailure("the table of drag chains has a wrong cell near \(text.rest)")
    }
    var targets: Automaton.States = 1 << UInt64(first)
    while text.passes("+") { targets |= text.phase().map { 1 << UInt64($0) } ?? 0 }
    guard let id else {
      automaton.allow(event, in: state, to: targets)
      return
    }
    guard let rule = ruleIndex(id) else {
      preconditionFailure("the table of drag chains names an unknown rule: \(id)")
    }
    automaton.forbid(
      event,
      in: state,
      fault: Automaton.Fault(rule: Int16(rule), recovery: targets)
    )
  }
}
