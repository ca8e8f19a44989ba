internal import Traces
internal import Transcripts

/// Rules about the values of switches, sliders and page controls (R603, R605, R660 to R665).
enum ControlValueRules {
  static let all = [
    switchedByCode, asSet, waitsForLift, tellsOnTheWay, tellsNewValue, tapTurnsPage, pageIsHeld,
    interactionEnds, dragsOnlyIfAllowed, dragTurnsPages, tellsInteraction,
  ]

  static let pages = "component=page-control actions=value numberOfPages=5"

  static let switchedByCode = Rule(
    "control.switch.code-is-silent",
    "A switch that code turns on or off sends no action.",
    .sequence,
    catalogue: ["R603"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        guard scene.facts.component == "switch", scene.told.control == .valueChanged else {
          return .notJudged
        }
        try scene.knowCalls()
        let isCoded =
          scene.facts.callTurn == scene.watch.now.turn
          && (scene.facts.call == .isOn || scene.facts.call == .setOn)
        return isCoded && scene.watch.turns.touch != scene.watch.now.turn ? .violated : .holds
      },
      expecting: { _ in "\(Violation.nothing): code has set it" }
    ),
    passing: ["component=switch actions=value turnOn:yes .10"],
    failing: ["component=switch actions=value turnOn:yes ↓ acts(value)"]
  )

  static let asSet = Rule(
    "control.value.as-set",
    "A switch is as code has set it, and a page control on the page that code has set, held among the pages.",
    .rest,
    catalogue: ["R662", "R603"],
    sources: ["objc2-ui-kit/UIPageControl", "UISwitch.h"],
    topic: .controls,
    check: Controlling.question(
      .final,
      answer: { scene throws(Lack) in
        guard let set = scene.facts.numberSet, let told = scene.told.numberSet else {
          return .notJudged
        }
        try scene.knowCalls()
        // A page that there is none of is told by the rule about that.
        if let page = scene.told.page, let count = scene.facts.settings.pages,
          page < 0 || page > max(0, count - 1)
        {
          return .notJudged
        }
        return Answer(told == set)
      },
      found: { scene in
        scene.told.page.map { "page \($0)" }
          ?? "a switch that is \(scene.told.isOn == true ? "on" : "off")"
      },
      expecting: { scene in
        let set = scene.facts.numberSet ?? 0
        return scene.told.page == nil
          ? "a switch that is \(set == 1 ? "on" : "off")" : "page \(set)"
      }
    ),
    passing: [
      "component=switch actions=value turnOn:yes rests{on:yes}", "\(pages) goTo:9 rests{page:4}",
    ],
    failing: [
      "component=switch actions=value turnOn:yes ↓ rests{on:no}", "\(pages) goTo:2 ↓ rests{page:1}",
    ]
  )

  static let waitsForLift = Rule(
    "control.slider.waits-for-lift",
    "A slider that is not continuous tells of its value at the lift alone, once.",
    .sequence,
    catalogue: ["R605"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        guard scene.facts.component == "slider", scene.facts.settings.isContinuous == .no,
          scene.told.control == .valueChanged, !scene.facts.turn.isAsked(.valueChanged)
        else { return .notJudged }
        // Two values of one touch are one too many, wherever the finger is.
        if scene.facts.actions?.contains(.touchDown) == true, scene.facts.course.values > 0 {
          try scene.need(scene.watch.record.calls == .recorded, .calls)
          return .violated
        }
        try scene.fingerTurn()
        return Answer(scene.watch.hands.down == 0 && scene.facts.turn.sent(.valueChanged) <= 1)
      },
      expecting: { _ in "\(Violation.nothing) before the lift, and one event then" }
    ),
    passing: ["component=slider actions=value isContinuous=no v -0,40 ^ acts(value)"],
    failing: [
      "component=slider actions=value isContinuous=no v -0,40 ↓ acts(value) ^",
      "component=slider actions=value isContinuous=no v -0,40 ^ acts(value) ↓ acts(value)",
      "component=slider actions=down,value,up isContinuous=no inputs=call acts(down) acts(value) ↓ acts(value) acts(up)",
    ]
  )

  static let tellsOnTheWay = Rule(
    "control.slider.tells-on-the-way",
    "A continuous slider tells of its value as the finger moves it, and not at the lift alone.",
    .sequence,
    catalogue: ["R605"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        let hands = scene.watch.hands
        guard scene.facts.component == "slider", scene.facts.settings.isContinuous == .yes,
          scene.facts.isEnabled == .yes, scene.told.control == .valueChanged,
          !scene.facts.turn.isAsked(.valueChanged),
          hands.isLastLifted, !hands.deeds.contains(.moved)
        else { return .notJudged }
        try scene.fingerTurn()
        guard scene.facts.callTurn < scene.watch.turns.touchDown, hands.travel.isKnown,
          abs(hands.travel.x) >= 20_000, scene.reach.isInside
        else { return .notJudged }
        return Answer(scene.facts.marks.toldTurn >= scene.watch.turns.touchDown)
      },
      expecting: { _ in "valueChanged as the finger moved, before the lift" }
    ),
    passing: ["component=slider actions=value v -0,40 acts(value) ^ acts(value)"],
    failing: ["component=slider actions=value v -0,40 ^ ↓ acts(value)"]
  )

  static let tellsNewValue = Rule(
    "control.value.is-told",
    "A slider or a page control whose value a finger has changed has sent valueChanged.",
    .rest,
    catalogue: ["R605", "R660"],
    sources: ["R/uislider/iscontinuous", "R/uipagecontrol"],
    topic: .controls,
    check: Controlling.question(
      .final,
      answer: { scene throws(Lack) in
        guard scene.isOfValue, let number = scene.told.number, let before = scene.facts.number,
          // If it is not what code has set, another rule tells that.
          scene.facts.numberSet == nil
        else { return .notJudged }
        try scene.need(try scene.actions().contains(.valueChanged), .setup)
        try scene.need(scene.watch.record.calls == .recorded, .calls)
        // No source says if a slider that tells its value at the end also tells it when the finger
        // is taken away.
        try scene.need(!scene.watch.hands.wasCancelled, .fingers)
        guard number != before, scene.facts.isTold != .yes else { return .holds }
        return scene.facts.isTold == .no ? .violated : .notJudged
      },
      found: { _ in "another value, and no valueChanged" },
      expecting: { _ in "sendActions for valueChanged as it changed" }
    ),
    passing: [
      "\(pages) v:310,10 ^ acts(value){page:1} rests{page:1}",
      "component=slider actions=value v -0,40 acts ^ rests{value:0.5}",
      """
      component=slider actions=value,cancel v -0,40 x acts(cancel){value:0.5} v ^ rests{value:0.5}
      """,
    ],
    failing: [
      "component=slider actions=value v -0,40 ^ ↓ rests{value:0.5}",
      "component=slider actions=value v -0,40 acts(value){value:0.5} ^ v -0,40 ^ ↓ rests{value:0.9}",
      """
      component=slider actions=value,up v -0,40 acts(value){value:0.5} ^ acts(up){value:0.5} v -0,40 ^
      acts(up){value:0.9} ↓ rests{value:0.9}
      """,
      "component=slider actions=value isEnabled=no slide:0.9 v -0,40 ^ ↓ rests{value:0.5}",
    ]
  )

  static let tapTurnsPage = Rule(
    "control.page.tap-moves-one",
    "A tap moves a page control by one page to the side that was tapped, and sends valueChanged.",
    .response,
    catalogue: ["R660"],
    topic: .controls,
    check: Controlling.question(
      .turnEnd,
      answer: { scene throws(Lack) in
        guard let page = scene.facts.turn.pageAfterTap else { return .notJudged }
        try scene.fingerTurn()
        try scene.wholeTurn()
        try scene.need(try scene.actions().contains(.valueChanged), .setup)
        let told = scene.facts.number.map { $0 == page } ?? true
        return Answer(scene.facts.turn.sent(.valueChanged) == 1 && told)
      },
      found: { "\($0.facts.turn.sent(.valueChanged)) times valueChanged at a tap" },
      expecting: { scene in "one valueChanged, and page \(scene.facts.turn.pageAfterTap ?? 0)" }
    ),
    passing: [
      "\(pages) v:310,10 ^ acts(value){page:1} done",
      "\(pages) currentPage=3 v:5,10 ^ acts(value){page:2} done",
      "\(pages) goTo:3 .30 v:5,10 ^ acts(value) .90 v:5,10 ^ acts(value){page:1} done",
    ],
    failing: [
      "\(pages) v:310,10 ^ ↓ done", "\(pages) v:310,10 ^ acts(value){page:2} ↓ done",
      "\(pages) goTo:3 .30 v:5,10 ^ ↓ done",
      "\(pages) v:310,10 ^ acts(value) .90 v:310,10 ^ acts(value){page:3} ↓ done",
    ]
  )

  static let pageIsHeld = Rule(
    "control.page.is-held",
    "The current page is none below the first, and none above the last.",
    .invariant,
    catalogue: ["R662"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      .final,
      answer: { scene throws(Lack) in
        guard scene.facts.component == "page-control", let page = scene.told.page else {
          return .notJudged
        }
        guard let count = scene.facts.settings.pages else { throw .setup }
        return Answer(page >= 0 && page <= max(0, count - 1))
      },
      found: { "page \($0.told.page ?? 0)" },
      expecting: { "a page from 0 to \(max(0, ($0.facts.settings.pages ?? 0) - 1))" }
    ),
    passing: ["\(pages) goTo:9 rests{page:4}"],
    failing: ["\(pages) goTo:9 ↓ rests{page:9}"]
  )

  static let interactionEnds = Rule(
    "control.page.interaction-ends",
    "The interaction state of a page control without a finger is none.",
    .rest,
    catalogue: ["R665"],
    topic: .controls,
    check: Controlling.question(
      .final,
      answer: { scene throws(Lack) in
        guard let state = scene.told.interaction else { return .notJudged }
        try scene.need(scene.watch.hands.down == 0, .fingers)
        return Answer(state == "none")
      },
      found: { "interactionState \($0.told.interaction ?? "")" },
      expecting: { _ in "interactionState none" }
    ),
    passing: ["\(pages) v:310,10 ^ acts(value){page:1,mode:discrete} rests{mode:none}"],
    failing: ["\(pages) v:310,10 ^ acts(value){page:1} ↓ rests{mode:discrete}"]
  )

  static let dragsOnlyIfAllowed = Rule(
    "control.page.drags-if-allowed",
    "A page control that allows no continuous interaction has none.",
    .invariant,
    catalogue: ["R665"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        guard let state = scene.told.interaction,
          scene.facts.settings.allowsContinuousInteraction == .no,
          // An interaction that was allowed as the finger came down may go on.
          scene.reach.isSingle, scene.watch.turns.call < scene.watch.turns.touchDown
        else { return .notJudged }
        return Answer(state != "continuous")
      },
      expecting: { _ in "an interactionState that is not continuous" }
    ),
    passing: [
      "\(pages) allowsContinuousInteraction=no v:310,10 ^ acts(value){page:1,mode:discrete}"
    ],
    failing: [
      "\(pages) allowsContinuousInteraction=no v:310,10 ^ ↓ acts(value){page:1,mode:continuous}"
    ]
  )

  static let dragTurnsPages = Rule(
    "control.page.drag-turns",
    "A finger that goes far across a page control turns pages in its direction, where there are any.",
    .response,
    catalogue: ["R665"],
    topic: .controls,
    check: Controlling.question(
      .final,
      answer: { scene throws(Lack) in
        guard let isOnwards = scene.pagesAreDragged, let before = scene.facts.marks.atTouch,
          let page = scene.told.page
        else { return .notJudged }
        try scene.need(scene.watch.record.calls == .recorded, .calls)
        return Answer(isOnwards ? page > before : page < before)
      },
      found: { "page \($0.told.page ?? 0), as before" },
      expecting: { scene in
        "a page \(scene.pagesAreDragged == true ? "after" : "before") page \(scene.facts.marks.atTouch ?? 0)"
      }
    ),
    passing: [
      "\(pages) v:120,10 -0,80 acts(value){page:2,mode:continuous} ^ rests{page:2}",
      "\(pages) v:200,10 -0,-80 ^ rests{page:0}",
      "\(pages) v:60,10 -0,80 ^ rests{page:0}",
      "component=page-control v:200,10 -0,-80 ^ rests{page:0}",
    ],
    failing: ["\(pages) v:120,10 -0,80 ^ ↓ rests{page:0}"]
  )

  static let tellsInteraction = Rule(
    "control.page.tells-interaction",
    "A page control that a finger turns tells how: its interaction state is not none.",
    .invariant,
    catalogue: ["R665"],
    topic: .controls,
    check: Controlling.question(
      .sendActions,
      answer: { scene throws(Lack) in
        guard scene.facts.component == "page-control", scene.told.control == .valueChanged,
          !scene.facts.turn.isAsked(.valueChanged), let state = scene.told.interaction
        else { return .notJudged }
        try scene.fingerTurn()
        return Answer(state != "none")
      },
      found: { _ in "interactionState none as the page is turned" },
      expecting: { _ in "interactionState discrete at a tap, continuous in a drag" }
    ),
    passing: ["\(pages) v:310,10 ^ acts(value){page:1,mode:discrete} rests{mode:none}"],
    failing: ["\(pages) v:310,10 ^ ↓ acts(value){page:1,mode:none} rests{mode:none}"]
  )
}

extension Controlling {
  /// True if the value is one that a change of is told for certain.
  fileprivate var isOfValue: Bool {
    facts.component == "slider" || facts.component == "page-control"
  }

  /// True if the latest finger has gone far across the page control towards later pages, false: towards earlier
  /// ones, and there are some; nil: it has not for certain, or may not turn pages.
  fileprivate var pagesAreDragged: Bool? {
    let (hands, count) = (watch.hands, facts.settings.pages ?? 0)
    guard facts.component == "page-control", facts.isEnabled == .yes, reach.isSurelyHit,
      facts.settings.allowsContinuousInteraction == .yes, facts.callTurn < watch.turns.touchDown,
      watch.turns.call < watch.turns.touchDown, hands.areRecorded, hands.most == 1,
      hands.down == 0, !hands.wasCancelled, hands.travel.isKnown, reach.isInside,
      hands.reach == Int64(abs(hands.travel.x)), let before = facts.marks.atTouch,
      let part = reach.part, count > 1
    else { return nil }
    // The dots are around the middle: a finger that ends on one side of it, from a page whose dot is on the
    // other side, has passed that dot.
    let last = count - 1
    if hands.travel.x >= 60_000 { return part >= 0.55 && 2 * before < last ? true : nil }
    return hands.travel.x <= -60_000 && part <= 0.45 && 2 * before > last ? false : nil
  }
}
