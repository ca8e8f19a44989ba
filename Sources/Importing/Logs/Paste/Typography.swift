import Traces

/// The signs with which programs that show text replace those that were printed.
enum Typography {
  /// The bytes with which a text begins that were printed as others.
  struct Replacement {
    /// Their number.
    var length: Int
    /// The byte that was printed; nil: none was.
    var byte: UInt8?
  }

  /// Blanks that are wider, narrower or not to be broken; signs without a width; the minus and the brackets of
  /// typography; and the names that HTML gives to signs.
  private static let signs: [(text: [UInt8], printed: UInt8?)] = {
    let blank = UInt8(ascii: " ")
    let signs: [(String, UInt8?)] = [
      ("\u{a0}", blank), ("\u{202f}", blank), ("\u{2007}", blank), ("\u{2009}", blank),
      ("\u{200b}", nil), ("\u{200c}", nil), ("\u{200d}", nil), ("\u{2060}", nil), ("\u{ad}", nil),
      ("\u{2212}", UInt8(ascii: "-")), ("&nbsp;", blank), ("&lt;", UInt8(ascii: "<")),
      ("&gt;", UInt8(ascii: ">")), ("&amp;", UInt8(ascii: "&")), ("&quot;", UInt8(ascii: "\"")),
      ("&#39;", UInt8(ascii: "'")), ("⟨", UInt8(ascii: "(")), ("⟩", UInt8(ascii: ")")),
    ]
    return signs.map { (Array($0.0.utf8), $0.1) }
  }()

  /// The elements of HTML that stand around text.
  ///
  /// No class that a log prints is called so.
  private static let elements: Set = [
    "a", "b", "i", "p", "u", "br", "em", "hr", "li", "ol", "td", "th", "tr", "tt", "ul", "div",
    "kbd", "pre",
    "code", "samp", "span", "strong", "table", "tbody", "blockquote",
  ]

  /// Returns true if a byte may begin what is replaced.
  static func begins(_ byte: UInt8) -> Bool {
    byte == 0xc2 || byte == 0xe2 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
  }

  /// Returns what a text begins with that was printed as something else; nil: nothing.
  static func replacement(at text: ArraySlice<UInt8>) -> Replacement? {
    guard let first = text.first, begins(first) else { return nil }
    if first == UInt8(ascii: "<") {
      let length = elementLength(of: text)
      return length > 0 ? Replacement(length: length, byte: UInt8(ascii: " ")) : nil
    }
    return signs.first { text.starts(with: $0.text) }
      .map { Replacement(length: $0.text.count, byte: $0.printed) }
  }

  /// Returns the number of bytes of `<b>`, `</b>`, `<br/>` or `<span class="x">`; 0: the text begins otherwise.
  private static func elementLength(of text: ArraySlice<UInt8>) -> Int {
    var rest = text.dropFirst()
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isLetter }
    guard elements.contains(String(decoding: name, as: UTF8.self)) else { return 0 }
    rest = rest[name.endIndex...]
    if rest.first == UInt8(ascii: " ") {
      let inside = rest.prefix(200).prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\n") }
      guard
        inside.count == 1 || inside.contains(UInt8(ascii: "=")) || inside.last == UInt8(ascii: "/")
      else { return 0 }
      rest = rest[inside.endIndex...]
    } else if rest.first == UInt8(ascii: "/") {
      rest = rest.dropFirst()
    }
    return rest.first == UInt8(ascii: ">") ? rest.startIndex + 1 - text.startIndex : 0
  }
}
