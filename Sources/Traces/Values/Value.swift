/// A JSON value as the format knows it: numbers are exact decimals.
public enum Value: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number of at most six places.
  case number(Millionths)
  /// Text.
  case string(String)
  /// An array of exactly two numbers: a point, a size, a velocity. It needs no allocation.
  case pair(Millionths, Millionths)
  /// Any other array.
  case array([Value])
  /// An object, in the order in which it was written.
  case object([Argument])

  /// Creates an array, as a `pair` where its elements are two numbers.
  public static func list(_ elements: [Value]) -> Value {
    if elements.count == 2, case .number(let first) = elements[0],
      case .number(let second) = elements[1]
    {
      return .pair(first, second)
    }
    return .array(elements)
  }

  /// Creates a point's value.
  public init(_ point: Point) {
    self = .pair(Millionths(point.x), Millionths(point.y))
  }

  /// The truth value, where this is one.
  public var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The number, where this is one.
  public var number: Millionths? {
    if case .number(let value) = self { return value }
    return nil
  }

  /// The text, where this is one.
  public var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  /// The numbers of an array of numbers.
  public var numbers: [Millionths]? {
    switch self {
    case .pair(let first, let second): return [first, second]
    case .array(let elements):
      let numbers = elements.compactMap(\.number)
      return numbers.count == elements.count ? numbers : nil
    default: return nil
    }
  }

  /// The point, where this is an array of two numbers; rounded to thousandths.
  public var point: Point? {
    guard case .pair(let x, let y) = self else { return nil }
    return Point(x.double, y.double)
  }

  /// The rectangle, where this is an array of four numbers.
  public var rect: Rect? {
    guard let parts = numbers?.map(\.double), parts.count == 4 else { return nil }
    return Rect(origin: Point(parts[0], parts[1]), size: Point(parts[2], parts[3]))
  }

  /// The insets, where this is an array of four numbers.
  public var insets: Insets? {
    guard let parts = numbers?.map({ Thousandths($0.double) }), parts.count == 4 else { return nil }
    return Insets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }
}

/// A labelled value: one of a message's or call's arguments, or one property of a `config`.
public struct Argument: Hashable, Sendable {
  /// The argument's label, or the property's name.
  public var label: Name
  /// The value itself.
  public var value: Value

  /// Creates a labelled value.
  public init(_ label: Name, _ value: Value) {
    self.label = label
    self.value = value
  }
}

extension [Argument] {
  /// The value with the label, if there is one.
  public subscript(label: Name) -> Value? {
    for argument in self where argument.label == label { return argument.value }
    return nil
  }
}
