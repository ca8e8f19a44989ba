internal import Traces

/// Rules about actions: each is done for its events, and no other (R600).
enum ControlActionRules {
  static let all = [needsAction, sendsForCode]

  static let needsAction = Rule(
    "control.action.is-there",
    "A control sends an event to nobody that has no action for it.",
    .sequence,
    catalogue: ["R600"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        guard let event = scene.told.control else { return .notJudged }
        return Answer(try scene.actions().contains(event))
      },
      expecting: { _ in "\(Violation.nothing): there is no action for it" }
    ),
    passing: ["component=button actions=down v acts(down) ^"],
    failing: ["component=button actions=down v acts(down) ^ ↓ acts(up)"]
  )

  static let sendsForCode = Rule(
    "control.code.sends",
    "sendActions(for:) does each action for the event, once.",
    .response,
    catalogue: ["R600"],
    topic: .controls,
    check: Controlling.question(
      .pause,
      .turnEnd,
      answer: { scene throws(Lack) in
        let actions = try scene.actions()
        guard let event = scene.facts.turn.missent(actions) else { return .notJudged }
        // Beside a call a finger may send the same, where nothing tells of it.
        if actions.contains(event), scene.facts.turn.isSentEnough(event) {
          try scene.need(scene.watch.hands.areRecorded, .touches)
        }
        try scene.withoutDelegate()
        try scene.need(!scene.facts.turn.hasUntold, .message)
        return .violated
      },
      found: { "\($0.missentCount) times sendActions for \($0.missent)" },
      expecting: { "it once for each call" + ($0.hasAction ? "" : " that has an action: none has") }
    ),
    passing: [
      "component=button actions=up fire:up acts(up) done",
      // Without times nothing but its touchDown tells that a finger has come since.
      "component=button actions=down,up inputs=call fire:up acts(up) acts(down) acts(up)",
    ],
    failing: [
      "component=button actions=down,up inputs=call fire:up acts(down) ↓ acts(up)",
      "component=button actions=up fire:up ↓ done",
      "component=button actions=up fire:up acts(up) acts(up) ↓ done",
    ]
  )
}

extension Controlling {
  private var missentEvent: ControlEvent? { facts.turn.missent(facts.actions ?? []) }
  fileprivate var missent: String { missentEvent?.rawValue ?? "an event" }
  fileprivate var missentCount: Int { missentEvent.map(facts.turn.sentForCall) ?? 0 }
  fileprivate var hasAction: Bool {
    missentEvent.map { facts.actions?.contains($0) == true } ?? true
  }
}
