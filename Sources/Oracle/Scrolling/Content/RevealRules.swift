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
    topic: .program,
    check: ProgramScroll.row(
      after: [.reveal, .revealAnimated],
      sends: .nothing,
      end: .ofIdleCall,
      expecting: { _ in "nothing: the rectangle is visible" }
    ),
    passing: ["reveal:100 |@0", "reveal+:100 |@0"],
    failing: [
      "reveal+:100 ↓ A@0 |@0", "reveal:100 ↓ S@60 |@60", "unheard=S animate:0 .9 reveal+:100 ↓ A |",
    ]
  )

  static let moves = Rule(
    "scroll.reveal.nearest-edge",
    "Revealing a rectangle moves by the least that brings it in, inside the range.",
    .response,
    catalogue: ["F14", "F15", "A03", "F21", "EN02"],
    sources: ["S4:69", "AD/scrollrecttovisible", "M071"],
    topic: .program,
    check: ProgramScroll.question(
      at: [.didScroll, .didEndScrollingAnimation, .turnEnd, .pause],
      scope: .afterCall,
      answer: { scene throws(Lack) in
        let watch = scene.watch
        guard watch.now.event == .didEndScrollingAnimation else {
          return try scene.answer(after: .reveal, in: .uneased, sends: .once)
        }
        guard watch.program.animation.kind == .revealAnimated,
          watch.program.animation.endsAllowed == 1, watch.program.animation.isPure, !watch.isNested
        else { return .notJudged }
        return Answer(watch.mayBeAt(watch.program.animation.target))
      },
      found: { scene in
        scene.watch.now.event == .didEndScrollingAnimation
          ? "the animation ends at \(scene.watch.now.offset.text)" : scene.words
      },
      expecting: { "one didScroll, or an animation, to \($0.goal)" }
    ),
    passing: ["reveal:900 S@460 |@460", "reveal+:900 . S@200 . S@460 A@460 |@460"],
    failing: [
      "reveal:900 ↓ S@900 |@900", "reveal+:900 . S@200 . S@900 ↓ A@900 |@900",
      "enabled=no reveal:900 ↓ |@0", "v - B S hold ^ W F .60 reveal:900 ↓ |",
      "content=9000 v - B S - S ^ W T G . S . S reveal:8000 . ↓ S . S E |",
    ]
  )
}
