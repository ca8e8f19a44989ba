internal import Traces

extension Operators {
  static let misstateScale = Operator(
    "misstate-scale",
    "A message shows a scale that cannot be.",
    [
      Context(
        ["H07"],
        "atScale, a tenth more than zoomScale",
        .didEndZooming,
        needs: .otherState,
        edit: { site in
          guard let scale = site.scale else { return [] }
          return site.saying(.atScale, .number(scale.times(hundredths: 110)))
        }
      ) { $0.hearsZooms && $0.scale != nil && $0[.atScale] != nil },
      Context(
        ["H07"],
        "zoomScale, a tenth more than atScale",
        .didEndZooming,
        edit: { $0.zoomed(hundredths: 110) }
      ) { $0.hearsZooms && $0.scale != nil && $0[.atScale] != nil },
      Context(
        ["H07"],
        "both past a limit, at didEndZooming",
        .didEndZooming,
        edit: { $0.zoomed(to: $0.scalePastLimit) }
      ) { ($0.isPinch || $0.isAnimatedZoom) && $0[.atScale] != nil },
      Context(
        ["J02"],
        "half way to the limit, at the release beyond it",
        .didZoom,
        edit: { $0.zoomed(to: $0.scaleHalfWay) }
      ) { $0.isReturn },
      Context(
        ["J01"],
        "past a limit, in a pinch that may not pass it",
        .didZoom,
        edit: { $0.zoomed(to: $0.scalePastLimit) }
      ) { $0.isPinchStep && !$0.setup.zoom.bounces },
      Context(
        ["J07"],
        "past a limit, in the final state",
        at: .final,
        edit: { $0.zoomed(to: $0.scalePastLimit) }
      ) { $0.hearsZooms && Vocabulary.zoomers.contains($0.view.component) && $0.isInRest },
      Context(
        ["H05"],
        "a tenth off, in the final state",
        at: .final,
        edit: { $0.zoomed(hundredths: $0.scale == $0.setup.zoom.greatest ? 90 : 110) }
      ) {
        $0.hearsZooms && $0.isInRest && $0.setup.zoom.isZoomable && $0.knowsCalls
          && $0.scale == $0.moment.zoom.scale
          && $0.previous.map { ($0.moment.zoom.scale ?? $0.scale) != nil } == true
      },
      Context(
        ["I06"],
        "half way, until an animated zoom ends",
        .didZoom,
        edit: { site in
          guard let middle = site.scaleHalfWay else { return [] }
          return site.zoomMessages.filter { $0.line >= site.line && $0.name != .didEndZooming }
            .flatMap { $0.zoomed(to: middle) }
        }
      ) {
        $0.isAnimatedZoom && $0.isModern && $0.changesScale
          && $0.zoomingCall?.name == .setZoomScale
      },
      Context(
        ["I02"],
        "what a call asked for beyond the limits",
        .didZoom,
        edit: { site in
          site.zoomed(to: site.askedScale) + (site.lastRest?.zoomed(to: site.askedScale) ?? [])
        }
      ) {
        $0.isZoomJump(by: [.setZoomScale, .zoomScale]) && $0.setup.zoom.isZoomable
          && $0.askedScale.map($0.setup.zoom.allows) == false
      },
      Context(
        ["I02"],
        "what an animated call asked for beyond the limits",
        .didEndZooming,
        edit: { site in
          site.zoomMessages.filter { $0.name != .willBeginZooming }
            .flatMap { $0.zoomed(to: site.askedScale) }
            + (site.lastRest?.zoomed(to: site.askedScale) ?? [])
        }
      ) {
        $0.isAnimatedZoom && $0.setup.zoom.isZoomable
          && $0.askedScale.map($0.setup.zoom.allows) == false
      },
      Context(
        ["H14"],
        "a contentSize that is not the scale's",
        .didZoom,
        edit: { $0.showingContentOff }
      ) { site in
        // Of content of a few points a part of it is less than a pixel.
        site.hearsZooms && site.scale != nil
          && site.state.contentSize.map { min($0.x, $0.y).double >= 10 } ?? false
      },
      Context(
        ["H08"],
        "another view at willBeginZooming",
        .willBeginZooming,
        edit: { $0.saying("with", .string("another")) }
      ) { ($0.isPinch || $0.isAnimatedZoom) && $0["with"] != nil },
      Context(
        ["H08"],
        "another view at didEndZooming",
        .didEndZooming,
        edit: { $0.saying("with", .string("another")) }
      ) { ($0.isPinch || $0.isAnimatedZoom) && $0["with"] != nil },
    ]
  )
}

extension Site {
  fileprivate var showingContentOff: [Edit] {
    guard let size = state.contentSize, size != .zero else { return [] }
    return showing {
      $0.contentSize = Point(x: size.x.moved(by: size.x.units / 10), y: size.y)
    }
  }
}
