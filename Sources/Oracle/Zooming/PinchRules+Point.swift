internal import Traces

extension PinchRules {
  static let keepsPoint = Rule(
    "scroll.pinch.keeps-point",
    "Inside the range the content under the fingers stays under them.",
    .invariant,
    grade: .should,
    catalogue: ["B18"],
    sources: ["zynga-scroller"],
    topic: .zoom,
    check: .ofZoom(
      at: [.turnEnd, .pause],
      answer: { watch, zoom in watch.pointAnswer(zoom) },
      found: { watch, _ in "offset \(watch.content.offset.text)" },
      expecting: { watch, zoom in "about \(watch.pointExpected(zoom).text)" }
    ),
    passing: [
      "zooms=1,4 at=500 vv <>200 O*1 <>240 Z@648,648*1.2#384,2400 S@32,648*1.2 <>300 Z@80,870*1.5#480,3000 ^^ L*1.5!1.5 |"
    ],
    failing: [
      "zooms=1,4 at=500 vv <>200 O*1 <>240 Z@32,648*1.2#384,2400 <>300 Z@80,500*1.5#480,3000 ↓ ^^ L*1.5!1.5 |",
      "zooms=1,4 at=500 vv <>200 O*1 <>240 Z@32,900*1.2#384,2400 ↓ ^^ L*1.2!1.2 |",
    ]
  )
}

extension Watch {
  /// Returns the offset at which the content under the fingers has stayed there.
  fileprivate func pointExpected(_ zoom: Zoom) -> Place {
    let last = zoom.pinch.last
    let centre = ownPlace(of: hands.pair.centre)
    let lastCentre = ownPlace(of: last.centre)
    guard last.isKnown, last.offset.isKnown, lastCentre.isKnown, centre.isKnown,
      zoom.scale.seen.isKnown
    else { return .unknown }
    let ratio = zoom.scale.seen.double / last.scale.double
    let along = { (axis: Axis) in
      let content = Double(last.offset[axis]) + Double(lastCentre[axis])
      return (content * ratio - Double(centre[axis])) / 1000
    }
    return Place(Point(along(.horizontal), along(.vertical)))
  }

  /// Judges if the content under the fingers stayed there, on the axes where nothing holds it back.
  fileprivate func pointAnswer(_ zoom: Zoom) -> Answer {
    let place = pointExpected(zoom)
    guard zoom.zoomTurn == now.turn, zoom.course.isSurely(in: ZoomPhase.pinch.set),
      zoom.pinch.isPlain,
      place.isKnown, hasFingersAlone,
      content.offset.isKnown,
      geometry.isRangeKnown, zoom.limits.surelyHold(zoom.scale.seen)
    else { return .notJudged }
    let last = zoom.pinch.last
    return Answer.onEachAxis { axis in
      let margin: Int32 = 10_000
      guard !zoom.pinch.strays(axis), last.offset[axis] > geometry.least[axis] + margin,
        place[axis] > geometry.least[axis] + margin, place[axis] < geometry.most[axis] - margin,
        content.offset[axis] > geometry.least[axis], content.offset[axis] < geometry.most[axis]
      else { return .notJudged }
      // The drag's rules judge if the move of the fingers as a whole counts already.
      let drift = abs(hands.pair.centre[axis] - last.centre[axis])
      return Answer(abs(content.offset[axis] - place[axis]) <= 6000 + drift * 5 / 4)
    }
  }
}
