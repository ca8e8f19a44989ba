internal import Traces

/// Rules about `isScrollEnabled`.
enum EnabledRules {
  static let all = [disabled, disabledStays]

  static let disabled = Rule(
    "scroll.enabled.blocks-touches",
    "With isScrollEnabled false touches send no drag message.",
    .sequence,
    catalogue: ["EN01"],
    sources: ["H4", "AD/uiscrollview/isscrollenabled"],
    topic: .order,
    check: .at(
      [.willBeginDragging],
      scope: .atRest,
      answer: { watch in
        guard watch.course.wasSurely(in: Phase.atRest), watch.geometry.isSetUp,
          !watch.record.calls.leavesOpen
        else { return .notJudged }
        // A finger that nobody recorded came before the latest call, or after it.
        let wasDisabled =
          watch.hands.areRecorded ? watch.drag.wasDisabledAtTouch : watch.turns.call < 0
        return Answer(watch.geometry.isScrollEnabled || !wasDisabled)
      },
      expecting: { _ in "nothing: isScrollEnabled is false" }
    ),
    passing: ["enabled=no v - - ^ |", "enabled=no jump:300 S |"],
    failing: ["enabled=no v - ↓ B S ^ W F |", "inputs=call enabled=no ↓ B S W F"]
  )

  static let disabledStays = Rule(
    "scroll.enabled.blocks-movement",
    "With isScrollEnabled false touches do not move the content.",
    .invariant,
    catalogue: ["EN01"],
    sources: ["H4", "AD/uiscrollview/isscrollenabled"],
    topic: .motion,
    check: .at(
      [.didScroll, .final],
      scope: .atRest,
      answer: { watch in
        guard watch.record.calls == .recorded, watch.hands.areRecorded, watch.geometry.isSetUp,
          watch.drag.wasDisabledAtTouch, !watch.geometry.isScrollEnabled
        else { return .notJudged }
        if watch.now.event == .final { return .holds }
        return watch.isUntold ? .violated : .notJudged
      },
      found: { "didScroll to \($0.now.offset.text) as the finger moved" },
      expecting: { _ in "nothing: isScrollEnabled is false" }
    ),
    passing: ["enabled=no v - - ^ |"],
    failing: ["enabled=no v - ↓ S@10 - S@30 ^ |@30"]
  )
}
