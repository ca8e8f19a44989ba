/// All operators of the audit.
public enum Operators: Sendable {
  /// All operators, in the order in which a report lists them.
  public static let all: [Operator] = [
    drop, duplicate, swap, early, late, flipTracking, flipDragging, flipDecelerating, flipAnimating,
    flipZooming, flipZoomBouncing, tieFlags, forgetGlide, insertDrag, insertEnd, insertZoom, ask,
    scrollOn,
    flipDecelerate, denyGlide, claimGlide, velocity, target, shiftOrigin, misstateInset, oldState,
    freeze,
    perturb, restElsewhere, endOutside, endShort, neverEnd, silence, stopAtEdge, freezeAxis,
    stretch, missPage, offerNoPage, misstateScale, freezeScale, zoomInSteps, zoomAside, touches,
    refresh,
    keyboard, rows, prefetching, reconfiguring, primaryActions, snapshots, updates, picks, editing,
    screens, web, stray, drift, cancels, tiles, typing, sendActions, forms, samples, animations,
    controlEvents, recognizers,
  ]
}
