/// XML elements, appended to bytes.
struct JUnitElement {
  private(set) var bytes: [UInt8] = []

  /// Appends text that is XML already.
  mutating func append(_ text: String) { bytes.append(text) }

  /// Appends XML that was written elsewhere.
  mutating func append(_ other: [UInt8]) { bytes += other }

  /// Begins an element; its attributes follow.
  mutating func open(_ tag: String, indent: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    bytes.append("<" + tag)
  }

  /// Writes an attribute.
  mutating func attribute(_ name: String, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(name)
    bytes.append("=\"")
    XMLText.append(value, to: &bytes, isAttribute: true)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole element with a text in it.
  mutating func element(
    _ tag: String,
    _ attributes: [(String, String)],
    indent: Int,
    text: String
  ) {
    open(tag, indent: indent)
    for (name, value) in attributes { attribute(name, value) }
    bytes.append(UInt8(ascii: ">"))
    XMLText.append(text, to: &bytes, isAttribute: false)
    bytes.append("</\(tag)>\n")
  }

  /// Writes a whole element without content.
  mutating func element(_ tag: String, _ attributes: [(String, String)], indent: Int) {
    open(tag, indent: indent)
    for (name, value) in attributes { attribute(name, value) }
    bytes.append("/>\n")
  }
}
