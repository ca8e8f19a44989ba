extension BinaryInteger {
  /// Returns the number in hexadecimal digits, with zeros before it up to a width.
  package func hexadecimal(width: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
