// Digits and letters of ASCII, which alone names, numbers and dates of the format are made of.

extension UInt8 {
  /// True if it is a decimal digit.
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// True if it is a letter from a to z.
  package var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  /// True if it is a letter from a to z or from A to Z.
  package var isLetter: Bool { (self | 0x20).isSmallLetter }

  /// True if it is a hexadecimal digit.
  package var isHexadecimal: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}

extension Int {
  /// Reads a whole number of one to nine digits, without a sign; nil: it is none.
  package init?(plainDigits text: some StringProtocol) {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy(\.isDigit) else { return nil }
    self.init(text)
  }
}
