/// The answer if a case is wanted, as far as that is known yet.
///
/// Two answers are joined by `and` to the lesser of them, and by `or` to the greater.
enum Answer: Int, Hashable, Sendable, Comparable {
  case no
  /// Only a verdict tells.
  case unknown
  case yes

  init(_ isSo: Bool) { self = isSo ? .yes : .no }

  static func < (left: Answer, right: Answer) -> Bool { left.rawValue < right.rawValue }

  /// The opposite; what is not known stays so.
  var opposite: Answer {
    switch self {
    case .no: .yes
    case .unknown: .unknown
    case .yes: .no
    }
  }
}

extension Sequence<Answer> {
  /// The answer if all are so; yes if there are none.
  var allHold: Answer { self.min() ?? .yes }

  /// The answer if one of them is so; no if there are none.
  var oneHolds: Answer { self.max() ?? .no }
}
