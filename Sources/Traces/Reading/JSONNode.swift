/// A JSON value with its place in the line, before anybody knows what it means.
package struct JSONNode {
  package enum Content {
    case null
    case bool(Bool)
    case number
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  package struct Member {
    package let key: String
    let keyOffset: Int
    package let value: JSONNode
  }

  package let content: Content
  /// The offset of its first byte.
  let start: Int
  /// The offset after its last byte.
  let end: Int

  /// The range of its bytes in the line.
  package var range: Range<Int> { start..<end }

  /// The kind of the value, for an error message.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool(let value): String(value)
    case .number: "a number"
    case .string(let text): "the string \(quoted(text))"
    case .array(let elements): "an array of \(elements.count)"
    case .object: "an object"
    }
  }
}
