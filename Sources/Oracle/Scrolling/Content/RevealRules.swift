internal import Traces
internal import Transcripts

/// Rules about `scrollRectToVisible`.
enum RevealRules {
  static let all = [visible, moves]

  static let visible = Rule(
    "scroll.reveal.visible",
    "Revealing a rectangle that is visible already sends nothing.",
    .response,
    catalogue: ["F13"],
    sources: ["AD/scrollrecttovisible"],
    topic: .program,
    check: .at(
      .didScroll,
      .didEndScrollingAnimation,
      .turnEnd,
      .pause,
      scope: .afterCall,
      answer: { watch in
        if watch.now.event == .didEndScrollingAnimation {
          let isOfReveal = watch.program.call.kind == .revealAnimated
          return watch.strayEnd == .ofIdleCall && isOfReveal ? .violated : .notJudged
        }
        guard watch.isTurnOfCall([.reveal, .revealAnimated]), watch.program.call.moves == .no,
          !watch.isOnItsWayHome
        else { return .notJudged }
        return Answer(watch.now.event != .didScroll)
      },
      expecting: { _ in "nothing: the rectangle is visible" }
    ),
    passing: ["reveal:100 |@0", "reveal+:100 |@0"],
    failing: ["reveal+:100 ↓ A@0 |@0", "reveal:100 ↓ S@60 |@60"]
  )

  static let moves = Rule(
    "scroll.reveal.nearest-edge",
    "Revealing a rectangle moves by the least that brings it in, inside the range.",
    .response,
    catalogue: ["F14", "F15", "A03", "F21", "EN02"],
    sources: ["S4:69", "AD/scrollrecttovisible", "M071"],
    topic: .program,
    check: .at(
      .didScroll,
      .didEndScrollingAnimation,
      .turnEnd,
      .pause,
      scope: .afterCall,
      answer: { watch in
        guard watch.now.event == .didEndScrollingAnimation else {
          guard watch.program.call.block != .animate else { return .notJudged }
          return watch.onceAnswer(.reveal)
        }
        guard watch.program.call.kind == .revealAnimated, watch.program.animation.endsAllowed == 1,
          watch.program.animation.isPure, !watch.isNested
        else { return .notJudged }
        return Answer(
          !watch.now.offset.differs(from: watch.program.animation.target, by: watch.setting.pixel)
        )
      },
      found: { watch in
        watch.now.event == .didEndScrollingAnimation
          ? "the animation ends at \(watch.now.offset.text)" : watch.onceFound
      },
      expecting: { "one didScroll, or an animation, to \($0.program.call.target.text)" }
    ),
    passing: ["reveal:900 S@460 |@460", "reveal+:900 . S@200 . S@460 A@460 |@460"],
    failing: [
      "reveal:900 ↓ S@900 |@900", "reveal+:900 . S@200 . S@900 ↓ A@900 |@900",
      "enabled=no reveal:900 ↓ |@0",
    ]
  )
}
