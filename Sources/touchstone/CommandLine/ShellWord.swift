/// Words as a shell reads them, for command lines that are printed to be typed.
enum ShellWord {
  /// A word that a shell reads as these characters.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: ","),
        UInt8(ascii: "@"), UInt8(ascii: ":"):
        true
      default: false
      }
    }
    if isPlain, !text.isEmpty { return text }
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
