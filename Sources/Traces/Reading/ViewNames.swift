/// The names of a trace's views, to be found by their bytes in a line.
struct ViewNames {
  let names: [Name]
  /// The bytes of each name in a line; nil: it may be written in several ways, with escapes.
  private let spellings: [[UInt8]?]

  init(_ names: [Name] = []) {
    self.names = names
    spellings = names.map { name in
      let bytes = Array(name.text.utf8)
      let isPlain = bytes.allSatisfy { byte in
        (0x20..<0x7f).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      }
      return isPlain ? bytes : nil
    }
  }

  /// The names of a trace whose header names none.
  static let ofOneView = ViewNames([.main])

  /// Returns the view that a text between quotation marks names, if its name is plain.
  func view(_ text: Span<UInt8>) -> ViewIndex? {
    for place in spellings.indices {
      guard let bytes = spellings[place], bytes.count == text.count,
        bytes.indices.allSatisfy({ bytes[$0] == text[$0] })
      else { continue }
      return ViewIndex(place)
    }
    return nil
  }
}
