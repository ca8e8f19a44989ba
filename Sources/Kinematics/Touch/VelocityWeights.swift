/// The weights with which a pan recognizer blends the last two samples of a finger into its velocity.
public struct VelocityWeights: Sendable, Equatable {
  /// The weight of the newest sample.
  let newest: Double
  /// The weight of the sample before the newest.
  let previous: Double

  /// The weights that were recorded on iOS 26 (source motion.velocity).
  public static let modern = VelocityWeights(newest: 0.2, previous: 0.8)
  /// The weights that were recorded in 2018, on iOS 12 at the latest (source motion.velocity-2018).
  public static let classic = VelocityWeights(newest: 0.25, previous: 0.75)
}
