/// Exact decimals from their text.
enum DecimalText {
  /// Reads a JSON number as a whole number of 10^-places.
  ///
  /// - Parameters:
  ///   - text: a number that is known to be JSON.
  ///   - places: how many decimal places it may have.
  ///   - limit: the largest whole number that is allowed, as a magnitude.
  ///   - expected: what to say where it is not.
  /// - Returns: the number of units.
  /// - Throws: `LineProblem` where it has an exponent, too many places or is out of range.
  static func units(
    _ text: ArraySlice<UInt8>,
    places: Int,
    limit: Int64,
    expected: @autoclosure () -> String
  ) throws(LineProblem) -> Int64 {
    var units: Int64 = 0
    var placesSeen: Int?
    var isNegative = false
    for offset in text.indices {
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): placesSeen = 0
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        throw LineProblem(.exponent(string(text)), at: offset)
      default:
        if let seen = placesSeen {
          guard seen < places else {
            throw LineProblem(.tooManyPlaces(string(text), allowed: places), at: text.startIndex)
          }
          placesSeen = seen + 1
        }
        let (product, isTooLarge) = units.multipliedReportingOverflow(by: 10)
        let (sum, overflows) = product.addingReportingOverflow(Int64(byte & 0xf))
        guard !isTooLarge, !overflows else {
          // A later exponent or place is the lesser mistake: the number is too large as it is.
          throw LineProblem(.outOfRange(string(text), expected: expected()), at: text.startIndex)
        }
        units = sum
      }
    }
    for _ in (placesSeen ?? 0)..<places {
      let (product, overflows) = units.multipliedReportingOverflow(by: 10)
      guard !overflows else {
        throw LineProblem(.outOfRange(string(text), expected: expected()), at: text.startIndex)
      }
      units = product
    }
    var scale: Int64 = 1
    for _ in 0..<places { scale *= 10 }
    guard units <= limit * scale else {
      throw LineProblem(.outOfRange(string(text), expected: expected()), at: text.startIndex)
    }
    return isNegative ? -units : units
  }

  private static func string(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text, as: UTF8.self)
  }
}
