extension Value {
  /// The number, where it is a whole one.
  package var wholeNumber: Int? {
    guard let units = number?.units, units % 1_000_000 == 0 else { return nil }
    return Int(units / 1_000_000)
  }

  /// The elements of an array, of whatever length; two numbers are one too.
  package var elements: [Value] {
    switch self {
    case .pair(let first, let second): [.number(first), .number(second)]
    case .array(let elements): elements
    default: []
    }
  }
}
