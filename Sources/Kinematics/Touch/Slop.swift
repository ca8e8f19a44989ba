/// The travel at which a finger begins a drag, and the part of that travel that moves nothing.
///
/// The 10 points were recorded, and so was the loss on each axis (source motion.slop).
public enum Slop: Sendable {
  /// The travel, in points, at which a pan is recognised.
  public static let distance = 10.0

  /// Returns the signed part of an axis's travel that is lost at recognition.
  ///
  /// It is fixed at the moment of recognition. An axis with less travel than the slop gives up all
  /// of its travel; an axis without travel gives up nothing.
  public static func swallowed(of raw: Double) -> Double {
    min(max(raw, -distance), distance)
  }

  /// Returns the translation that an axis has at the moment of recognition.
  public static func translation(of raw: Double) -> Double {
    raw - swallowed(of: raw)
  }
}
