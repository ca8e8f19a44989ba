internal import Traces
internal import Transcripts

/// Rules about what a control tells of a finger (R593 to R599).
enum ControlTouchRules {
  static let all = [
    disabled, tellsDown, tellsRepeat, tellsMoves, tellsLift, tellsCancel, place, highlights,
    darkAtRest,
  ]

  static let button = "component=button actions=all"

  /// Returns a question about events that must be told of what a finger did in the turn.
  private static func tells(_ deeds: ControlTurn.Deed..., expecting expected: String) -> Check {
    Controlling.question(
      at: [.pause, .turnEnd],
      answer: { scene throws(Lack) in
        let actions = try scene.actions()
        guard deeds.contains(where: { scene.facts.turn.lacks($0, actions) }) else {
          return .notJudged
        }
        try scene.wholeTurn()
        return .violated
      },
      found: { _ in "the turn is over, and too few events" },
      expecting: { _ in expected }
    )
  }

  static let tellsDown = Rule(
    "control.down.is-told",
    "A finger that comes down on an enabled control sends touchDown.",
    .response,
    catalogue: ["R593"],
    topic: .controls,
    check: tells(.down, expecting: "sendActions for touchDown"),
    passing: ["\(button) v acts(down) ^ acts(up) done"],
    failing: ["component=button actions=down v ↓ ^ done"]
  )

  static let tellsRepeat = Rule(
    "control.down.repeat-is-told",
    "A finger that taps soon after another tap, at the same place, sends touchDownRepeat besides.",
    .response,
    catalogue: ["R593"],
    topic: .controls,
    check: tells(
      .again,
      expecting: "sendActions for touchDownRepeat beside touchDown: its tap count is two"
    ),
    passing: [
      "\(button) v acts(down) ^ acts(up) v acts(down) acts(repeat) ^ acts(up) done",
      "\(button) v acts(down) ^ acts(up) .20 v acts(down) ^ acts(up) done",
    ],
    failing: ["\(button) v acts(down) ^ acts(up) v acts(down) ↓ ^ acts(up) done"]
  )

  static let tellsMoves = Rule(
    "control.drag.is-told",
    "Each movement of a finger that is followed sends where that is.",
    .response,
    catalogue: ["R594"],
    topic: .controls,
    check: tells(
      .move,
      .leave,
      .enter,
      expecting: "sendActions for the touchDrag events of where it is"
    ),
    passing: [
      "\(button) v acts(down) - acts(in) - acts(in) ^ acts(up) done",
      "component=button actions=down,leave,enter v acts(down) -600 acts(leave) - +620 acts(enter) ^",
    ],
    failing: [
      "\(button) v acts(down) - acts(in) - ↓ ^ acts(up) done",
      "component=button actions=down,leave v acts(down) -600 ↓ - ^",
      "component=button actions=down,enter v acts(down) -600 - +620 ↓ - ^",
    ]
  )

  static let tellsLift = Rule(
    "control.touch.end-is-told",
    "The lift of a finger that is followed sends touchUpInside or touchUpOutside.",
    .response,
    catalogue: ["R595"],
    topic: .controls,
    check: tells(
      .lift,
      .liftInside,
      .end,
      expecting: "sendActions for touchUpInside or touchUpOutside"
    ),
    passing: ["\(button) v acts(down) ^ acts(up) done"],
    failing: [
      "\(button) v acts(down) ^ ↓ done", "component=button actions=down,up v acts(down) ^ ↓ done",
      "\(button) v acts(down) v2 ^ ^2 ↓ done",
    ]
  )

  static let tellsCancel = Rule(
    "control.cancel.is-told",
    "A finger that the system takes away sends touchCancel.",
    .response,
    catalogue: ["R596"],
    topic: .controls,
    check: tells(.cancel, expecting: "sendActions for touchCancel"),
    passing: ["\(button) v acts(down) x acts(cancel) done"],
    failing: ["\(button) v acts(down) x ↓ done"]
  )

  static let disabled = Rule(
    "control.disabled.is-silent",
    "A control that is not enabled ignores touches.",
    .sequence,
    catalogue: ["R599"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        guard scene.touched != nil || scene.isValueOfFinger else { return .notJudged }
        try scene.knowCalls()
        guard scene.facts.isEnabled == .no, scene.facts.wasDisabledBefore else {
          return .notJudged
        }
        return .violated
      },
      expecting: { _ in "\(Violation.nothing): isEnabled is false" }
    ),
    passing: ["\(button) isEnabled=no v ^ done"],
    failing: [
      "\(button) isEnabled=no v ↓ acts(down) ^ done",
      "component=slider actions=value isEnabled=no v -0,60 ^ ↓ acts(value) done",
    ]
  )

  static let place = Rule(
    "control.place-is-right",
    "A finger inside the bounds counts as inside, and one farther away than any border as outside.",
    .invariant,
    grade: .should,
    catalogue: ["R597"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        guard let event = scene.touched else { return .notJudged }
        try scene.fingerTurn()
        switch event {
        case .touchDragInside, .touchDragEnter, .touchUpInside:
          return Answer(!scene.reach.isFarOutside)
        case .touchDragOutside, .touchDragExit, .touchUpOutside:
          return Answer(!scene.reach.isInside)
        default: return .notJudged
        }
      },
      expecting: { scene in
        scene.reach.isInside ? "the event for inside" : "the event for outside"
      }
    ),
    passing: ["\(button) v acts(down) -600 acts(leave) acts(out) ^ acts(upOut)"],
    failing: [
      "\(button) v acts(down) ^ ↓ acts(upOut)",
      "\(button) v acts(down) -600 ↓ acts(in) ^ acts(up)",
    ]
  )

  static let highlights = Rule(
    "control.highlight-follows",
    "A control is highlighted as long as the finger that it follows is inside.",
    .invariant,
    catalogue: ["R598"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        guard let event = scene.touched, let isLit = scene.told.isHighlighted else {
          return .notJudged
        }
        _ = try scene.actions()
        try scene.knowCalls()
        // As it comes, enters and leaves, whether the look changes first is in no source.
        switch event {
        case .touchDragInside where scene.isInsideAlready: return Answer(isLit)
        case .touchDragOutside where scene.isOutsideAlready: return Answer(!isLit)
        default: return .notJudged
        }
      },
      expecting: { "isHighlighted \($0.told.control == .touchDragInside)" }
    ),
    passing: [
      "\(button) v acts(down) - acts(in){lit:yes} -600 acts(leave) acts(out) - acts(out){lit:no} ^ acts(upOut)"
    ],
    failing: [
      "\(button) v acts(down) - ↓ acts(in){lit:no} ^ acts(up)",
      "\(button) v acts(down) -600 acts(leave) acts(out) - ↓ acts(out){lit:yes} ^ acts(upOut)",
    ]
  )

  static let darkAtRest = Rule(
    "control.highlight-ends",
    "A control without a finger is not highlighted.",
    .rest,
    catalogue: ["R598"],
    topic: .controls,
    check: Controlling.question(
      .final,
      answer: { scene throws(Lack) in
        guard let isLit = scene.told.isHighlighted else { return .notJudged }
        try scene.need(scene.watch.hands.down == 0, .fingers)
        return Answer(!isLit)
      },
      found: { _ in "isHighlighted true at rest" },
      expecting: { _ in "isHighlighted false" }
    ),
    passing: ["\(button) v acts(down) ^ acts(up) rests{lit:no}"],
    failing: ["\(button) v acts(down) ^ acts(up) ↓ rests{lit:yes}"]
  )
}

extension Controlling {
  /// True if a new value is told in a turn of a finger, and code has not set it.
  fileprivate var isValueOfFinger: Bool {
    told.control == .valueChanged && !facts.turn.isAsked(.valueChanged) && watch.hands.areRecorded
      && watch.turns.touch == watch.now.turn
  }

  /// True if the finger was inside, or outside, for certain before this movement.
  fileprivate var isInsideAlready: Bool {
    facts.course.isSurelyInside && facts.turn.sent(.touchDragEnter) == 0
      && facts.turn.sent(.touchDown) == 0
  }
  fileprivate var isOutsideAlready: Bool {
    facts.course.isSurelyOutside && facts.turn.sent(.touchDragExit) == 0
  }
}
