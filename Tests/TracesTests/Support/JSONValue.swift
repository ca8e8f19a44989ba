import Foundation

/// A JSON value as Foundation reads it, so that the tests do not judge the reader by itself.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a text.
  init(parsing text: String) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
  }

  private init(_ found: Any) {
    switch found {
    case let text as String: self = .string(text)
    case let number as NSNumber:
      // Foundation casts 1 to a Bool as well; only its two own objects are JSON's words.
      let isBool = number === NSNumber(value: true) || number === NSNumber(value: false)
      self = isBool ? .bool(number.boolValue) : .number(number.doubleValue)
    case let elements as [Any]: self = .array(elements.map(JSONValue.init))
    case let members as [String: Any]: self = .object(members.mapValues { JSONValue($0) })
    default: self = .null
    }
  }

  /// The members of an object; of anything else, none.
  var members: [String: JSONValue] {
    if case .object(let members) = self { return members }
    return [:]
  }

  /// The elements of an array; of anything else, none.
  var elements: [JSONValue] {
    if case .array(let elements) = self { return elements }
    return []
  }

  /// The text of a string.
  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The number, where this is one.
  var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  subscript(key: String) -> JSONValue? { members[key] }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON, keys sorted.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { Self.quoted($0.key) + ":" + $0.value.description }
        .joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      let needsEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      guard needsEscape else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"" + escaped.joined() + "\""
  }
}
