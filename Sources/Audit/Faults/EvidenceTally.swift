import Conformance

/// The fates of faults at one level of evidence.
public struct EvidenceTally: Hashable, Sendable, Codable {
  /// The fate of one fault.
  public enum Fate: Hashable, Sendable {
    /// A rule is violated that is not violated without the fault.
    case caught
    /// No rule is, though the facts are told that show it.
    case missed
    /// No rule is, and a fact is not told that the operator calls necessary.
    case hidden
    /// The transcript is the same with the fault and without: the fault is in a part that is not told.
    case untold
  }

  /// The number of faults that were caught.
  public private(set) var caught = 0
  /// The number of faults that were visible and not caught.
  public private(set) var missed = 0
  /// The number of faults that nobody can see, as their operators say.
  public private(set) var hidden = 0
  /// The number of faults that left no trace.
  public private(set) var untold = 0
  /// The number of faults that no rule tells, and that read the same as a record of the corpus
  /// without a fault.
  public private(set) var twins = 0

  /// The number of faults that were tried.
  public var tried: Int { caught + missed + hidden + untold + twins }

  /// Counts one.
  mutating func add(_ fate: Fate) {
    switch fate {
    case .caught: caught += 1
    case .missed: missed += 1
    case .hidden: hidden += 1
    case .untold: untold += 1
    }
  }

  /// Counts one otherwise, for which a record without a fault was found that reads the same.
  mutating func excuse(_ fate: Fate) {
    switch fate {
    case .missed: missed -= 1
    case .hidden: hidden -= 1
    case .caught, .untold: return
    }
    twins += 1
  }

  /// Creates the counts of nothing.
  public init() {}

  /// Adds two counts.
  public static func + (left: EvidenceTally, right: EvidenceTally) -> EvidenceTally {
    var sum = left
    sum.caught += right.caught
    sum.missed += right.missed
    sum.hidden += right.hidden
    sum.untold += right.untold
    sum.twins += right.twins
    return sum
  }
}
