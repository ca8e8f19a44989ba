/// All operators of the audit.
public enum Operators: Sendable {
  /// All operators, in the order in which a report lists them.
  public static let all: [Operator] = [
    drop, duplicate, swap, early, late, flipTracking, flipDragging, flipDecelerating, flipAnimating,
    tieFlags, forgetGlide, insertDrag, insertEnd, ask, scrollOn,
    flipDecelerate, denyGlide, claimGlide, velocity, target, shiftOrigin, misstateInset, oldState,
    freeze,
    perturb, restElsewhere, endOutside, endShort, neverEnd, silence, stopAtEdge, freezeAxis,
    stretch, touches,
  ]
}
