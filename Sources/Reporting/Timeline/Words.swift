import Traces

/// Messages, calls and values in few words.
struct Words {
  let glyphs: Glyphs

  /// Returns a message without what all of them share: `didEndDragging, glides`.
  func message(_ message: Message) -> String {
    var text = Self.head(of: message.name)
    switch message.name {
    case .willEndDragging:
      if let velocity = message.arguments[.withVelocity] { text += " v=\(value(velocity))" }
      if let target = message.arguments[.targetContentOffset] {
        text += " \(glyphs.arrow) \(value(target))"
      }
    case .didEndDragging:
      if let glides = message.arguments[.willDecelerate]?.bool {
        text += glides ? ", glides" : ", stays"
      }
    case .didZoom:
      if let scale = message.state.zoomScale { text += " " + self.scale(scale) }
    default: text += arguments(of: message)
    }
    if let answer = message.answer { text += ", answered \(value(answer))" }
    return text
  }

  /// Returns the arguments in the order of the signature; what the head names needs no label.
  private func arguments(of message: Message) -> String {
    let signature = Signature(message.name)
    return signature.sorted(message.arguments).map { argument in
      let label = signature.names(argument) ? "" : " \(argument.label.text)"
      return "\(label) \(value(argument.value))"
    }
    .joined()
  }

  /// Returns a call in few words: `contentOffset = (0,300)`, `setContentOffset (0,300), animated`.
  func call(_ call: Call) -> String {
    let base = String(call.name.text.prefix { $0 != "(" })
    let isProperty = !call.name.text.contains("(")
    // A call that sets a property of an animator has the animator's name as an argument, too.
    if isProperty, let new = call.arguments[call.name] ?? call.arguments.first?.value {
      return "\(base) = \(value(new))"
    }
    let arguments = Signature(call.name).sorted(call.arguments)
    let things = arguments.filter { $0.value.bool == nil }.map { value($0.value) }
    let switches = arguments.filter { $0.value == .bool(true) }.map(\.label.text)
    let words = (things + switches).joined(separator: ", ")
    return words.isEmpty ? base + "()" : base + " " + words
  }

  /// Returns a value as the format writes it, but for brackets.
  func value(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): Self.number(number)
    case .string(let text): text
    case .pair(let x, let y): "(\(Self.number(x)),\(Self.number(y)))"
    case .array(let elements): "(" + elements.map(self.value).joined(separator: ",") + ")"
    case .object(let parts):
      "{" + parts.map { "\($0.label.text): \(self.value($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// Returns a scale: `×1.5`.
  func scale(_ scale: Millionths) -> String { glyphs.times + Self.number(scale) }

  /// Returns a number with as few digits as it has.
  static func number(_ number: Millionths) -> String {
    Seconds.exact(number.units)
  }

  /// Returns a coordinate with as few digits as it has.
  static func number(_ number: Thousandths) -> String {
    Seconds.exact(Int64(number.units) * 1000)
  }

  /// Returns the short name of a message whose sender everybody knows: `didScroll`, `cellForRowAt`.
  static func head(of name: Name) -> String { Signature(name).head }
}
