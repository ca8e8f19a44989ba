public import Traces

/// A listener that hears of each transcript that is not its baseline.
public protocol BaselineWitness: Sendable {
  /// Takes the two, on any thread.
  ///
  /// - Parameters:
  ///   - baseline: what was accepted.
  ///   - id: the case's name.
  ///   - subject: the subject's name.
  ///   - partings: the indices of the lines of the transcript at which differences are seen, ascending.
  func notice(_ baseline: Trace, of id: String, by subject: String, partings: [Int])
}
