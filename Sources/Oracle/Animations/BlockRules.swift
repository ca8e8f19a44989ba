internal import Traces

/// Rules about blocks of animations, and about the touches of what they move (R461 to R472).
enum BlockRules {
  static let all = [runsOnce, completesOnce, saysFinished, takesNoTouches]

  /// In drawings: half a second in which the view fades, for which somebody waits.
  static let faded = "fade:0.5,a animates(a) eased.alpha:0"

  static let runsOnce = Rule(
    "animation.block.runs-once",
    "The block of an animation runs once, inside the call.",
    .sequence,
    catalogue: ["R461"],
    topic: .animations,
    check: Animating.question(
      .animations,
      .completion,
      .turnEnd,
      answer: { scene throws(Lack) in
        try scene.knowCalls()
        try scene.hear(.animations)
        guard scene.now.event != .turnEnd else {
          // A message that does not say of which block it is may be of any.
          try scene.need(!scene.facts.hasUntold, .message)
          return scene.hasNotRun ? .violated : .notJudged
        }
        let block = try scene.block
        guard scene.now.event == .animations else { return Answer(block.runs > 0) }
        let blocks = scene.facts.blocks(named: scene.id ?? "")
        return Answer(blocks.contains { $0.runs == 0 && $0.turn == scene.now.turn })
      },
      found: { scene in
        switch scene.now.event {
        case .completion: "its end, and it has never run"
        case .turnEnd: "no animations() in the turn of its call"
        default: scene.words
        }
      },
      expecting: { _ in "animations() once, in the turn of its call" }
    ),
    passing: [
      "\(faded) .31 completes(a)=yes", "hears=animates fade:0.5,a animates() eased.alpha:0 .9 |",
    ],
    failing: [
      "\(faded) .31 ↓ animates(a)", "fade:0.5,a ↓ eased.alpha:0 .31 completes(a)=yes",
      "hears=animates fade:0.5,a ↓ eased.alpha:0 .9 |",
    ]
  )

  static let completesOnce = Rule(
    "animation.completion.once",
    "Whoever waits for an animation is told of its end exactly once.",
    .response,
    catalogue: ["R466"],
    sources: ["FK", "openradar-25337014", "BM-10", "BM-14", "BM-17"],
    topic: .animations,
    check: Animating.question(
      .completion,
      .final,
      answer: { scene throws(Lack) in
        guard scene.now.event == .completion else {
          guard scene.watch.speaksForAll, scene.missing != nil else { return .notJudged }
          try scene.hear(.completion)
          return .violated
        }
        try scene.knowCalls()
        guard let id = scene.id else { throw .message }
        return Answer(!scene.facts.awaited(named: id).isEmpty)
      },
      found: { scene in
        scene.now.event == .final
          ? "no completion of \"\(scene.missing?.id ?? "")\"" : scene.words
      },
      expecting: { _ in "one completion for each animation that somebody waits for" }
    ),
    passing: ["\(faded) .31 completes(a)=yes .90 |"],
    failing: [
      "\(faded) .31 completes(a)=yes ↓ completes(a)=yes", "\(faded) .90 ↓ |",
      "\(faded) .400 ↓ lay",
      "fade:0.5,b animates(b) eased.alpha:0 ↓ completes(a)=yes",
    ]
  )

  static let saysFinished = Rule(
    "animation.completion.says-finished",
    "An animation that nothing ends before its time says that it has finished.",
    .invariant,
    catalogue: ["R463"],
    sources: ["R/animate-completion", "BM-12"],
    topic: .animations,
    check: Animating.question(
      .completion,
      answer: { scene throws(Lack) in
        try scene.knowCalls()
        guard let isFinished = scene.isFinished else { throw .message }
        let block = try scene.ending
        switch block.due {
        case .unknown: return .notJudged
        case .soon, .now, .later: return Answer(isFinished)
        }
      },
      expecting: { _ in "completion(true): nothing has ended it before its time" }
    ),
    passing: ["\(faded) .31 completes(a)=yes"],
    failing: ["\(faded) .31 ↓ completes(a)=no"]
  )

  static let takesNoTouches = Rule(
    "animation.touches.none",
    "A view that is being animated takes no touches, unless its block allows them.",
    .sequence,
    catalogue: ["R472"],
    topic: .animations,
    check: Animating.question(
      .touchesBegan,
      answer: { scene throws(Lack) in
        let (place, time) = (scene.watch.site.place, scene.now.time)
        guard let block = scene.facts.moving(place, at: time + scene.frame) else {
          return .notJudged
        }
        try scene.need(scene.watch.turns.delegate < block.turn, .delegate)
        return Answer(block.allowsTouches)
      },
      expecting: { _ in "\(Violation.nothing): the view is being animated" }
    ),
    passing: [
      "inside=content fade:1,a,allowUserInteraction animates(a) eased.alpha':0.5 v .9 Y=yes N ^ U",
      "inside=content fade:1,a animates(a) eased.alpha':0.5 .61 completes(a)=yes v .10 Y=yes N ^ U",
    ],
    failing: ["inside=content fade:1,a animates(a) eased.alpha':0.5 v .9 Y=yes ↓ N ^ U"]
  )
}

extension Animating {
  /// True if a block of the turn that ends has not run.
  fileprivate var hasNotRun: Bool {
    watch.speaksForAll
      && facts.blocks.contains { $0.turn == now.turn && $0.id != nil && $0.runs == 0 }
  }
}
