/// Builds JSON without white space, keys in the order in which they are told.
struct JSONText {
  private(set) var text = ""
  private var needsComma = false

  /// Returns the text of one object.
  static func object(_ fill: (inout JSONText) -> Void) -> String {
    var json = JSONText()
    json.object(fill)
    return json.text
  }

  /// Returns the text of an array of objects, each on a line of its own.
  static func lines<Element>(
    _ elements: [Element],
    _ fill: (inout JSONText, Element) -> Void
  ) -> String {
    let objects = elements.map { element in object { fill(&$0, element) } }
    return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  mutating func object(_ fill: (inout JSONText) -> Void) {
    nested("{", "}") { fill(&$0) }
  }

  mutating func array<Element>(_ elements: [Element], _ each: (inout JSONText, Element) -> Void) {
    nested("[", "]") { json in
      for element in elements { each(&json, element) }
    }
  }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    text += ":"
    needsComma = false
  }

  /// A key with its text; nothing where there is no text.
  mutating func pair(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  /// A key that is told only where it is true.
  mutating func flag(_ name: String) {
    key(name)
    separate()
    text += "true"
  }

  mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  mutating func number(_ value: (some BinaryInteger)?) {
    separate()
    text += value.map { String($0) } ?? "null"
  }

  /// Writes a word of JSON's own, or a number's digits.
  mutating func literal(_ word: String) {
    separate()
    text += word
  }

  mutating func strings(_ values: [String]) {
    array(values) { json, value in json.string(value) }
  }

  private mutating func nested(_ open: String, _ close: String, _ fill: (inout JSONText) -> Void) {
    separate()
    text += open
    needsComma = false
    fill(&self)
    text += close
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func quote(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
