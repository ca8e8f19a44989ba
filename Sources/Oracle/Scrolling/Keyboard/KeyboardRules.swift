internal import Traces
internal import Transcripts

/// Rules about scrolling that puts the keyboard away.
enum KeyboardRules {
  static let all = [
    hidesOnce, staysByDefault, hidesOnlyForDrags, hidesAsDragBegins, followsFinger, isPulledOut,
  ]

  static let staysByDefault = Rule(
    "scroll.keyboard.stays-by-default",
    "Where keyboardDismissMode is none, scrolling does not put the keyboard away.",
    .response,
    catalogue: ["P01"],
    sources: ["AD/uiscrollview/keyboarddismissmode"],
    topic: .keyboard,
    check: .at(
      [.keyboardWillHide, .willBeginDragging],
      answer: { watch in
        let stage = watch.site.stage
        guard !stage.mayDismiss else { return .notJudged }
        if watch.now.event == .willBeginDragging {
          return watch.site.keyboard?.isUp == .yes ? .holds : .notJudged
        }
        return watch.isHideUnexplained ? .violated : .notJudged
      },
      found: { _ in "keyboardWillHide, and nothing has asked for it" },
      expecting: { _ in "the keyboard stays: keyboardDismissMode is none" }
    ),
    passing: [
      "edit J v - B S@10 ^ W@10 F@10 done K |@10",
      """
      modal=pageSheet \(AppearanceRules.shown) present:page didLoad(page) willAppear(page) \
      didAppear(page) edit J dismiss+: willDisappear(page,yes) .20 K didDisappear(page,yes)
      """,
    ],
    failing: [
      "edit J v - B ↓ K S@10 ^ W@10 F@10 |@10", "edit J jump:90 S@90 ↓ K |@90",
      "midway inputs=touch,call J .60 v - B ↓ K S ^ W F",
    ]
  )

  static let hidesAsDragBegins = Rule(
    "scroll.keyboard.hides-as-drag-begins",
    "Where keyboardDismissMode is onDrag, a drag puts the keyboard away in the turn it begins.",
    .response,
    catalogue: ["P02"],
    sources: ["AD/uiscrollview/keyboarddismissmode"],
    topic: .keyboard,
    check: .at(
      [.turnEnd, .pause],
      answer: { watch in
        guard watch.drag.isHideDue, let keyboard = watch.site.keyboard,
          watch.site.stage.mayKeepFocus(in: watch.now.turn) == false,
          // A text field's delegate may take the keyboard back as it goes.
          watch.turns.delegate != watch.now.turn || watch.site.stage.hasTextFields != true
        else { return .notJudged }
        return Answer(keyboard.hideTurn == watch.drag.pull.turn)
      },
      found: { _ in "no keyboardWillHide in the turn of willBeginDragging" },
      expecting: { _ in "keyboardWillHide as the drag begins" }
    ),
    passing: [
      "keyboard=onDrag edit J v - B S@10 K - S@30 ^ W@30 F@30 v - B S@40 ^ W@40 F@40 |@40",
      "keyboard=onDrag edit J v - B K S@10 ^ W@10 F@10 edit J v - B S@20 K ^ W@20 F@20 |@20",
    ],
    failing: [
      "keyboard=onDrag edit J v - B S@10 ↓ - S@30 ^ W@30 F@30 |@30",
      "keyboard=onDrag edit J v - B S@10 ↓ - S@30 K ^ W@30 F@30 |@30",
    ]
  )

  static let hidesOnlyForDrags = Rule(
    "scroll.keyboard.hides-only-for-drags",
    "Only a finger's drag puts the keyboard away: no glide, and nothing that the program scrolls.",
    .response,
    catalogue: ["P02", "P01"],
    sources: ["AD/uiscrollview/keyboarddismissmode"],
    topic: .keyboard,
    check: .at(
      [.keyboardWillHide],
      answer: { $0.hideAnswer },
      found: { _ in "keyboardWillHide, and no drag begins" },
      expecting: { _ in "no keyboardWillHide until a drag begins" }
    ),
    passing: [
      "keyboard=onDrag edit J v - B S@10 K ^ W@10 F@10 |@10",
      "keyboard=interactive at=300 edit J v +30 B S@280 + S@260 K ^ W T G S E",
    ],
    failing: [
      "keyboard=onDrag edit J jump:90 S@90 ↓ K |@90",
      "keyboard=interactive edit J animate:90 . S@50 ↓ K . S@90 A@90 |@90",
      "keyboard=onDrag v - B S@10 ^ W@10 T@10 G@10 . S@30 edit J . ↓ K S@40 E@40 |@40",
    ]
  )

  static let hidesOnce = Rule(
    "scroll.keyboard.hides-once",
    "The keyboard goes once; before it can go again it must have come.",
    .sequence,
    catalogue: ["P02"],
    sources: ["AD/uiscrollview/keyboarddismissmode"],
    topic: .keyboard,
    check: .at(
      [.keyboardWillHide],
      answer: { watch in
        guard let keyboard = watch.site.keyboard, watch.record.calls == .recorded,
          watch.hears(.keyboardWillShow), keyboard.isUp != .unknown
        else { return .notJudged }
        return Answer(keyboard.isUp == .yes)
      },
      found: { _ in "keyboardWillHide, and the keyboard is not up" },
      expecting: { _ in "nothing before keyboardWillShow" }
    ),
    passing: ["keyboard=onDrag edit J v - B S@10 K ^ W@10 F@10 edit J v - B S@20 K ^ W@20 F@20"],
    failing: ["keyboard=onDrag edit J v - B S@10 K - S@30 ↓ K ^ W@30 F@30"]
  )

  static let followsFinger = Rule(
    "scroll.keyboard.follows-finger",
    "Where keyboardDismissMode is interactive, the keyboard goes after a finger that went down.",
    .response,
    grade: .should,
    catalogue: ["P03"],
    sources: ["AD/uiscrollview/keyboarddismissmode"],
    topic: .keyboard,
    check: .at(
      [.keyboardWillHide],
      answer: { watch in
        let stage = watch.site.stage
        guard watch.isHideUnexplained, watch.hands.areRecorded, watch.hasFinger,
          watch.hands.most == 1, !stage.contains(.onDrag),
          !stage.contains(.unknown), stage.contains(.interactive)
        else { return .notJudged }
        return Answer(watch.hands.farthest.y > 0 && !watch.isFingerFarUp)
      },
      found: { watch in
        watch.hands.farthest.y > 0
          ? "keyboardWillHide, and the finger is far above it"
          : "keyboardWillHide, and the finger has only gone up"
      },
      expecting: { _ in "no keyboardWillHide before a finger pulls the keyboard down" }
    ),
    passing: ["keyboard=interactive at=300 edit J v +30 B S@280 + S@260 ^ K W T G S E"],
    failing: [
      "keyboard=interactive edit J v - B S@10 ↓ K ^ W@10 F@10",
      "keyboard=interactive at=300 edit J v + B S@290 -170 S@460 ↓ K hold ^ W@460 F@460",
    ]
  )
}

extension KeyboardRules {
  static let isPulledOut = Rule(
    "scroll.keyboard.is-pulled-out",
    "Where keyboardDismissMode is interactive, a drag from above the keyboard to the end of the window pulls it out.",
    .response,
    grade: .should,
    catalogue: ["P03"],
    sources: ["AD/uiscrollview/keyboarddismissmode"],
    topic: .keyboard,
    check: .at(
      [.final],
      answer: { watch in
        guard watch.hasPulledKeyboardOut, let keyboard = watch.site.keyboard,
          watch.site.stage.watches.allSatisfy({ $0.hears(.keyboardWillHide) })
        else { return .notJudged }
        return Answer(keyboard.isUp != .yes)
      },
      found: { _ in "a drag to the end of the window, and the keyboard stays" },
      expecting: { _ in "keyboardWillHide as the finger takes the keyboard along" }
    ),
    passing: [
      "keyboard=interactive at=900 edit J v:160,100 +120 B S@790 +120 S@670 +120 S@550 K ^ W T G S . E |"
    ],
    failing: [
      "keyboard=interactive at=900 edit J v:160,100 +120 B S@790 +120 S@670 +120 S@550 ^ W T G S E ↓ |"
    ]
  )
}

extension Stage {
  /// True if text is typed in any view.
  fileprivate var hasTextFields: Bool { watches.contains { $0.text != nil } }

  /// True if any view that scrolls puts the keyboard away, or may.
  var mayDismiss: Bool { contains(.onDrag) || contains(.interactive) || contains(.unknown) }
}

extension Watch {
  /// True if no call explains that the keyboard goes.
  var isHideUnexplained: Bool {
    // A call to a table may take away the cell that the keyboard is for.
    // A keyboard that came in the record goes for a reason in the record.
    guard let keyboard = site.keyboard, !course.isMidway || keyboard.isUp == .yes,
      !setting.isTable || turns.call != now.turn,
      !site.stage.mayLoseScreen
    else { return false }
    return record.calls == .recorded && keyboard.excuseTurn != now.turn
      && keyboard.isUp != .no
  }

  /// True if the finger is in the upper quarter of a view as tall as a screen, where no keyboard
  /// is.
  var isFingerFarUp: Bool {
    guard let first = site.stage.watches.first, first.size.isKnown, first.size.y >= 400_000 else {
      return false
    }
    // A jump of the finger as it is lifted is no move: it may have been far down before.
    let isLeftThere = hands.step.isKnown && hands.step.y == 0
    return hands.location.isKnown && hands.location.y < first.size.y / 4
      && (!hands.isLastLifted || isLeftThere
        || Int64(hands.origin.y) + Int64(hands.farthest.y) < Int64(first.size.y / 4))
  }

  /// True if the view's own finger has gone from the upper half of a window as high as a screen straight down to
  /// its end, and was lifted there.
  fileprivate var hasPulledKeyboardOut: Bool {
    guard geometry.dismissal == .interactive, !site.stage.contains(.onDrag),
      !site.stage.contains(.unknown),
      let window = site.stage.watches.first?.size, window.isKnown, window.y >= 400_000,
      record.calls == .recorded, turns.call < turns.touchDown, turns.delegate < turns.touchDown,
      hands.areRecorded, hands.most == 1, hands.down == 0, !hands.wasCancelled,
      drag.pull.turn >= turns.touchDown, hands.origin.isKnown, hands.location.isKnown
    else { return false }
    return hands.origin.y < window.y / 2 && hands.location.y >= window.y - 20_000
      && hands.nearest.y >= -2000
  }

  /// The answer about the time at which the keyboard goes, if scrolling may put it away.
  var hideAnswer: Answer {
    let stage = site.stage
    guard isHideUnexplained, stage.mayDismiss,
      !stage.contains(.unknown)
    else {
      return .notJudged
    }
    if stage.contains(.interactive) {
      // The keyboard is one view's, and the finger may be another's.
      let hasFinger = stage.watches.contains { $0.hasFinger(in: now.turn) }
      return hands.areRecorded && !hasFinger ? .violated : .notJudged
    }
    if stage.hasBegunDrag(in: now.turn, with: .onDrag) { return .holds }
    guard hears(.willBeginDragging) else { return .notJudged }
    // A keyboard that goes just before the drag begins goes with it.
    let mayBegin = hands.areRecorded ? turns.touch == now.turn && hands.hasMoved : true
    return mayBegin && !stage.mayBeDragged ? .notJudged : .violated
  }
}
