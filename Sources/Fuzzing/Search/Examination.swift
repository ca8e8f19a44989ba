/// The result of one trace, as far as a search needs it.
public struct Examination: Sendable {
  /// The features that were seen, in order; the same may be there several times.
  public var features: [Feature]
  /// The failures, in order.
  public var failures: [Failure]

  /// Creates an examination.
  public init(features: [Feature] = [], failures: [Failure] = []) {
    self.features = features
    self.failures = failures
  }
}

/// A failure, told apart from others by the rule and the moment at which it was broken.
///
/// It is what a failure can be known by before it is shrunk. Two traces of the same failure mostly
/// show one defect, so only the first is looked at.
public struct Failure: Hashable, Sendable, Codable {
  /// The rule's id.
  public var rule: String
  /// The pair of messages that met where it was broken; nil: nobody had said anything.
  public var moment: Feature?

  /// Creates a failure.
  public init(rule: String, moment: Feature?) {
    self.rule = rule
    self.moment = moment
  }
}
