internal import Traces
internal import Transcripts

/// Rules about what the program does to the scale.
enum ZoomCallRules {
  static let all = [
    once, quiet, clamped, same, begins, animatedOnce, toldAtOnce,
    readsTarget, endsInTime,
  ]

  static let once = Rule(
    "scroll.set-zoom.once",
    "A scale that is set without animation sends one didZoom in the turn of the call.",
    .response,
    catalogue: ["I03", "I01", "H05", "A04"],
    sources: ["AD", "S4:135"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom, .turnEnd, .pause],
      answer: { watch, zoom in
        guard zoom.call.isJudged(in: watch.now.turn), !zoom.call.isAnimated,
          zoom.call.changes == .yes, watch.hears(.didZoom), !watch.isNested
        else { return .notJudged }
        return Answer(watch.now.event == .didZoom ? zoom.call.zooms == 0 : zoom.call.zooms > 0)
      },
      found: { watch, _ in
        watch.now.event == .didZoom ? "another didZoom" : "no didZoom after the call"
      },
      expecting: { _, _ in "one didZoom in the turn of the call" }
    ),
    passing: ["zooms=1,4 zoom:2 Z*2 |*2", "zooms=1,4 scale:2 Z*2 S@160,240 |*2"],
    failing: [
      "zooms=1,4 zoom:2 ↓ |*2", "zooms=1,4 scale:2 Z*2 ↓ Z*2.1 |*2.1",
      "zooms=1,4 vv <>200 O <>240 Z ^^ L!1.2 .60 scale:2 S ↓ .60 v ^ |",
      "zooms=1,4 scale:2 Z .60 scale:3 ↓ .60 v ^ |",
    ]
  )

  static let quiet = Rule(
    "scroll.set-zoom.quiet",
    "A scale that is set without animation sends neither willBeginZooming nor didEndZooming.",
    .response,
    catalogue: ["I03"],
    topic: .zoom,
    check: .ofZoom(
      at: [.willBeginZooming, .turnEnd, .pause],
      answer: { watch, zoom in
        guard zoom.call.isJudged(in: watch.now.turn), !zoom.call.isAnimated, !watch.isNested else {
          return .notJudged
        }
        return watch.now.event == .willBeginZooming ? .violated : .holds
      },
      expecting: { _, _ in "didZoom alone" }
    ),
    passing: ["zooms=1,4 zoom:2 Z*2 |*2"],
    failing: ["zooms=1,4 zoom:2 ↓ O Z*2 L*2!2 |*2"]
  )

  static let clamped = Rule(
    "scroll.set-zoom.clamped",
    "A call sets the scale that it asks for, as far as the limits let it.",
    .response,
    catalogue: ["I02", "I03"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom],
      answer: { watch, zoom in
        guard zoom.call.isJudged(in: watch.now.turn), zoom.now.scale.isKnown,
          zoom.limits.areKnown
        else { return .notJudged }
        if zoom.limits.exclude(zoom.now.scale) { return .violated }
        guard !zoom.call.isAnimated, zoom.call.target.isKnown, zoom.call.rect == nil else {
          return .notJudged
        }
        return Answer(abs(zoom.now.scale.double / zoom.call.target.double - 1) < 0.000_01)
      },
      found: { _, zoom in "didZoom to scale \(zoom.now.scale.text)" },
      expecting: { _, zoom in "scale \(zoom.call.target.text)" }
    ),
    passing: ["zooms=1,4 zoom:9 Z*4 |*4", "zooms=1,4 show:0,0,16,24 Z*4 |*4"],
    failing: [
      "zooms=1,4 zoom:9 ↓ Z*9 zoom:4 Z*4 |*4", "zooms=1,4 zoom:3 ↓ Z*2 |*2",
      "zooms=1,4 zoom+:9 O*1 ↓ Z*9 .18 L*4!4 |*4",
    ]
  )

  static let same = Rule(
    "scroll.set-zoom.same",
    "Setting the scale that holds sends no message about zooming.",
    .response,
    grade: .should,
    catalogue: ["I09", "I11"],
    topic: .zoom,
    check: .ofZoom(
      at: [.willBeginZooming, .didZoom, .turnEnd, .pause],
      answer: { watch, zoom in
        guard zoom.call.isJudged(in: watch.now.turn), zoom.call.changes == .no, !watch.isNested
        else { return .notJudged }
        return watch.now.event.isOfZoom ? .violated : .holds
      },
      expecting: { _, zoom in "nothing: the scale is \(zoom.call.target.text) already" }
    ),
    passing: ["zooms=1,4 zoom:1 |*1", "zooms=1,4 zoom+:0.5 |*1"],
    failing: ["zooms=1,4 zoom:1 ↓ Z |*1", "zooms=1,4 zoom+:0.5 ↓ O L |*1"]
  )

  static let begins = Rule(
    "scroll.animated-zoom.begins",
    "An animated zoom sends willBeginZooming first, in the turn of the call.",
    .response,
    catalogue: ["I04", "Z05"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom, .turnEnd, .pause],
      answer: { watch, zoom in
        guard zoom.call.isJudged(in: watch.now.turn), zoom.call.isAnimated,
          zoom.call.changes == .yes, watch.hears(.willBeginZooming), !watch.isNested
        else { return .notJudged }
        return Answer(zoom.call.begins > 0)
      },
      found: { watch, _ in
        watch.now.event == .didZoom ? "didZoom first" : "no willBeginZooming after the call"
      },
      expecting: { _, _ in "willBeginZooming, didZoom, and didEndZooming at last" }
    ),
    passing: ["zooms=1,4 zoom+:2 O*1 Z*2 .18 L*2!2 |*2"],
    failing: ["zooms=1,4 zoom+:2 ↓ Z*2 |*2", "zooms=1,4 zoom+:2 ↓ |*1"]
  )

  static let animatedOnce = Rule(
    "scroll.zoom.animated-once",
    "An animated zoom sends one didZoom, not one for each step.",
    .sequence,
    catalogue: ["I05", "H05"],
    topic: .zoom,
    needs: .zoomsAtOnce,
    check: .table,
    passing: [
      "zooms=1,4 zoom+:2 O*1 Z*2 S@160,240 .18 L*2!2 |*2",
      Example("zooms=1,4 zoom+:2 O*1 Z*1.2 . Z*1.6 . Z*2 L*2!2 |*2", profile: .classic),
    ],
    failing: ["zooms=1,4 zoom+:2 O*1 Z*2 . ↓ Z*1.6 . Z*2 L*2!2 |*2"]
  )

  static let toldAtOnce = Rule(
    "scroll.animated-zoom.told-at-once",
    "An animated zoom sends its didZoom as it begins.",
    .response,
    catalogue: ["I05"],
    topic: .zoom,
    needs: .zoomsAtOnce,
    check: .ofZoom(
      at: [.turnEnd, .pause],
      answer: { watch, zoom in
        guard zoom.call.isJudged(in: watch.now.turn), zoom.call.isAnimated, zoom.call.begins > 0,
          zoom.call.changes == .yes, watch.hears(.didZoom)
        else { return .notJudged }
        return Answer(zoom.call.zooms > 0)
      },
      found: { _, _ in "no didZoom in the turn of the call" },
      expecting: { _, _ in "didZoom with the final scale" }
    ),
    passing: ["zooms=1,4 zoom+:2 O*1 Z*2 .18 L*2!2 |*2"],
    failing: ["zooms=1,4 zoom+:2 O*1 .9 ↓ Z*2 .9 L*2!2 |*2"]
  )

  static let readsTarget = Rule(
    "scroll.animated-zoom.reads-target",
    "While a zoom is animated zoomScale reads its end already.",
    .invariant,
    grade: .should,
    catalogue: ["I06"],
    topic: .zoom,
    needs: .zoomsAtOnce,
    check: .ofZoom(
      at: [.didZoom, .didScroll],
      answer: { watch, zoom in
        let isUnderWay =
          zoom.course.isSurely(in: ZoomPhase.animated.set)
          || (zoom.course.isSurely(in: ZoomPhase.animate.set) && !watch.hears(.didZoom))
        guard isUnderWay, watch.record.calls == .recorded, watch.turns.call == zoom.call.turn,
          watch.turns.delegate < zoom.call.turn,
          watch.hands.down == 0, watch.turns.touch < zoom.call.turn, !zoom.call.setsLimits,
          zoom.call.target.isKnown, zoom.now.scale.isKnown
        else { return .notJudged }
        let error = abs(zoom.now.scale.double / zoom.call.target.double - 1)
        return Answer(error < (zoom.call.rect == nil ? 0.000_01 : 0.005))
      },
      found: { watch, zoom in "\(watch.now.event.word) at scale \(zoom.now.scale.text)" },
      expecting: { _, zoom in "scale \(zoom.call.target.text)" }
    ),
    passing: ["zooms=1,4 zoom+:2 O*1 Z*2 S@160,240*2 .18 L*2!2 |*2"],
    failing: ["zooms=1,4 zoom+:2 O*1 ↓ Z*1.2 .18 L*1.2!1.2 |*1.2"]
  )

  static let endsInTime = Rule(
    "scroll.animated-zoom.ends-in-time",
    "An animated zoom is over within a second, and sends didEndZooming.",
    .response,
    catalogue: ["I04", "Z05", "H06"],
    topic: .zoom,
    check: .ofZoom(
      at: [.turnEnd],
      answer: { watch, zoom in
        guard zoom.isAnimatedAlone, zoom.call.isAlone, zoom.call.begins > 0,
          watch.hears(.didEndZooming), watch.program.call.kind == .zoom,
          watch.program.call.turn == zoom.call.turn, watch.turns.call == zoom.call.turn,
          watch.turns.touch < zoom.call.turn, !watch.site.mayBeRemoved,
          watch.now.time > watch.program.call.time,
          // At the end of a settle all is judged as at rest.
          !(watch.program.call.time...watch.now.time).contains(watch.site.stage.patience)
        else { return .notJudged }
        return watch.isOverdue(Debt(opened: watch.program.call.time)) ? .violated : .notJudged
      },
      found: { _, _ in "the animated zoom has not ended" },
      expecting: { _, _ in "didEndZooming" }
    ),
    passing: ["zooms=1,4 zoom+:2 O*1 Z*2 .18 L*2!2 .60 v ^ |*2"],
    failing: [
      "zooms=1,4 zoom+:2 O*1 Z*2 .90 ↓ v ^ L*2!2 |*2", "zooms=1,4 zoom+:2 O Z .90 ↓ scale:1 Z",
      "zooms=1,4 v ^ |*1 zoom+:2 O*1 Z*2 .90 ↓ v ^ L*2!2 |*2",
    ]
  )
}
