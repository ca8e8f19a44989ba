import Traces

/// Builds JSON without white space, keys in the order in which they are told.
package struct JSONText {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates a writer that has written nothing.
  package init() {}

  /// Returns the text of one object.
  package static func object(_ fill: (inout JSONText) -> Void) -> String {
    var json = JSONText()
    json.object(fill)
    return json.text
  }

  /// Returns the text of an array of objects, each on a line of its own.
  package static func lines<Element>(
    _ elements: [Element],
    _ fill: (inout JSONText, Element) -> Void
  ) -> String {
    let objects = elements.map { element in object { fill(&$0, element) } }
    return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  /// Returns a text in quotation marks.
  package static func quoted(_ text: String) -> String {
    var json = JSONText()
    json.quote(text)
    return json.text
  }

  /// The text that was written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends an object to bytes, without a copy of them.
  package static func append(to bytes: inout [UInt8], _ fill: (inout JSONText) -> Void) {
    var json = JSONText()
    swap(&json.bytes, &bytes)
    json.object(fill)
    swap(&json.bytes, &bytes)
  }

  package mutating func object(_ fill: (inout JSONText) -> Void) {
    nested("{", "}") { fill(&$0) }
  }

  package mutating func array<Element>(
    _ elements: [Element],
    _ each: (inout JSONText, Element) -> Void
  ) {
    nested("[", "]") { json in
      for element in elements { each(&json, element) }
    }
  }

  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(":")
    needsComma = false
  }

  /// Writes a key with its text; nothing where there is no text.
  package mutating func pair(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  /// Writes a key that is told only where it is true.
  package mutating func flag(_ name: String) {
    key(name)
    separate()
    bytes.append("true")
  }

  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  package mutating func number(_ value: (some BinaryInteger)?) {
    separate()
    bytes.append(value.map { String($0) } ?? "null")
  }

  /// Writes a word of JSON's own, or a number's digits.
  package mutating func literal(_ word: String) {
    separate()
    bytes.append(word)
  }

  /// Writes JSON that was made elsewhere.
  package mutating func literal(_ json: [UInt8]) {
    separate()
    bytes += json
  }

  package mutating func strings(_ values: [String]) {
    array(values) { json, value in json.string(value) }
  }

  private mutating func nested(_ open: String, _ close: String, _ fill: (inout JSONText) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    fill(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Quotes a text; what would act on a terminal that shows it is escaped too.
  private mutating func quote(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    if value.utf8.allSatisfy(Self.isPlain) {
      bytes.append(value)
    } else {
      for scalar in value.unicodeScalars { bytes.append(contentsOf: Self.escaped(scalar).utf8) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      scalar.actsOnTerminals ? numbers(of: scalar) : String(Character(scalar))
    }
  }

  /// Returns a character as JSON spells it by its number.
  package static func numbers(of scalar: Unicode.Scalar) -> String {
    String(Character(scalar)).utf16.map { "\\u" + $0.hexadecimal(width: 4) }.joined()
  }
}
