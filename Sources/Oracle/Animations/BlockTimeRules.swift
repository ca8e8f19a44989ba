internal import Traces

/// Rules about when an animation ends (R460 to R482).
enum BlockTimeRules {
  static let all = [afterDuration, inherits, nextTurn, unchanged, ownScroll, addsUp]

  static let afterDuration = Rule(
    "animation.completion.after-duration",
    "An animation that has finished has taken its delay and its duration.",
    .sequence,
    catalogue: ["R463"],
    sources: ["R/animate-completion", "SPM"],
    topic: .animations,
    check: Animating.question(
      .completion,
      .turnEnd,
      answer: { scene throws(Lack) in
        guard scene.now.event != .turnEnd else {
          try scene.knowCalls()
          return scene.changesAfterEnd ? .violated : .notJudged
        }
        let block = try scene.ending
        guard !block.isNested else { return .notJudged }
        return try scene.isLateEnough(block)
      },
      found: { $0.now.event == .turnEnd ? "its end, before a change in its block" : $0.words },
      expecting: { scene in
        guard scene.now.event != .turnEnd else { return "its end after the block has run" }
        return "its end \(scene.lengthInWords) after the call, no sooner"
      }
    ),
    passing: ["\(BlockRules.faded) .31 completes(a)=yes"],
    failing: [
      "\(BlockRules.faded) .20 ↓ completes(a)=yes",
      "hears=completes fade:0.5,a completes(a)=yes eased.alpha:0 .9 ↓ |",
    ]
  )

  static let inherits = Rule(
    "animation.nested.inherits-duration",
    "A block inside another takes over its duration, unless it says otherwise.",
    .sequence,
    catalogue: ["R473"],
    sources: ["R/animationoptions", "BM-10"],
    topic: .animations,
    check: Animating.question(
      .completion,
      answer: { scene throws(Lack) in
        let block = try scene.ending
        guard block.isNested else { return .notJudged }
        let answer = try scene.isLateEnough(block)
        guard answer == .holds else { return answer }
        guard let length = block.length, !block.inheritsDuration else { return .holds }
        return try Answer(scene.delay <= length + 2 * scene.soon)
      },
      expecting: { scene in
        let isInherited = (try? scene.block)?.inheritsDuration == true
        let whose = isInherited ? "the duration of the block around it" : "its own"
        return "its end \(scene.lengthInWords) after the call: \(whose)"
      }
    ),
    passing: [
      "fade:0.5,b animates(b) eased.fade:0.1,a animates(a) eased.alpha:0 completes(b)=yes .31 completes(a)=yes",
      "fade:0.5,b animates(b) eased.fade:0.1,a,overrideInheritedDuration animates(a) eased.alpha:0 completes(b)=yes .7 completes(a)=yes",
    ],
    failing: [
      "fade:0.5,b animates(b) eased.fade:0.1,a animates(a) eased.alpha:0 completes(b)=yes .7 ↓ completes(a)=yes",
      "fade:0.6,b animates(b) eased.fade:0.1,a,overrideInheritedDuration animates(a) eased.alpha:0 completes(b)=yes .37 ↓ completes(a)=yes",
    ]
  )

  static let nextTurn = Rule(
    "animation.zero-duration.next-turn",
    "Changes of no duration are over in the next turn: neither inside the call nor later.",
    .sequence,
    catalogue: ["R464", "R460"],
    sources: ["PagingMenuController-303", "R/animate-completion", "BM-15"],
    topic: .animations,
    check: Animating.question(
      .completion,
      answer: { scene throws(Lack) in
        try scene.knowCalls()
        let block = try scene.ending
        guard block.due == .soon, block.isAtOnce else { return .notJudged }
        let delay = try scene.delay
        // A delegate's message inside the block has a turn of its own, and what is called after it shows
        // that the block's call has returned. A delegate may call in a frame at the instant of the call.
        let isLater =
          delay > 0 || scene.isOfFrame || scene.facts.open !== block
          || scene.watch.turns.delegate == scene.now.turn
        return Answer(isLater && delay <= (block.length ?? 0) + scene.soon)
      },
      expecting: { _ in "its end at the beginning of the next turn" }
    ),
    passing: ["fade:0,a animates(a) eased.alpha:0 . completes(a)=yes"],
    failing: [
      "fade:0,a animates(a) eased.alpha:0 ↓ completes(a)=yes",
      "fade:0,a animates(a) eased.alpha:0 .40 ↓ completes(a)=yes",
    ]
  )

  static let unchanged = Rule(
    "animation.unchanged.completes-at-once",
    "A block that changes nothing which can be animated is over at once, whatever its duration.",
    .response,
    catalogue: ["R465", "R476"],
    sources: ["SPM", "FK-94", "BM-11"],
    topic: .animations,
    check: Animating.question(
      .completion,
      answer: { scene throws(Lack) in
        guard try !scene.ending.hasOwnScrolls else { return .notJudged }
        return try scene.isAtOnce()
      },
      expecting: { _ in "its end at once: nothing has changed" }
    ),
    passing: [
      "fade:2,a animates(a) completes(a)=yes",
      "fade:2,a animates(a) eased.alpha:1 completes(a)=yes",
      "fade:2,a animates(a) quietly.alpha:0 completes(a)=yes",
    ],
    failing: [
      "fade:2,a animates(a) .121 ↓ completes(a)=yes",
      "fade:2,a animates(a) eased.alpha:1 .121 ↓ completes(a)=yes",
      "fade:2,a animates(a) quietly.alpha:0 .121 ↓ completes(a)=yes",
    ]
  )

  static let ownScroll = Rule(
    "animation.scroll.of-its-own",
    "A scroll that is animated by itself leaves its block with nothing, which is over at once.",
    .response,
    grade: .should,
    catalogue: ["R482"],
    topic: .animations,
    check: Animating.question(
      .completion,
      answer: { scene throws(Lack) in
        guard try scene.ending.hasOwnScrolls else { return .notJudged }
        return try scene.isAtOnce()
      },
      expecting: { _ in "its end at once, while the scroll goes on" }
    ),
    passing: ["fade:2,a animates(a) eased.animate:300 completes(a)=yes . S@20 . S@300 A@300"],
    failing: ["fade:2,a animates(a) eased.animate:300 . S@20 . S@300 A@300 .121 ↓ completes(a)=yes"]
  )

  static let addsUp = Rule(
    "animation.overlap.adds-up",
    "A later animation of the same view does not end the one that is under way.",
    .sequence,
    grade: .should,
    catalogue: ["R470"],
    topic: .animations,
    needs: .addsAnimations,
    check: Animating.question(
      .completion,
      answer: { scene throws(Lack) in
        try scene.knowCalls()
        let block = try scene.block
        try scene.need(block.ends == 0 && !block.isBroken, .call)
        guard block.isOverlapped, block.due == .later, let length = block.length else {
          return .notJudged
        }
        return try Answer(scene.delay >= length - scene.frame && scene.isFinished != false)
      },
      expecting: { "its end \($0.lengthInWords) after the call, as if the other had not begun" }
    ),
    passing: [
      "\(BlockRules.faded) .9 fade:0.5,b animates(b) eased.alpha:1 .21 completes(a)=yes .9 completes(b)=yes"
    ],
    failing: [
      "\(BlockRules.faded) .9 fade:0.5,b animates(b) eased.alpha:1 . ↓ completes(a)=no .31 completes(b)=yes"
    ]
  )
}

extension Animating {
  /// True if a block has made a change in the turn that ends, and its end was told before.
  fileprivate var changesAfterEnd: Bool {
    watch.speaksForAll && facts.blocks.contains { $0.changedAfterEnd == now.turn }
  }

  /// Returns an answer that holds if an animation that says it has finished has taken its time.
  fileprivate func isLateEnough(_ block: AnimatedBlock) throws(Lack) -> Answer {
    try knowCalls()
    guard block.due == .later, let length = block.length else { return .notJudged }
    guard isFinished != false else { return .notJudged }
    return try Answer(delay >= length - frame)
  }

  /// Returns an answer that holds if a block that changes nothing is over at once.
  fileprivate func isAtOnce() throws(Lack) -> Answer {
    try knowCalls()
    let block = try block
    // A short animation is over soon anyway.
    guard block.due == .now, let length = block.length, length > 2 * soon else { return .notJudged }
    return try Answer(delay <= soon)
  }

  /// True if the message is a frame's: of the turn of no call, neither of its own nor of one
  /// inside.
  fileprivate var isOfFrame: Bool {
    now.turn != watch.turns.call && (try? block)?.turn != now.turn
  }

  fileprivate var lengthInWords: String {
    Words.seconds((try? block)?.length ?? 0)
  }
}
