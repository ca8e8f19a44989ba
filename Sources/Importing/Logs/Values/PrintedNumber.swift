import Traces

/// A number as a log prints it, in whatever country.
struct PrintedNumber {
  /// The number; nil: it may be one or another.
  private(set) var value: Double?
  /// The number of places behind the point, without a power of ten.
  private(set) var places = 0
  /// The text of it.
  let text: String

  /// Takes a number off a line; nil: it begins with none.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - isListed: true if a comma stands between numbers here.
  init?(_ line: inout LineScanner, isListed: Bool) {
    var rest = line
    let isBehindNumber = rest.previous.map { $0.isNameByte || $0 == UInt8(ascii: ".") } ?? false
    let sign = rest.take("-") ? "-" : ""
    let isBare = rest.peek == UInt8(ascii: ".") && !isBehindNumber
    guard let first = rest.peek, first.isDigit || isBare else { return nil }
    // Groups of digits, and the signs between them.
    var groups = [rest.take(while: \.isDigit)]
    var signs: [UInt8] = []
    while let sign = rest.peek, Self.separators.contains(sign) {
      var next = rest
      next.advance()
      let digits = next.take(while: \.isDigit)
      if digits.isEmpty { break }
      // A blank or a comma stands between two numbers wherever it need not stand in one.
      if sign == UInt8(ascii: " "), !Self.isGroup(digits, next) || groups[0].count > 3 { break }
      if sign == UInt8(ascii: ","), isListed || Self.parts(groups, signs, digits, next) { break }
      signs.append(sign)
      groups.append(digits)
      rest = next
    }
    if isBare, groups.count == 1 { return nil }
    // `12.` ends a sentence, or a number.
    var written = sign + (Self.plain(groups, signs) ?? "")
    places = signs.isEmpty || written.firstIndex(of: ".") == nil ? 0 : groups.last?.count ?? 0
    let isUnclear = Self.plain(groups, signs) == nil
    if rest.peek.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      var power = rest
      let digits = power.take { $0.isDigit || "eE+-".utf8.contains($0) }
      if digits.utf8.contains(where: \.isDigit) {
        written += digits
        rest = power
      }
    }
    if !isUnclear {
      guard let number = PlainNumber.read(written) else { return nil }
      value = number
    }
    text = line.part(line.position..<rest.position).restText
    line = rest
  }

  private static let separators: [UInt8] = Array(".,_ ".utf8)

  /// Returns true if three digits stand in front of a decimal comma: `1 234,5`.
  private static func isGroup(_ digits: String, _ rest: LineScanner) -> Bool {
    var rest = rest
    return digits.count == 3 && rest.take(",") && rest.peek?.isDigit ?? false
  }

  /// Returns true if a comma behind digits can neither be a decimal one nor one of thousands: in `0.5,5.25` and in
  /// `0,3.5`.
  private static func parts(
    _ groups: [String],
    _ signs: [UInt8],
    _ digits: String,
    _ rest: LineScanner
  ) -> Bool {
    var rest = rest
    let isPointed = rest.take(".") && rest.peek?.isDigit ?? false
    guard signs.contains(UInt8(ascii: ".")) else {
      return isPointed && (digits.utf8.count != 3 || groups[0] == "0")
    }
    return isPointed || groups[0] == "0" || !groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
  }

  /// Returns the number as Swift writes it; nil: the signs do not say which it is.
  private static func plain(_ groups: [String], _ signs: [UInt8]) -> String? {
    let marks = signs.filter { $0 != UInt8(ascii: "_") }
    guard let last = marks.last, signs.last != UInt8(ascii: "_") else {
      return marks.isEmpty ? groups.joined() : nil
    }
    let others = marks.dropLast()
    let whole = groups.dropLast().joined()
    let decimal = (whole.isEmpty ? "0" : whole) + "." + (groups.last ?? "")
    let areGroups = groups.dropFirst().dropLast().allSatisfy { $0.count == 3 }
    switch last {
    case UInt8(ascii: "."):
      return others.isEmpty || areGroups && others.allSatisfy { $0 == UInt8(ascii: ",") }
        ? decimal : nil
    case UInt8(ascii: ","):
      guard others.isEmpty else {
        return areGroups && !others.contains(UInt8(ascii: ",")) ? decimal : nil
      }
      // Three digits are thousands, or thousandths.
      return groups.last?.count == 3 && whole.count < 4 && whole != "0" ? nil : decimal
    default: return nil
    }
  }
}
