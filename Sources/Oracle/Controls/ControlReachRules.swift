internal import Traces
internal import Transcripts

/// Rules about which view gets a finger (R607 to R609).
enum ControlReachRules {
  static let all = [shown, inside, topmost, edge]

  /// Returns the messages that show that a view has got a finger.
  private static func question(
    _ answer: @escaping @Sendable (Controlling) throws(Lack) -> Answer,
    expecting expected: String
  ) -> Check {
    Controlling.question(
      .touchesBegan,
      .sendActions,
      answer: { scene throws(Lack) in
        guard scene.event == .touchesBegan || scene.touched == .touchDown else {
          return .notJudged
        }
        try scene.need(scene.watch.hands.areRecorded, .touches)
        try scene.need(scene.reach.isSingle, .fingers)
        try scene.knowCalls()
        return try answer(scene)
      },
      expecting: { _ in expected }
    )
  }

  static let shown = Rule(
    "control.hit.is-shown",
    "A view that is hidden, takes no touches or is nearly transparent gets no finger.",
    .sequence,
    catalogue: ["R607"],
    topic: .controls,
    check: question(
      { scene in
        scene.reach.isShownToFinger == .unknown
          ? .notJudged : Answer(scene.reach.isShownToFinger == .yes)
      },
      expecting: "\(Violation.nothing): the view is hidden, or takes no touches"
    ),
    passing: ["component=button actions=all isHidden=yes v ^ done"],
    failing: [
      "component=button actions=all isHidden=yes v ↓ acts(down) ^",
      "component=button actions=all isUserInteractionEnabled=no v ↓ acts(down) ^",
      "component=button actions=all v acts(down) ^ acts(up) alpha:0 v ↓ acts(down) ^",
    ]
  )

  static let inside = Rule(
    "control.hit.is-inside",
    "A finger that comes down outside a view's bounds is none of the view's.",
    .sequence,
    catalogue: ["R608"],
    topic: .controls,
    check: question(
      { scene in
        scene.reach.isOutsideBounds ? .violated : .holds
      },
      expecting: "\(Violation.nothing): the finger came down outside the bounds"
    ),
    passing: ["component=button actions=all v:160,500 ^ done"],
    failing: ["component=button actions=all v:160,500 ↓ acts(down) ^"]
  )

  static let topmost = Rule(
    "control.hit.is-topmost",
    "Of views that stand one over the other the one that was put in last gets the finger.",
    .sequence,
    catalogue: ["R608"],
    topic: .controls,
    check: question(
      { scene in scene.reach.isCovered ? .violated : .holds },
      expecting: "\(Violation.nothing): a view that was put in later has the finger"
    ),
    passing: [
      "buttons=over v acts'(down) ^ acts'(up)", "buttons=over midway v acts(down) ^ acts(up)",
      "buttons=over alpha':0 v acts(down) ^ acts(up)",
    ],
    failing: [
      "buttons=over v ↓ acts(down) ^ acts(up)",
      "buttons=over alpha':0.5 v ↓ acts(down) ^ acts(up)",
      "buttons=over alpha':0 alpha':1 v ↓ acts(down) ^ acts(up)",
    ]
  )

  static let edge = Rule(
    "control.hit.edges-are-outside",
    "The right and the bottom edge of the bounds are outside.",
    .sequence,
    grade: .should,
    catalogue: ["R609"],
    topic: .controls,
    check: question(
      { scene in scene.reach.isOnFarEdge ? .violated : .holds },
      expecting: "\(Violation.nothing): the edge is outside"
    ),
    passing: ["component=button actions=all v:160,480 ^ done"],
    failing: ["component=button actions=all v:160,480 ↓ acts(down) ^ acts(up)"]
  )
}
