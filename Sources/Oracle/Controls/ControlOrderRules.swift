internal import Traces

/// Rules about the order of a control's events of touches (R593 to R595).
enum ControlOrderRules {
  static let all = [repeats, firstIsNoRepeat, entersAndLeaves, endsOnce]

  static let down = "component=button actions=all v acts(down)"

  static let repeats = Rule(
    "control.down.repeat-is-one",
    "touchDownRepeat is sent beside touchDown, and never by itself.",
    .sequence,
    catalogue: ["R593"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        guard let event = scene.touched else { return .notJudged }
        _ = try scene.actions()
        try scene.knowCalls()
        if scene.facts.course.isOnlyRepeated { return Answer(event == .touchDown) }
        guard event == .touchDownRepeat else { return .notJudged }
        return Answer(scene.facts.course.allows(event))
      },
      expecting: {
        $0.told.control == .touchDownRepeat
          ? "\(Violation.nothing): no touchDown comes with it" : "touchDown beside touchDownRepeat"
      }
    ),
    passing: ["\(down) ^ acts(up) v acts(down) acts(repeat) ^ acts(up)"],
    failing: ["\(down) - acts(in) ↓ acts(repeat) ^ acts(up)"]
  )

  static let firstIsNoRepeat = Rule(
    "control.down.first-is-no-repeat",
    "A finger that comes down first, or long after another or far from it, sends no touchDownRepeat.",
    .sequence,
    catalogue: ["R593"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        guard scene.touched == .touchDownRepeat else { return .notJudged }
        try scene.fingerTurn()
        let causes = scene.watch.site.stage.causes
        guard scene.watch.record.isFromTheStart, scene.watch.hands.deeds.contains(.began)
        else { return .notJudged }
        return Answer(causes.hasAny(of: .fingerUp) && !scene.facts.pace.isApart)
      },
      expecting: { _ in "\(Violation.nothing) beside touchDown: its tap count is one" }
    ),
    passing: ["\(down) ^ acts(up) v acts(down) acts(repeat) ^ acts(up)"],
    failing: [
      "\(down) ↓ acts(repeat) ^ acts(up)",
      "\(down) ^ acts(up) .60 v acts(down) ↓ acts(repeat) ^ acts(up)",
      "\(down) x acts(cancel) .60 v acts(down) ↓ acts(repeat) ^ acts(up)",
    ]
  )

  static let entersAndLeaves = Rule(
    "control.drag.enters-and-leaves",
    "A finger tells touchDragInside and touchDragOutside as it moves, touchDragExit and touchDragEnter once each.",
    .sequence,
    catalogue: ["R594"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      .turnEnd,
      answer: { scene throws(Lack) in
        let course = scene.facts.course
        if scene.event == .turnEnd {
          guard course.isInMidst, scene.facts.turn.hasSentDrag else { return .notJudged }
          _ = try scene.actions()
          try scene.wholeTurn()
          return .violated
        }
        guard let event = scene.touched else { return .notJudged }
        _ = try scene.actions()
        try scene.knowCalls()
        if course.isInMidst { return Answer(course.allows(event)) }
        // If no finger is followed, another rule judges the event.
        guard event.isOfDrag else { return .notJudged }
        return Answer(course.allows(event))
      },
      expecting: { scene in
        scene.facts.course.isInMidst
          ? "touchDragEnter or touchDragExit with it" : "\(Violation.nothing) of the kind here"
      }
    ),
    passing: [
      "\(down) -600 acts(leave) acts(out) - acts(out) +620 acts(enter) acts(in) ^ acts(up)",
      "\(down) -600 acts(out) acts(leave) +600 acts(in) acts(enter) ^ acts(up)",
    ],
    failing: [
      "\(down) -600 acts(leave) acts(out) - ↓ acts(leave) ^ acts(upOut)",
      "\(down) -600 acts(leave) acts(out) +600 acts(in) ↓ acts(in) ^ acts(up)",
      "\(down) -600 acts(leave) acts(out) +600 acts(in) ↓ - acts(enter) acts(in) ^ acts(up)",
    ]
  )

  static let endsOnce = Rule(
    "control.touch.ends-once",
    "A touch that is followed ends with one of touchUpInside, touchUpOutside and touchCancel, before the next.",
    .sequence,
    catalogue: ["R595"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        guard let event = scene.touched, event.isOfEnd || event == .touchDown else {
          return .notJudged
        }
        _ = try scene.actions()
        try scene.knowCalls()
        let course = scene.facts.course
        if course.isInMidst || course.isOnlyRepeated { return .notJudged }
        return Answer(course.allows(event))
      },
      expecting: {
        $0.told.control == .touchDown
          ? "the end of the touch before" : "\(Violation.nothing): no finger is followed"
      }
    ),
    passing: [
      "\(down) ^ acts(up)", "\(down) x acts(cancel)",
      "component=button actions=all acts(down) acts(up) acts(up)",
    ],
    failing: ["\(down) ^ acts(up) ↓ acts(up)", "\(down) x acts(cancel) ↓ acts(cancel)"]
  )
}
