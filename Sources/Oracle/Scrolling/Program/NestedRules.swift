internal import Traces

/// Rules about scroll views in one another, or side by side (A11).
enum NestedRules {
  static let all = [oneViewDrags, oneViewFollows]

  static let oneViewDrags = Rule(
    "scroll.nested.one-view-drags",
    "One finger drags one view: while it drags, no other begins to.",
    .sequence,
    catalogue: ["B07", "A11", "B20"],
    sources: ["L31"],
    topic: .order,
    check: .at(
      [.willBeginDragging],
      answer: { watch in
        let stage = watch.site.stage
        guard watch.isOfOneFinger else { return .notJudged }
        return Answer(!stage.isDraggedBeside(watch))
      },
      found: { _ in "willBeginDragging, and the finger drags another view already" },
      expecting: { _ in "nothing: the finger is the other view's" }
    ),
    passing: ["nested=yes v - B S - S ^ W F | |'", "nested=yes v v2 - B S - B' S' ^ ^2 W F W' F'"],
    failing: ["nested=yes v - B S - S ↓ B' S' ^ W F W' F'"]
  )

  static let oneViewFollows = Rule(
    "scroll.nested.one-view-follows",
    "One finger moves one view: what it does not drag stays where it is.",
    .sequence,
    catalogue: ["B05", "B07", "A11"],
    sources: ["L31"],
    topic: .order,
    check: .at(
      [.didScroll],
      scope: [.atRest, .rarely],
      answer: { watch in
        let stage = watch.site.stage
        guard watch.isOfOneFinger, watch.course.wasSurely(in: Phase.atRest),
          watch.turns.touch == watch.now.turn, watch.hands.deeds == .moved,
          watch.turns.call != watch.now.turn, watch.record.calls == .recorded,
          watch.program.isIdle, !watch.program.toTop.isTapped,
          !watch.isOnItsWayHome, !watch.isContentOther, !watch.mayFollowInset
        else { return .notJudged }
        return stage.isDraggedBeside(watch) ? .violated : .notJudged
      },
      found: { _ in "didScroll, and the finger drags another view" },
      expecting: { _ in "nothing: the finger is the other view's" }
    ),
    passing: [
      "nested=yes v - B S - S ^ W F | |'",
      "nested=yes safe=20 v - B S - S I' S' ^ W F | |'",
    ],
    failing: ["nested=yes v - B S - S ↓ S' ^ W F"]
  )
}

extension Watch {
  /// True if a finger that holds this view's glide moves, and may be another view's from now on.
  var isHandedOver: Bool {
    hands.deeds == .moved && turns.touch == now.turn && !hasOwnFinger
      && course.before & Phase.set(.held, .stirred, .glide) != 0
      // A call may have ended the glide that the finger holds (F17).
      && course.before & ~(Phase.set(.held, .stirred, .glide) | Phase.atRest) == 0
  }

  /// True if a single finger is about, and several views that scroll.
  fileprivate var isOfOneFinger: Bool {
    setting.isScroller && !site.isOnlyScroller && hands.areRecorded && hands.most == 1
      && hands.down == 1
      && turns.touch == now.turn
  }
}
