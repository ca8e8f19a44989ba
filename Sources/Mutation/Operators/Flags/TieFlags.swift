internal import Traces

extension Operators {
  static let tieFlags = Operator(
    "tie-flags",
    "isTracking is shown equal to isDragging at each message of the view.",
    edit: { site in
      let view = site.moment.view
      return site.allOfView.flatMap { other in
        other.moment.view == view && other.shows(.isDragging)
          && other.state[.isTracking] != other.state[.isDragging]
          ? other.showing { $0[.isTracking] = $0[.isDragging] } : []
      }
    },
    [
      Context(
        ["C09"],
        "a view that glides on after a lift",
        .willBeginDecelerating,
        needs: .scrolls
      ) {
        $0.isPlain && $0.next?.isGlideFrame == true && $0.shows(.isTracking)
          && $0.isFirstOfKind && $0.isModern
      },
      Context(["B13"], "a view that is dragged and let go without a glide", .didEndDragging) {
        $0.isPlain && $0.isModern && $0.willDecelerate == false && $0.isFresh
          && $0.shows(.isTracking)
      },
    ]
  )
}
