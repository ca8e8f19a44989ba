internal import Traces
internal import Transcripts

/// Rules about property animators (R484 to R491).
enum AnimatorRules {
  static let all = [
    completesOnce, afterDuration, saysPosition, stoppedIsSilent, pausesAtTheEnd, wrongMomentRaises,
    runsInCompletions,
  ]

  /// In drawings: half a second in which an animator fades the view, for whose end somebody waits.
  static let started = "animator:a,0.5 awaits:a starts:a runs(a) eased.alpha:0"

  static let completesOnce = Rule(
    "animation.animator.completes-once",
    "Each completion of a property animator is called once, when it has arrived or is told to finish.",
    .response,
    catalogue: ["R485", "R487"],
    sources: ["R/addcompletion", "R/finishanimation"],
    topic: .animations,
    check: Animating.question(
      .animatorCompletion,
      .final,
      answer: { scene throws(Lack) in
        guard scene.now.event == .animatorCompletion else {
          guard scene.watch.speaksForAll, scene.animatorsAtRest.contains(where: \.isMissed)
          else { return .notJudged }
          try scene.hear(.animatorCompletion)
          try scene.knowCalls()
          return .violated
        }
        let course = try scene.animator
        // Rules of their own judge these.
        guard !course.isStoppedForGood, course.phase != .stopped, !course.pausesOnCompletion else {
          return .notJudged
        }
        return Answer(course.owesCompletion)
      },
      found: { scene in
        scene.now.event == .final ? "a completion that has not come" : scene.words
      },
      expecting: { _ in "one call for each addCompletion(_:)" }
    ),
    passing: [
      "\(started) .31 arrives(a)=end .90 |",
      "\(started) .9 stops:a,no finishes:a,end arrives(a)=end .90 |",
    ],
    failing: [
      "\(started) .31 arrives(a)=end ↓ arrives(a)=end", "\(started) .90 ↓ |",
      "\(started) .9 stops:a,no finishes:a,end .90 ↓ |", "\(started) .400 ↓ lay",
    ]
  )

  static let afterDuration = Rule(
    "animation.animator.after-duration",
    "A property animator that nothing stops tells its end when its way is over, no sooner.",
    .sequence,
    catalogue: ["R485"],
    topic: .animations,
    check: Animating.question(
      .animatorCompletion,
      answer: { scene throws(Lack) in
        let course = try scene.animator
        guard course.owesCompletion, course.phase == .running, course.isChanging == .yes else {
          return .notJudged
        }
        guard let end = course.end, scene.now.time >= 0 else { throw .time }
        return Answer(scene.now.time >= end - scene.frame)
      },
      expecting: { _ in "its end when the rest of its duration has passed" }
    ),
    passing: ["\(started) .31 arrives(a)=end"],
    failing: ["\(started) .9 ↓ arrives(a)=end"]
  )

  static let saysPosition = Rule(
    "animation.animator.says-position",
    "A completion gets the place at which the animator has ended.",
    .invariant,
    catalogue: ["R485", "R487"],
    sources: ["R/addcompletion", "R/finishanimation"],
    topic: .animations,
    check: Animating.question(
      .animatorCompletion,
      answer: { scene throws(Lack) in
        let course = try scene.animator
        guard course.owesCompletion, let place = course.place else { return .notJudged }
        guard let told = scene.watch.animationNow.position else { throw .message }
        return Answer(told == place)
      },
      expecting: { scene in "the position \((try? scene.animator)?.place ?? "of its end")" }
    ),
    passing: [
      "\(started) .31 arrives(a)=end", "\(started) .9 stops:a,no finishes:a,start arrives(a)=start",
    ],
    failing: [
      "\(started) .31 ↓ arrives(a)=start",
      "\(started) .9 stops:a,no finishes:a,current ↓ arrives(a)=end",
    ]
  )

  static let stoppedIsSilent = Rule(
    "animation.animator.stopped-is-silent",
    "An animator that is stopped calls no completion unless it is told to finish.",
    .sequence,
    catalogue: ["R486"],
    topic: .animations,
    check: Animating.question(
      .animatorCompletion,
      .final,
      answer: { scene throws(Lack) in
        guard scene.now.event == .animatorCompletion else {
          let isStopped = scene.animatorsAtRest.contains { $0.isStoppedForGood && !$0.isDoubtful }
          return isStopped && scene.watch.speaksForAll ? .holds : .notJudged
        }
        let course = try scene.animator
        return course.isStoppedForGood || course.phase == .stopped ? .violated : .notJudged
      },
      expecting: { _ in "\(Violation.nothing): the animator was stopped" }
    ),
    passing: ["\(started) .9 stops:a,yes .90 |"],
    failing: [
      "\(started) .9 stops:a,yes ↓ arrives(a)=current",
      "\(started) .9 stops:a,no .90 ↓ arrives(a)=end",
    ]
  )

  static let pausesAtTheEnd = Rule(
    "animation.animator.pauses-on-completion",
    "An animator that pauses on completion calls none at its end.",
    .sequence,
    catalogue: ["R489"],
    topic: .animations,
    check: Animating.question(
      .animatorCompletion,
      .final,
      answer: { scene throws(Lack) in
        guard scene.now.event == .animatorCompletion else {
          let isPaused = scene.animatorsAtRest.contains {
            $0.pausesOnCompletion && $0.phase == .paused && !$0.isDoubtful
          }
          return isPaused && scene.watch.speaksForAll ? .holds : .notJudged
        }
        let course = try scene.animator
        guard course.pausesOnCompletion else { return .notJudged }
        return course.phase == .running || course.phase == .paused ? .violated : .notJudged
      },
      expecting: { _ in "\(Violation.nothing): it stays active at its end" }
    ),
    passing: ["\(lasting) .90 |", "\(lasting) .90 stops:a,no finishes:a,end arrives(a)=end"],
    failing: ["\(lasting) .31 ↓ arrives(a)=end"]
  )

  private static let lasting =
    "animator:a,0.5 awaits:a lasts:a starts:a runs(a) eased.alpha:0"

  static let wrongMomentRaises = Rule(
    "animation.animator.wrong-moment-raises",
    "To stop an animator that is not active, or to finish one that is not stopped, raises an exception.",
    .response,
    grade: .should,
    catalogue: ["R484", "R488"],
    sources: ["fluentui-915", "R/finishanimation"],
    topic: .animations,
    demandsException: true,
    check: Animating.question(
      .animatorCompletion,
      .turnEnd,
      .exception,
      answer: { scene throws(Lack) in
        guard let wrong = scene.facts.animators.wrong else { return .notJudged }
        guard scene.now.event != .exception else { return .holds }
        guard scene.watch.speaksForAll, wrong.turn == scene.now.turn else { return .notJudged }
        try scene.knowCalls()
        return .violated
      },
      found: { scene in
        "\(scene.facts.animators.wrong?.words ?? "a call"), and then \(scene.now.event.word)"
      },
      expecting: { _ in "an exception: it is not at that point" }
    ),
    passing: [
      "\(started) .9 finishes:a,end raises:NSInternalInconsistencyException",
      "animator:a,0.5 stops:a,yes raises:NSInternalInconsistencyException",
    ],
    failing: ["\(started) .9 finishes:a,end .9 ↓ |", "animator:a,0.5 stops:a,yes .9 ↓ |"]
  )

  static let runsInCompletions = Rule(
    "animation.animator.runs-in-completions",
    "While the completions of an animator that has arrived are called, it reports that it runs.",
    .invariant,
    grade: .should,
    catalogue: ["R491"],
    topic: .animations,
    check: Animating.question(
      .animatorCompletion,
      answer: { scene throws(Lack) in
        let course = try scene.animator
        guard course.owesCompletion, course.phase == .running else { return .notJudged }
        guard let isRunning = scene.watch.animationNow.isRunning else { throw .message }
        return Answer(isRunning)
      },
      expecting: { _ in "isRunning true, until all are called" }
    ),
    passing: ["\(started) .31 arrives(a)=end"],
    failing: ["\(started) .31 ↓ arrives(a)=end,idle"]
  )
}

extension Animating {
  /// The animator that the message is about.
  fileprivate var animator: AnimatorCourse {
    get throws(Lack) {
      try knowCalls()
      guard let name = watch.animationNow.animator else { throw .message }
      guard let course = facts.animators.courses[name] else { throw .calls }
      try need(!course.isDoubtful, .call)
      return course
    }
  }

  /// The animators of which anything is known, when all is at rest.
  fileprivate var animatorsAtRest: [AnimatorCourse] {
    let patience = watch.site.stage.patience
    let rest = patience == .max ? now.time : max(now.time, patience)
    return facts.animators.courses(atRest: rest).filter { !$0.isDoubtful }
  }
}
