internal import Traces

/// Rules about `isScrollEnabled` (truth 1.M).
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
      .willBeginDragging,
      scope: .atRest,
      answer: { watch in
        guard watch.wasSurely(in: Phase.atRest), watch.geometry.isSetUp, watch.hands.areRecorded,
          !watch.calls.leavesOpen
        else { return .notJudged }
        return Answer(watch.geometry.isScrollEnabled || !watch.wasDisabledAtTouch)
      },
      expecting: { _ in "nothing: isScrollEnabled is false" }
    ),
    passing: ["enabled=no v - - ^ |", "enabled=no jump:300 S |"],
    failing: ["enabled=no v - ↓ B S ^ W F |"]
  )

  static let disabledStays = Rule(
    "scroll.enabled.blocks-movement",
    "With isScrollEnabled false touches do not move the content.",
    .rest,
    catalogue: ["EN01"],
    sources: ["H4", "AD/uiscrollview/isscrollenabled"],
    topic: .rest,
    check: .at(
      .final,
      answer: { watch in
        guard watch.calls == .recorded, watch.hands.areRecorded, watch.geometry.isSetUp,
          watch.wasDisabledAtTouch || watch.blockedScrolls > 0
        else { return .notJudged }
        return Answer(watch.blockedScrolls == 0)
      },
      found: { "\($0.blockedScrolls) didScroll under the finger" },
      expecting: { _ in "nothing: isScrollEnabled is false" }
    ),
    passing: ["enabled=no v - - ^ |"],
    failing: ["enabled=no v - S@10 - S@30 ^ ↓ |@30"]
  )
}
