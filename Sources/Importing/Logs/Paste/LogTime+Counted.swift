import Traces

/// Times that are counted, or told by a word in front of them.
extension LogTime {
  /// Returns true if a text in front of a message looks as if it had a time that is not read: `16ms`, `[0.016]`.
  static func isHinted(in text: String) -> Bool {
    text.split { " \t[](){}|,=+".contains($0) }.contains { word in
      let digits = word.prefix { $0.isNumber }
      guard !digits.isEmpty else { return false }
      let rest = word.dropFirst(digits.count)
      if rest.isEmpty { return digits.count > 8 }
      if ["ms", "s", "us", "µs", "sec"].contains(rest) { return true }
      guard let sign = rest.first, ".:".contains(sign) else { return false }
      let fraction = rest.dropFirst().prefix { $0.isNumber }
      let end = rest.dropFirst(1 + fraction.count)
      if sign == ":" { return digits.count < 3 && fraction.count == 2 && (end.first ?? ":") == ":" }
      return !fraction.isEmpty && ["", "s", "ms", ":", "us"].contains(end)
    }
  }

  /// Reads the time that stands in front of a message with its unit, or behind a word that says that it is one:
  /// `0.016s`, `[  12 ms]`, `t=12.1`.
  ///
  /// A number behind a plus may be counted from the line above.
  ///
  /// - Parameters:
  ///   - head: the text.
  ///   - isBehind: true if it stands behind the message, where values stand: a time has a word and three decimal
  ///     places there.
  init?(countedIn head: String, isBehind: Bool = false) {
    let bytes = Array(head.utf8)
    var line = LineScanner(bytes, bytes.indices)
    var word = ""
    while let byte = line.peek {
      if byte.isLetter {
        word = line.take(while: \.isNameByte).lowercased()
        continue
      }
      let isCounted = byte.isDigit && line.isApart && line.previous != UInt8(ascii: "+")
      guard isCounted, let number = PrintedNumber(&line, isListed: true), let value = number.value
      else {
        if byte.isDigit { _ = line.take(while: \.isNameByte) } else { line.advance() }
        continue
      }
      var rest = line
      rest.skipBlanks()
      let unit = rest.take(while: \.isNameByte).lowercased()
      let isTold = Self.isName(word) && (number.places > 2 || !isBehind)
      guard let factor = Self.units[unit] ?? (isTold ? 1_000_000 : nil), isTold || !isBehind,
        value < 1_000_000_000_000 / factor
      else { continue }
      self.init(
        Microseconds((value * factor).rounded()),
        isCounted: true,
        lacksUnit: Self.units[unit] == nil
      )
      return
    }
    return nil
  }

  /// Returns true if a word in small letters says that what stands behind it is a time.
  static func isName(_ word: String) -> Bool { names.contains(word) }

  private static let names: Set = [
    "t", "ts", "time", "timestamp", "elapsed", "datetime", "date",
  ]

  private static let units: [String: Double] = [
    "s": 1_000_000, "sec": 1_000_000, "secs": 1_000_000, "seconds": 1_000_000, "ms": 1_000,
    "msec": 1_000, "us": 1, "usec": 1,
  ]

  // MARK: - Objects

  /// The time in a line that is an object of JSON: the first text in it that is a date, or the first number
  /// behind a word that says that it is a time.
  init?(inObject line: LineScanner) {
    var rest = line
    guard rest.take("{") else { return nil }
    while rest.take(through: "\"") != nil {
      var text = rest
      if let time = Self.date(&text), text.take("\"") {
        self = time
        return
      }
      if let number = Self.named(in: rest), let time = Self.keyed(number) {
        self = time
        return
      }
    }
    return nil
  }

  /// Returns true if a line that is an object of JSON has a number under a name that says that it is a time.
  static func isHinted(inObject line: LineScanner) -> Bool {
    var rest = line
    guard rest.take("{") else { return false }
    while rest.take(through: "\"") != nil {
      if let number = named(in: rest), number.rest.prefix(while: \.isDigit).count > 1 {
        return true
      }
    }
    return false
  }

  /// Returns what stands behind a key that says that it is a time: in `time":12`, `12`.
  private static func named(in line: LineScanner) -> LineScanner? {
    var rest = line
    _ = rest.take("@")
    guard isName(rest.take(while: \.isNameByte).lowercased()), rest.take("\"") else { return nil }
    rest.skipBlanks()
    guard rest.take(":") else { return nil }
    rest.skipBlanks()
    return rest.peek.map(\.isDigit) ?? false ? rest : nil
  }

  /// Reads `1700000000000`, `1700000000.12`, and `12.117`, which counts seconds.
  private static func keyed(_ line: LineScanner) -> LogTime? {
    var rest = line
    if let time = sinceEpoch(&rest) { return time }
    guard let number = PrintedNumber(&rest, isListed: true), let value = number.value else {
      return nil
    }
    let isWhole = number.places == 0
    let seconds = 1_000_000_000.0...9_999_999_999
    guard isWhole ? seconds.contains(value) : number.places < 7 && value < 1_000_000 else {
      return nil
    }
    let time = Microseconds((value * 1_000_000).rounded())
    return LogTime(time, isCounted: !isWhole, lacksUnit: !isWhole)
  }
}
