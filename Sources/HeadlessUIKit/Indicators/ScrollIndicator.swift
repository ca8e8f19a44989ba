import Kinematics

/// Where the indicator of one axis lies: a thumb whose length and place on a track stand for the
/// part of the content that is in view.
///
/// Nobody has published today's measures; these lie in the ranges that are known (physics.md 9), and
/// what counts is how they hang together.
struct ScrollIndicator: Hashable, Sendable {
  /// How thick an indicator is.
  static let thickness = 3.0
  /// How far it stays away from the edges, along its axis and across.
  static let margin = 3.0
  /// The shortest that it is inside the range, however much content there is.
  static let shortest = 36.0
  /// The shortest that it is when it is pressed against an end.
  static let shortestPressed = 7.0
  /// What is left free for the other axis's indicator where both are shown.
  static let corner = thickness + margin

  /// Where it begins, from the start of what is in view.
  let position: Double
  /// How long it is.
  let length: Double

  /// Places the indicator, if there is more content than fits, and room for a track.
  ///
  /// - Parameters:
  ///   - offset: Where the content is; past an end the thumb gets shorter by as much, and stays
  ///     glued to that end.
  ///   - range: The offsets at which the content may rest.
  ///   - dimension: The length of the view.
  ///   - insets: What is left free before and after the track.
  ///   - leavesCorner: Whether the other axis has an indicator too.
  init?(
    offset: Double,
    range: ScrollRange,
    dimension: Double,
    insets: (before: Double, after: Double),
    leavesCorner: Bool
  ) {
    let way = range.upper - range.lower
    let ends = 2 * Self.margin + (leavesCorner ? Self.corner : 0)
    let track = dimension - insets.before - insets.after - ends
    guard way > 0, track > 0 else { return nil }
    let inside = range.clamped(offset)
    let pressed = abs(offset - inside)
    let free = max(Self.shortest, dimension / (way + dimension) * track)
    length = min(track, pressed > 0 ? max(Self.shortestPressed, free - pressed) : free)
    position = insets.before + Self.margin + (inside - range.lower) / way * (track - length)
  }
}
