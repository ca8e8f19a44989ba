/// The value of an `x-` key: as it was written, without white space.
enum CompactJSON {
  static func text(of node: JSONNode, in line: [UInt8]) -> String {
    var text = JSONText()
    append(node, in: line, to: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private static func append(_ node: JSONNode, in line: [UInt8], to text: inout JSONText) {
    switch node.content {
    case .null: text.append("null")
    case .bool(let value): text.append(value)
    // Whatever its digits: nobody here reads the number.
    case .number: text.append(raw: String(decoding: line[node.start..<node.end], as: UTF8.self))
    case .string(let string): text.append(string: string)
    case .array(let elements):
      text.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { text.append(",") }
        append(element, in: line, to: &text)
      }
      text.append("]")
    case .object(let members):
      text.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(",") }
        text.append(string: member.key)
        text.append(":")
        append(member.value, in: line, to: &text)
      }
      text.append("}")
    }
  }
}
