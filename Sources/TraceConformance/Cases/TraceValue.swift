internal import Traces

/// A value in a trace: a JSON value, whose numbers are decimals.
public enum TraceValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number: points, points a millisecond, a scale, a count. Six decimal places are kept.
  case number(Double)
  /// Text: a name, or an index path such as `"0-3"`.
  case text(String)
  /// An array: a point or size of two numbers, a rectangle or insets of four.
  case array([TraceValue])
  /// An object.
  case object([String: TraceValue])

  /// The truth value, where this is one.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number, where this is one.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The text, where this is one.
  public var text: String? {
    if case .text(let value) = self { value } else { nil }
  }

  /// The numbers, where this is an array of numbers.
  public var numbers: [Double]? {
    guard case .array(let elements) = self else { return nil }
    let numbers = elements.compactMap(\.number)
    return numbers.count == elements.count ? numbers : nil
  }
}

extension TraceValue: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByNilLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// Creates an array.
  public init(arrayLiteral elements: TraceValue...) { self = .array(elements) }

  /// Creates `null`.
  public init(nilLiteral: ()) { self = .null }

  /// Creates an object; of several values for a key, the last one counts.
  public init(dictionaryLiteral elements: (String, TraceValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension TraceValue {
  init(_ value: Traces.Value) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .number(number.double)
    case .string(let text): self = .text(text)
    case .pair(let first, let second):
      self = .array([.number(first.double), .number(second.double)])
    case .array(let elements): self = .array(elements.map(TraceValue.init))
    case .object(let members):
      self = .object(
        Dictionary(members.map { ($0.label.text, TraceValue($0.value)) }) { $1 }
      )
    }
  }

  /// The value as the format has it.
  var formatted: Traces.Value {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let number): .number(Millionths(number))
    case .text(let text): .string(text)
    case .array(let elements): .list(elements.map(\.formatted))
    case .object(let members): .object(Self.arguments(members))
    }
  }

  /// Members as arguments, sorted by name as the format has them.
  static func arguments(_ members: [String: TraceValue]) -> [Argument] {
    members.sorted { $0.key < $1.key }.map { Argument(Name($0.key), $0.value.formatted) }
  }
}

/// Values by name: the arguments of a call or a message, or the properties of a view.
public struct TraceArguments: Hashable, Sendable {
  private let arguments: [Argument]

  init(_ arguments: [Argument]) {
    self.arguments = arguments
  }

  /// The names, in the order of the trace.
  public var names: [String] { arguments.map(\.label.text) }

  /// The value of a name; nil: there is none.
  public subscript(name: String) -> TraceValue? {
    arguments[Name(name)].map(TraceValue.init)
  }
}
