import Kinematics

/// The place of the indicator of one axis: a thumb whose length and place on a track stand for the
/// part of the content that is in view.
///
/// Nobody has published the measures of today's UIKit. Copies of it are 2.5 to 3 points thick and
/// at least 30 to 37 long, and 7 to 8 where they are pressed against an end; these lie in between.
/// The relations between them matter, not their values.
nonisolated struct ScrollIndicator: Hashable, Sendable {
  /// The thickness of an indicator.
  static let thickness = 3.0
  /// The distance from the edges, along the axis and across.
  static let margin = 3.0
  /// The least length inside the range, however much content there is.
  static let shortest = 36.0
  /// The least length where the indicator is pressed against an end.
  static let shortestPressed = 7.0
  /// The length left free for the other axis's indicator where both are shown.
  static let corner = thickness + margin

  /// The start of the indicator, measured from the start of the visible part.
  let position: Double
  /// The length of the indicator.
  let length: Double

  /// Places the indicator, if there is more content than fits, and room for a track.
  ///
  /// - Parameters:
  ///   - offset: The content's offset; past an end the thumb gets shorter by the excess, and stays
  ///     at that end.
  ///   - range: The offsets at which the content may rest.
  ///   - dimension: The length of the view.
  ///   - insets: The lengths left free before and after the track.
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
