internal import Traces
internal import Transcripts

/// Rules about where a call that zooms puts the content.
enum ZoomPlaceRules {
  static let all = [keepsCentre, showsRect]

  static let keepsCentre = Rule(
    "scroll.set-zoom.keeps-centre",
    "Setting the scale leaves in the middle what was there, as far as the range lets it.",
    .response,
    catalogue: ["I07"],
    topic: .zoom,
    check: .ofZoom(
      at: [.turnEnd, .pause, .didEndZooming],
      answer: { watch, zoom in
        zoom.call.rect == nil ? watch.placeAnswer(zoom) : .notJudged
      },
      found: { _, zoom in "offset \(zoom.call.offset.text)" },
      expecting: { watch, zoom in "about \(watch.placeExpected(zoom).text)" }
    ),
    passing: [
      "zooms=1,4 at=500 zoom:2 Z@160,1240*2#640,4000 |*2",
      "zooms=1,4 at=500 zoom+:2 O*1 Z@160,1240*2#640,4000 .18 L*2!2 |*2",
      "zooms=1,4 at=0 zoom:2 Z@160,240*2#640,4000 |*2", "zooms=1,4 at=1500 zoom:2 Z@160,3240*2 |*2",
    ],
    failing: [
      "zooms=1,4 at=500 zoom:2 Z@0,500*2#640,4000 ↓ |*2", "zooms=1,4 at=500 zoom:2 Z@0*2 ↓ |*2",
      "zooms=1,4 at=500 zoom+:2 O*1 Z@320,1000*2#640,4000 .18 ↓ L*2!2 |*2",
    ]
  )

  static let showsRect = Rule(
    "scroll.zoom-to.shows-rect",
    "zoom(to:) brings the rectangle to the middle, as large as the limits let it be.",
    .response,
    catalogue: ["I08", "I03", "I05"],
    topic: .zoom,
    check: .ofZoom(
      at: [.didZoom, .turnEnd, .pause, .didEndZooming],
      answer: { watch, zoom in
        guard zoom.call.rect != nil else { return .notJudged }
        guard watch.now.event == .didZoom else { return watch.placeAnswer(zoom) }
        guard zoom.call.isJudged(in: watch.now.turn), zoom.call.target.isKnown,
          zoom.now.scale.isKnown, watch.law.switches.contains(.zoomsAtOnce) || !zoom.call.isAnimated
        else { return .notJudged }
        return Answer(abs(zoom.now.scale.double / zoom.call.target.double - 1) < 0.005)
      },
      found: { watch, zoom in
        guard watch.now.event == .didZoom else {
          return "offset \(zoom.call.offset.text) at scale \(zoom.scale.told.text)"
        }
        return "didZoom to scale \(zoom.now.scale.text)"
      },
      expecting: { watch, zoom in
        "about \(watch.placeExpected(zoom).text) at scale \(zoom.call.target.text)"
      }
    ),
    passing: ["zooms=1,4 show:100,200,160,120 Z@200,280*2#640,4000 |*2"],
    failing: [
      "zooms=1,4 show:100,200,160,120 Z@100,200*2#640,4000 ↓ |*2",
      "zooms=1,4 show:100,200,160,120 Z@100,200*2 ↓ |*2",
      "zooms=1,5 show:100,200,160,120 ↓ Z*4 |*4",
    ]
  )
}

extension Watch {
  /// Returns the offset at which the content must stand after the latest call, if there were no
  /// range.
  fileprivate func placeExpected(_ zoom: Zoom) -> Place {
    let call = zoom.call
    guard call.target.isKnown, geometry.size.isKnown else { return .unknown }
    let along = { (axis: Axis) -> Double? in
      let half = Double(self.geometry.size[axis]) / 2
      var middle: Double
      if let rect = call.rect {
        let origin = axis == .horizontal ? rect.origin.x : rect.origin.y
        let size = axis == .horizontal ? rect.size.x : rect.size.y
        middle = Double(origin.units) + Double(size.units) / 2
      } else {
        guard call.start.isKnown, call.scale.isKnown else { return nil }
        middle = (Double(call.start[axis]) + half) / call.scale.double
      }
      return (middle * call.target.double - half) / 1000
    }
    guard let x = along(.horizontal), let y = along(.vertical) else { return .unknown }
    return Place(Point(x, y))
  }

  /// Returns true if the view that zooms stands at the origin of the content, as far as the header
  /// tells.
  private func standsAtOrigin(_ subject: ZoomSubject.Identity) -> Bool {
    guard case .named(let name) = subject,
      let view = site.stage.watches.first(where: { $0.law.name == name })
    else { return true }
    return view.site.frameOrigin == Place(x: 0, y: 0)
  }

  /// Judges if the content stands where the latest call must have put it.
  fileprivate func placeAnswer(_ zoom: Zoom) -> Answer {
    let call = zoom.call
    let place = placeExpected(zoom)
    let isOver = now.event == .didEndZooming
    guard call.isAlone, call.isFromRest || !call.isAnimated, !call.setsLimits, call.changes == .yes,
      call.isAnimated == isOver,
      isOver || call.turn == now.turn, hands.down == 0, turns.touch <= call.turn,
      place.isKnown, call.offset.isKnown, !zoom.scale.told.differs(from: call.target),
      geometry.insets.areKnown, geometry.insets.adjusted == .zero, turns.call == call.turn,
      turns.delegate < call.turn, hears(.didScroll), standsAtOrigin(zoom.subject.given)
    else { return .notJudged }
    let nearest = nearest(to: place, zoom)
    guard nearest.isKnown else { return .notJudged }
    return Answer(
      Axis.each.allSatisfy { axis in
        min(abs(call.offset[axis] - place[axis]), abs(call.offset[axis] - nearest[axis]))
          <= 1000 + setting.pixel
      }
    )
  }

  /// Returns the place in the range that is nearest to another, where the latest call has left the scale.
  ///
  /// If no message tells the new size, it is the plain one times the scale (H14).
  private func nearest(to place: Place, _ zoom: Zoom) -> Place {
    if geometry.isRangeKnown { return geometry.nearest(to: place) }
    let plain = zoom.size.plain
    guard plain.isKnown, geometry.size.isKnown, !geometry.isAligned else { return .unknown }
    let along = { (axis: Axis) -> Int32 in
      let length = Double(plain[axis]) * zoom.call.target.double
      let most = max(0, Int64(length) - Int64(self.geometry.size[axis]))
      return Int32(clamping: min(max(0, Int64(place[axis])), most))
    }
    return Place(x: along(.horizontal), y: along(.vertical))
  }
}
