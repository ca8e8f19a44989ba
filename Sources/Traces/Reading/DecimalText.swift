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

  /// Reads a JSON number with any number of places, or an exponent, as another program may write it.
  ///
  /// It is taken to six places first, and then to those that are wanted, half away from zero both times:
  /// what a floating-point sum leaves behind the sixth place must not decide the third.
  ///
  /// - Parameters:
  ///   - text: a number that is known to be JSON.
  ///   - places: how many decimal places are kept, three or six.
  ///   - limit: the largest whole number that is allowed, as a magnitude.
  ///   - expected: what to say where it is not.
  /// - Returns: the number of units.
  /// - Throws: `LineProblem` where it is out of range.
  static func roundedUnits(
    _ text: ArraySlice<UInt8>,
    places: Int,
    limit: Int64,
    expected: @autoclosure () -> String
  ) throws(LineProblem) -> Int64 {
    let millionths = try millionths(text, limit: limit, expected: expected())
    guard places < 6 else { return millionths }
    var unit: Int64 = 1
    for _ in places..<6 { unit *= 10 }
    let units = (millionths.magnitude + UInt64(unit / 2)) / UInt64(unit)
    return millionths < 0 ? -Int64(units) : Int64(units)
  }

  private static func millionths(
    _ text: ArraySlice<UInt8>,
    limit: Int64,
    expected: @autoclosure () -> String
  ) throws(LineProblem) -> Int64 {
    guard !text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
      guard let number = Double(string(text)), number.magnitude <= Double(limit) else {
        throw LineProblem(.outOfRange(string(text), expected: expected()), at: text.startIndex)
      }
      return Millionths(number).units
    }
    let point = text.firstIndex(of: UInt8(ascii: ".")) ?? text.endIndex
    let end = text.index(point, offsetBy: 7, limitedBy: text.endIndex) ?? text.endIndex
    let units = try units(text[..<end], places: 6, limit: limit, expected: expected())
    guard end < text.endIndex, text[end] >= UInt8(ascii: "5") else { return units }
    return text.first == UInt8(ascii: "-") ? units - 1 : units + 1
  }

  private static func string(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text, as: UTF8.self)
  }
}
