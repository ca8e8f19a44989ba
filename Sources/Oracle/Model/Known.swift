/// A fact as far as the record tells it: its value, or what is missing to know it.
///
/// A rule takes the value with `try`. Where it is not told, the rule is not judged, and the missing fact is
/// the reason.
enum Known<Value> {
  case told(Value)
  case untold(Lack)

  /// Takes a value that may not be told.
  ///
  /// - Parameters:
  ///   - value: the value; nil: it is not told.
  ///   - lack: what is missing then.
  init(_ value: Value?, else lack: Lack) {
    self = value.map { .told($0) } ?? .untold(lack)
  }

  /// The value, for a rule that needs it.
  ///
  /// - Throws: what is missing, where it is not told.
  var value: Value {
    get throws(Lack) {
      switch self {
      case .told(let value): return value
      case .untold(let lack): throw lack
      }
    }
  }

  /// The value, for those who can do without; nil: it is not told.
  var ifTold: Value? { if case .told(let value) = self { value } else { nil } }

  /// True if it is told.
  var isTold: Bool { if case .told = self { true } else { false } }

  /// Returns the value that a function makes from it, if it is told.
  func map<Other>(_ transform: (Value) -> Other) -> Known<Other> {
    switch self {
    case .told(let value): .told(transform(value))
    case .untold(let lack): .untold(lack)
    }
  }
}

extension Known: Sendable where Value: Sendable {}

extension Known: Equatable where Value: Equatable {
  /// Returns true if both are told and are not the same.
  func contradicts(_ other: Known) -> Bool {
    guard let one = ifTold, let two = other.ifTold else { return false }
    return one != two
  }
}
