internal import Traces
internal import Transcripts

extension Operators {
  static let freezeScale = Operator(
    "freeze-scale",
    "The scale does not follow what zooms it.",
    [
      Context(
        ["H05"],
        "each didZoom of a pinch shows the scale of the first",
        .didEndZooming,
        edit: { site in
          let steps = site.pinchSteps
          guard let first = steps.first?.scale else { return [] }
          return steps.dropFirst().flatMap { $0.zoomed(to: first) }
        }
      ) { $0.isPinch && $0.pinchSteps.count > 2 },
      Context(
        ["J01"],
        "at the limit of a pinch that goes well past it",
        .didEndZooming,
        needs: .otherState,
        edit: { $0.clampedPinch }
      ) {
        $0.endsBouncedPinch && $0.setup.zoom.bounces && $0.isAlone && $0.clearlyPassesLimit
      },
      Context(
        ["J02"],
        "past the limit, where the fingers let go of it, to the end",
        .didEndZooming,
        needs: .calls,
        edit: { $0.stayingPastLimit }
      ) { $0.endsBouncedPinch && $0.isToldToRest },
    ]
  )

  static let zoomAside = Operator(
    "zoom-aside",
    "The content is not where a zoom of the program should take it.",
    [
      Context(
        ["I07"],
        "40 pt from the centre that was visible",
        .didZoom,
        edit: { $0.zoomedAside(.y) }
      ) { $0.isZoomJump(by: [.setZoomScale, .zoomScale]) && $0.keepsCentre },
      Context(
        ["I07"],
        "40 pt from the centre that was visible, animated",
        .didEndZooming,
        edit: { $0.zoomedAside(.y) }
      ) { $0.isAnimatedZoom && $0.zoomingCall?.name == .setZoomScale && $0.keepsCentre },
      Context(
        ["I08"],
        "40 pt from the rectangle that was asked for",
        .didZoom,
        needs: .offsets,
        edit: { $0.zoomedAsideRect }
      ) { $0.isZoomJump(by: [.zoomToRect]) },
      Context(
        ["I08"],
        "40 pt from the rectangle that was asked for, animated",
        .didEndZooming,
        edit: { $0.zoomedAsideRect }
      ) { $0.isAnimatedZoom && $0.zoomingCall?.name == .zoomToRect },
    ]
  )

  static let zoomInSteps = Operator(
    "zoom-in-steps",
    "The scale goes there step by step where it must jump.",
    [
      Context(
        ["J02"],
        "on its way back to the limit",
        .didZoom,
        needs: .otherState,
        edit: { $0.zoomingInSteps }
      ) { $0.isReturn },
      Context(
        ["J04"],
        "in the bounce, away from the limit and to it again",
        .didZoom,
        needs: .otherState,
        edit: { $0.wavering }
      ) { $0.isReturn },
      Context(
        ["I06"],
        "in an animated zoom to a scale",
        .didZoom,
        needs: .calls,
        edit: { $0.zoomingInSteps }
      ) {
        $0.isAnimatedZoom && $0.isModern && $0.changesScale
          && $0.zoomingCall?.name == .setZoomScale
      },
      Context(
        ["I03"],
        "in a zoom of the program without animation",
        .didZoom,
        needs: .otherState,
        edit: { $0.zoomHalved }
      ) { $0.isZoomJump(changing: .zoom) },
    ]
  )
}
