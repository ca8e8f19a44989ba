internal import Traces

/// Rules about the scale that a zoom tells, and what depends on it.
enum ZoomScaleRules {
  static let all = [changes, changesAreTold, endScale, contentSize, restsInLimits]

  static let changes = Rule(
    "scroll.zoom.changes",
    "didZoom comes only when the scale is another than before.",
    .invariant,
    catalogue: ["H05", "A03"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom],
      answer: { watch, zoom in
        // If the delegate zooms before a zoom is told, the same scale is told once more.
        guard zoom.now.scale.isKnown, zoom.scale.told.isKnown, zoom.overtakenTurn != watch.now.turn
        else {
          return .notJudged
        }
        return Answer(zoom.now.scale != zoom.scale.told)
      },
      found: { _, zoom in "didZoom, though the scale is still \(zoom.scale.told.text)" },
      expecting: { _, _ in "another scale, or no didZoom" }
    ),
    passing: ["zooms=1,4 vv <>200 O*1 <>240 Z*1.2 <>280 Z*1.4 ^^ L*1.4!1.4 |"],
    failing: ["zooms=1,4 vv <>200 O*1 <>240 Z*1.2 <>240,9 ↓ Z*1.2 ^^ L*1.2!1.2 |"]
  )

  static let changesAreTold = Rule(
    "scroll.zoom.changes-are-told",
    "Every change of the scale sends didZoom.",
    .invariant,
    catalogue: ["H05", "I03", "I05", "J02"],
    sources: ["H4", "AD", "M059"],
    topic: .zoom,
    check: .ofZoom(
      at: [.turnEnd, .pause, .final],
      answer: { watch, zoom in
        guard watch.hears(.didZoom), zoom.scale.told.isKnown else { return .notJudged }
        let seen =
          watch.now.event == .final && zoom.now.scale.isKnown ? zoom.now.scale : zoom.scale.seen
        return Answer(!zoom.scale.told.differs(from: seen))
      },
      found: { watch, zoom in
        let isFinal = watch.now.event == .final && zoom.now.scale.isKnown
        return "the scale is \((isFinal ? zoom.now.scale : zoom.scale.seen).text)"
      },
      expecting: { _, zoom in "didZoom for the change from \(zoom.scale.told.text)" }
    ),
    passing: ["zooms=1,4 vv <>200 O*1 <>240 S@40*1.2 Z@40*1.2 ^^ L*1.2!1.2 |*1.2"],
    failing: [
      "zooms=1,4 vv <>200 O*1 <>240 Z*1.2 <>280 S@40*1.4 ↓ <>300 Z*1.5 ^^ L*1.5!1.5 |*1.5",
      "zooms=1,4 zoom+:2 O*1 Z*2 .18 L*2!2 ↓ |*1.5", "zooms=1,4 vv <>200 O <>240 S ^^ L!1.2 ↓ |",
    ]
  )

  static let endScale = Rule(
    "scroll.zoom.end-scale",
    "didEndZooming names the scale that holds, between the limits.",
    .invariant,
    catalogue: ["H07", "J07"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didEndZooming],
      answer: { _, zoom in
        let scale = zoom.now.atScale
        if scale.differs(from: zoom.now.scale) { return .violated }
        guard scale.isKnown || zoom.now.scale.isKnown else { return .notJudged }
        if zoom.scale.hasOutgrown || !zoom.limits.areKnown { return .notJudged }
        return Answer(!zoom.limits.exclude(scale) && !zoom.limits.exclude(zoom.now.scale))
      },
      found: { _, zoom in
        "didEndZooming at scale \(zoom.now.atScale.text), where zoomScale is \(zoom.now.scale.text)"
      },
      expecting: { _, zoom in
        zoom.limits.areKnown ? "one scale for both, from \(zoom.limits.text)" : "one scale for both"
      }
    ),
    passing: ["zooms=1,4 vv <>200 O*1 <>240 Z*1.2 ^^ L*1.2!1.2 |*1.2"],
    failing: [
      "zooms=1,4 vv <>200 O*1 <>240 Z*1.2 ^^ ↓ L*1.2!1 |*1.2",
      "zooms=1,4 vv <>200 O <>210 Z ^^ ↓ L!5",
    ]
  )

  static let contentSize = Rule(
    "scroll.zoom.content-size",
    "contentSize is the plain size times the scale.",
    .invariant,
    grade: .should,
    catalogue: ["H14"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom, .didScroll, .didEndZooming, .final],
      answer: { _, zoom in
        guard zoom.now.contentSize.isKnown, zoom.now.scale.isKnown, zoom.size.plain.isKnown else {
          return .notJudged
        }
        return Answer(
          Axis.each.allSatisfy { axis in
            let size = Double(zoom.size.plain[axis]) * zoom.now.scale.double
            return abs(Double(zoom.now.contentSize[axis]) - size) <= 1000 + size / 200
          }
        )
      },
      found: { _, zoom in
        "contentSize \(zoom.now.contentSize.text) at scale \(zoom.now.scale.text)"
      },
      expecting: { _, zoom in "\(zoom.now.scale.text) times \(zoom.size.plain.text)" }
    ),
    passing: ["zooms=1,4 zoom:2 Z*2#640,4000 |*2"],
    failing: ["zooms=1,4 zoom:2 ↓ Z*2#320,2000 |*2"]
  )

  static let restsInLimits = Rule(
    "scroll.zoom.rests-in-limits",
    "At rest the scale lies between its limits.",
    .rest,
    catalogue: ["J07"],
    topic: .zoom,
    check: .ofZoom(
      at: [.final],
      answer: { watch, zoom in
        // Without a view to zoom the scale is 1, whatever the limits are; another is a view's.
        guard zoom.now.scale.isKnown, zoom.limits.areKnown, !zoom.scale.hasOutgrown,
          zoom.subject.isKnown || zoom.now.scale != .one
        else { return .notJudged }
        return Answer(!zoom.limits.exclude(zoom.now.scale))
      },
      found: { _, zoom in "rests at scale \(zoom.now.scale.text)" },
      expecting: { _, zoom in "a scale from \(zoom.limits.text)" }
    ),
    passing: ["zooms=1,4 vv <>200 O*1 <>240 Z*1.2 ^^ L*1.2!1.2 |*1.2"],
    failing: ["zooms=1,4 unheard=Z v ^ ↓ |*0.5"]
  )
}
