internal import Traces
internal import Transcripts

/// Rules about offsets that the program sets without animation.
enum ProgramRules {
  static let all = [
    noDragMessages, same, jumpOnce, assignOnce, easedOnce, noEnd, quietOnce, boundsAreSilent, holds,
  ]

  static let noDragMessages = Rule(
    "scroll.program.no-drag-messages",
    "A scroll by the program sends no drag or glide message.",
    .sequence,
    catalogue: ["F08", "C05", "C03"],
    topic: .order,
    check: .at(
      [.willBeginDragging],
      scope: .atRest,
      answer: { watch in
        guard watch.course.wasSurely(in: Phase.atRest), watch.hands.areRecorded,
          !watch.program.toTop.isOpen
        else { return .notJudged }
        return Answer(watch.hasFinger)
      },
      found: { _ in "willBeginDragging with no finger down" },
      expecting: { _ in "didScroll, and the end of an animation if there is one" }
    ),
    accountsForStrayWhere: { watch in
      watch.isStrayAtRest && !watch.program.toTop.isOpen && watch.isMovedByProgram
    },
    passing: ["jump:300 S@300 |", "animate:300 S@100 . S@300 A@300 |"],
    failing: [
      "jump:300 S@300 ↓ E@300 |@300", "animate:300 ↓ B S@100 . S@300 F@300 |@300",
      "animate:300 ↓ B S@300 A@300", "animate:300 S@100 . S@300 ↓ E@300 A@300 |",
      "animate:300 S@100 . S@300 A@300 ↓ E@300 |",
    ]
  )

  static let same = Rule(
    "scroll.set-offset.same",
    "Setting the offset that holds already sends nothing.",
    .response,
    catalogue: ["F02", "A02"],
    sources: ["M019", "M102", "Q10"],
    topic: .program,
    check: ProgramScroll.row(
      after: [.jump, .assign],
      sends: .nothing,
      expecting: { "nothing: the offset is \($0.goal) already" }
    ),
    passing: ["at=300 jump:300 |@300", "at=300 set:300 |@300"],
    failing: [
      "at=300 jump:300 ↓ S@300 |@300", "at=300 set:300 ↓ S@300 |@300",
      "at=90 bounds:300 set:300 ↓ S@300 |@300",
    ]
  )

  static let jumpOnce = Rule(
    "scroll.set-offset.jump-once",
    "setContentOffset(_:animated: false) with a new value sends exactly one didScroll, at once.",
    .response,
    catalogue: ["F01", "F12", "A02", "A03", "A04", "A13", "F21", "EN02", "K11"],
    topic: .program,
    check: ProgramScroll.row(
      after: .jump,
      in: .uneased,
      sends: .once,
      expecting: { "one didScroll, to \($0.goal)" }
    ),
    passing: [
      "jump:300 S@300 |@300", "jump:-90 S@-90 |@-90", "enabled=no jump:300 S@300 |@300",
      "jump:300 S@300 ~jump:90 S@90 |@90", "unheard=BWFGE jump:300 S@300 |@300",
      "inset:40 I ~jump:1800 S@1800 S@1560 |@1560",
    ],
    failing: [
      "jump:300 ↓ |@300", "jump:300 S@300 ↓ S@299 |@299", "jump:300 . ↓ S@300 |@300",
      "enabled=no jump:300 ↓ |@0", "at=90 jump:300 ↓ S@90 |@300",
      "paging=yes content=1920 jump:300 ↓ S@480 |@480", "unheard=BWFGE jump:300 ↓ |@0",
      "v - B S@10 hold ^ W@10 F@10 ~jump:300 ↓ S@200 |@200",
      "v - B S@10 ^ W@10 T@10 G@10 . S@60 jump:900 . ↓ S@100 |@900",
    ]
  )

  static let assignOnce = Rule(
    "scroll.set-offset.assign-once",
    "Assigning a new contentOffset sends exactly one didScroll, at once.",
    .response,
    catalogue: ["F03", "F12", "A02", "A03", "A04", "A13", "F21", "EN02", "K11"],
    sources: ["S4:68", "M003"],
    topic: .program,
    check: ProgramScroll.row(
      after: .assign,
      in: .uneased,
      sends: .once,
      expecting: { "one didScroll, to \($0.goal)" }
    ),
    passing: [
      "set:300 S@300 |@300", "set:1800 S@1800 |@1800", "at=90 bounds:300 set:400 S@400 |@400",
    ],
    failing: [
      "set:300 ↓ |@300", "set:1800 ↓ S@1520 |@1520", "enabled=no set:300 ↓ |@0",
      "at=90 set:300 ↓ S@90 |@300", "at=90 bounds:300 set:400 ↓ |@300",
      "animate:300 . S@100 . S@300 A@300 ~set:90 ↓ |@300",
      "v - B S hold ^ W F ~set:900 ↓ |", "v - B S hold ^ W F ~set:20 S ↓ S |",
      "at=900 tap Q=yes . S P ~set:1200 ↓ |",
      "v - B S hold ^ W F ~set:900 S .60 set:300 ↓ |",
      "animate:900 . S@100 . S@300 set:90 . ↓ S@600 . S@900 A@900 |@900",
      "at=300 animate:900 . S . S set:90 . ↓ S . S A |",
      "at=100 v - B S - S - S 4ms set:900 ↓ - S - S hold ^ W F |",
    ]
  )

  static let easedOnce = Rule(
    "scroll.set-offset.eased-once",
    "An offset that is set inside an animation block jumps: one didScroll, and no end.",
    .response,
    grade: .should,
    catalogue: ["F23", "R462", "R480", "R481"],
    sources: ["Q14", "LM-14", "SO-11467188"],
    topic: .program,
    check: ProgramScroll.row(
      after: [.jump, .assign],
      in: .eased,
      sends: .once,
      end: .ofEasedCall,
      expecting: { "one didScroll, to \($0.goal)" }
    ),
    passing: ["eased.set:300 S@300 |@300", "eased.jump:300 S@300 |@300"],
    failing: [
      "eased.set:300 ↓ |", "eased.set:300 ↓ S@100 . S@300 |@300",
      "eased.set:300 S@300 .9 ↓ A@300 |@300",
    ]
  )

  static let noEnd = Rule(
    "scroll.set-offset.no-animation-end",
    "A change without animation sends no didEndScrollingAnimation.",
    .sequence,
    catalogue: ["F06", "F01", "R079"],
    sources: ["H4", "M029"],
    topic: .program,
    check: .at(
      [.didEndScrollingAnimation, .turnEnd],
      answer: { watch in
        if watch.now.event == .turnEnd {
          return watch.isTurnOfCall([.jump, .assign]) ? .holds : .notJudged
        }
        return watch.strayEnd == .ofNothing ? .violated : .notJudged
      },
      expecting: { _ in "nothing: no animation is running" }
    ),
    passing: ["jump:300 S@300 |@300"],
    failing: [
      "jump:300 S@300 ↓ A@300 |@300",
      "at=300 tap Q=yes . S@100 . S@0 P@0 .60 jump:300 S@300 ↓ A@300 |@300",
    ]
  )

  static let quietOnce = Rule(
    "scroll.animation.quiet-once",
    "animated: true in a block without animations moves at once and sends no end.",
    .response,
    catalogue: ["F07", "A03", "R475"],
    topic: .program,
    check: ProgramScroll.row(
      after: .animate,
      in: .quiet,
      sends: .once,
      end: .ofQuietCall,
      expecting: { "one didScroll to \($0.goal), and no end" }
    ),
    passing: ["quietly.animate:300 S@300 |@300"],
    failing: ["quietly.animate:300 S@300 ↓ A@300 |@300", "quietly.animate:300 ↓ |@300"]
  )

  static let boundsAreSilent = Rule(
    "scroll.bounds.are-silent",
    "Assigning bounds with another origin moves the content without didScroll.",
    .response,
    grade: .should,
    catalogue: ["F22"],
    sources: ["Q12"],
    topic: .program,
    needs: .boundsAreSilent,
    check: .at(
      [.didScroll, .turnEnd, .pause],
      scope: .afterCall,
      answer: { watch in
        guard watch.isTurnOfCall(.bounds), watch.program.call.moves == .yes,
          watch.program.call.change.hasSameSize,
          !watch.geometry.isOutside(watch.program.call.target),
          watch.geometry.isRangeKnown
        else { return .notJudged }
        return Answer(watch.now.event != .didScroll)
      },
      expecting: { _ in "nothing: the origin moves silently" }
    ),
    passing: ["bounds:30 |@30", Example("bounds:30 S@30 |@30", profile: .classic)],
    failing: ["bounds:30 ↓ S@30 |@30"]
  )
}

extension ProgramRules {
  static let holds = Rule(
    "scroll.set-offset.holds",
    "The content rests where a call has put it: without animation at once, and otherwise in the end.",
    .rest,
    grade: .should,
    catalogue: ["F25", "F07", "R475", "F04"],
    sources: ["AD/scrollpositionupdatepreservesvelocity"],
    topic: .rest,
    check: .at(
      [.final],
      scope: .afterCall,
      answer: { watch in
        let call = watch.program.call
        let isAtOnce =
          call.kind == .jump && call.block == nil
          || call.kind == .animate && call.block == .performWithoutAnimation
        guard isAtOnce || watch.hasArrived, call.isOwn, !call.isOfDelegate,
          watch.record.calls == .recorded,
          watch.turns.call == call.turn, watch.turns.delegate < call.turn,
          // A glide of which the moves are heard is another rule's matter (F16).
          watch.hands.areRecorded, watch.turns.touch < call.turn,
          call.isWithoutFingers || watch.hasStoppedUnheard,
          !watch.isPaged, watch.zoom == nil,
          !watch.setting.isTable, watch.geometry.isRangeKnown, watch.isInside(call.target),
          watch.now.offset.isKnown, watch.isPlainScreen
        else { return .notJudged }
        return Answer(watch.mayBeAt(call.target))
      },
      found: { "rests at \($0.now.offset.text)" },
      expecting: { "rest at \($0.program.call.target.text), where the call has put the content" }
    ),
    passing: ["animate:900 . S@100 . S@300 jump:200 S@200 |@200"],
    failing: [
      "animate:900 . S@100 . S@300 animate:90 . S@600 . S@900 A@900 ↓ |@900",
      "animate:900 . S@100 . S@300 quietly.animate:200 S@200 . S@600 . S@900 A@900 ↓ |@900",
      "unheard=SA animate:300 .90 ↓ |@307", "unheard=S set:300 ↓ |@0",
      "unheard=SWFG v - B - - ^ .9 jump:300 E ↓ |@310",
    ]
  )
}

extension Watch {
  /// True if the latest call stops a glide (F16) of which nobody hears the moves.
  fileprivate var hasStoppedUnheard: Bool {
    program.call.kind == .jump && !hears(.didScroll) && hands.down == 0
      && law.switches.contains(.jumpStopsGlide)
  }

  /// True if rest shows where a call has brought the content; where moves are heard, the turn of a call that moves
  /// at once tells more.
  ///
  /// Of several animated calls that overlap the last one counts (F19).
  fileprivate var hasArrived: Bool {
    let call = program.call
    guard call.block == nil, call.time >= 0, !site.mayBeRemoved else { return false }
    return switch call.kind {
    case .assign, .reveal: !hears(.didScroll)
    case .animate, .revealAnimated: true
    default: false
    }
  }

  /// True if a message of a drag or a glide comes while neither is possible.
  var isStrayAtRest: Bool { course.wasSurely(in: Phase.atRest) && now.event != .didScroll }

  /// True if only the program moves the view, or has just moved it.
  fileprivate var isMovedByProgram: Bool {
    let isOfCall = turns.call == now.turn && program.call.kind.isScroll
    let isAnimating = program.animation.endsAllowed > 0 && program.call.kind != .endRefreshing
    return isOfCall || isAnimating || program.animation.hasJustEnded
  }
}
