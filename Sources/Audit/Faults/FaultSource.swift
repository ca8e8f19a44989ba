import Conformance
public import Mutation

/// A source of an audit's faults: an operator, or anything else that makes faults.
public struct FaultSource: Sendable, Identifiable {
  /// One catalogue entry that its faults break, and where they break it.
  public struct Breach: Hashable, Sendable {
    /// The catalogue number.
    public var number: String
    /// The context, in words.
    public var context: String
    /// The facts without which nobody can see the faults.
    public var needs: EvidenceLevel.Facts

    /// Creates a breach.
    public init(number: String, context: String, needs: EvidenceLevel.Facts = []) {
      self.number = number
      self.context = context
      self.needs = needs
    }
  }

  /// The id that its faults name as their operation.
  public let id: String
  /// Its effect, in one sentence.
  public let sentence: String
  /// The catalogue entries that its faults break.
  public let breaches: [Breach]
  /// Finds the faults that a transcript can be given.
  let faults: @Sendable (Reading) -> [Fault]

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - id: the operation that its faults name.
  ///   - sentence: what it does.
  ///   - breaches: what its faults break.
  ///   - faults: finds the faults that a transcript can be given.
  public init(
    id: String,
    sentence: String,
    breaches: [Breach],
    faults: @escaping @Sendable (Reading) -> [Fault]
  ) {
    self.id = id
    self.sentence = sentence
    self.breaches = breaches
    self.faults = faults
  }

  /// Creates the source of an operator's faults.
  public init(_ operation: Operator) {
    self.init(
      id: operation.id,
      sentence: operation.sentence,
      breaches: operation.breaches.map {
        Breach(number: $0.number, context: $0.context, needs: $0.needs)
      },
      faults: { operation.faults(in: $0) }
    )
  }

  /// All operators.
  public static let all = Operators.all.map { FaultSource($0) }
}
