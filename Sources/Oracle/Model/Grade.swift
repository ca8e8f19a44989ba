/// The weight of a violation of a rule.
public enum Grade: String, Sendable, Hashable, Comparable, Codable, CaseIterable {
  /// It fails the gate.
  case must
  /// It warns, and fails where strictness is asked for.
  case should
  /// It informs.
  case may

  /// Returns true if `left` weighs more than `right`: `must` comes first.
  public static func < (left: Grade, right: Grade) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .must: 0
    case .should: 1
    case .may: 2
    }
  }
}

/// The form in which a rule says what must hold.
public enum Form: String, Sendable, Hashable, CaseIterable {
  /// The messages that may follow one another.
  case sequence
  /// A condition that is true at each message of a kind.
  case invariant
  /// A message that must come after an event.
  case response
  /// A condition that is true of the final state and of the whole transcript.
  case rest
}
