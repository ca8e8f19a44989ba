/// How far a finger may stray before it is a drag, and what the drag then gives up (physics.md 1).
public enum Slop: Sendable {
  /// The travel, in points, at which a pan is recognised.
  public static let distance = 10.0

  /// Returns the signed part of an axis's travel that recognition swallows.
  ///
  /// Fixed at the moment of recognition: an axis that had gone less than the slop by then gives up
  /// what it had, and one that had not moved gives up nothing.
  public static func swallowed(of raw: Double) -> Double {
    min(max(raw, -distance), distance)
  }

  /// Returns the translation that an axis has at the moment of recognition.
  public static func translation(of raw: Double) -> Double {
    raw - swallowed(of: raw)
  }
}
