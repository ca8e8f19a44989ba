internal import Traces
internal import Transcripts

extension PinchRules {
  static let resists = Rule(
    "scroll.pinch.resists",
    "Beyond the limits the scale follows the fingers less and less.",
    .invariant,
    grade: .should,
    catalogue: ["D12", "J01"],
    sources: ["motion.zoom-limits"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom],
      answer: { watch, zoom in
        guard zoom.course.isSurely(in: ZoomPhase.pinch.set), zoom.bouncesZoom == .yes,
          zoom.limits.areKnown, zoom.now.scale.isKnown, zoom.pinch.anchor.isKnown,
          watch.hands.pair.spread > 0
        else { return .notJudged }
        let asked = zoom.pinch.expected(at: watch.hands.pair.spread)
        // The speed at which it gives way is one port's. Only this far out must it be plain to see.
        let clearly = 1.6
        if asked > zoom.limits.most.double * clearly {
          return Answer(zoom.now.scale.double < asked * 0.93)
        }
        if asked > 0, asked * clearly < zoom.limits.least.double {
          return Answer(zoom.now.scale.double * 0.93 > asked)
        }
        return .notJudged
      },
      found: { _, zoom in "didZoom to scale \(zoom.now.scale.text)" },
      expecting: { watch, zoom in
        let asked = ZoomScale(zoom.pinch.expected(at: watch.hands.pair.spread))
        return "a scale nearer to the limits \(zoom.limits.text) than \(asked.text), which the"
          + " fingers ask for"
      }
    ),
    passing: [
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>800 Z*3 ^^ Z*2 .18 L*2!2 |",
      "zooms=0.5,2 vv <>300 O*1 <>240 Z*0.8 <>60 Z*0.313 ^^ Z*0.5 .18 L*0.5!0.5 |",
    ],
    failing: [
      "zooms=1,2 vv <>200 O*1 <>300 Z*1.5 <>800 ↓ Z*4 ^^ Z*2 .18 L*2!2 |",
      "zooms=0.5,2 vv <>300 O*1 <>240 Z*0.8 <>60 ↓ Z*0.2 ^^ Z*0.5 .18 L*0.5!0.5 |",
    ]
  )
}
