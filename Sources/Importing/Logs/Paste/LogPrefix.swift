import Traces

/// The text that a logging system writes in front of a message: a time, a process, a category.
struct LogPrefix {
  /// Microseconds, from whatever the log counts from; nil: the line has no time.
  private(set) var time: Microseconds?
  /// True if the time has no date, so that it begins again at midnight.
  private(set) var isTimeOfDay = false

  /// Takes the prefix off a line.
  init(_ line: inout LineScanner) {
    var rest = line
    rest.skipBlanks()
    if let moment = Self.bracketed(&rest) ?? Self.date(&rest) ?? Self.dayOfYear(&rest)
      ?? Self.timeOfDay(&rest)
    {
      time = moment.time
      isTimeOfDay = moment.isOfDay
      _ = rest.take(":")
      rest.skipBlanks()
      if !Self.takeColumns(&rest), !AndroidPrefix.take(&rest) { Self.takeProcess(&rest) }
      Self.takeTags(&rest)
      line = rest
    } else if AndroidPrefix.take(&rest) || Self.takeConsole(&rest) {
      line = rest
    }
  }

  /// A time in square brackets.
  private static func bracketed(_ line: inout LineScanner) -> Reading? {
    var rest = line
    guard rest.take("["), let end = rest.offset(of: "]") else { return nil }
    var inside = rest.part(rest.position..<end)
    guard let moment = date(&inside) ?? dayOfYear(&inside) ?? timeOfDay(&inside), inside.isAtEnd
    else { return nil }
    rest.advance(end + 1 - rest.position)
    line = rest
    return moment
  }

  /// Removes the prefixes that consoles of other frameworks write: ` LOG  `, `flutter: `.
  private static func takeConsole(_ line: inout LineScanner) -> Bool {
    ["LOG ", "INFO ", "DEBUG ", "WARN ", "flutter: ", "console.log: "].contains { line.take($0) }
  }

  // MARK: - Times

  /// The moment that a text tells, where it is a date with a time and nothing else.
  static func moment(_ text: String) -> Microseconds? {
    let bytes = Array(text.utf8)
    var line = LineScanner(bytes, bytes.indices)
    guard let reading = date(&line), line.isAtEnd else { return nil }
    return reading.time
  }

  private typealias Reading = (time: Microseconds, isOfDay: Bool)

  /// `2026-01-25 23:03:22.041859+0200`, the zone and the fraction left out by some.
  private static func date(_ line: inout LineScanner) -> Reading? {
    var rest = line
    guard let year = number(&rest, digits: 4), rest.take("-"),
      let month = number(&rest, digits: 2), rest.take("-"), let day = number(&rest, digits: 2),
      (1...12).contains(month), (1...31).contains(day), rest.take(" ") || rest.take("T"),
      let time = clock(&rest)
    else { return nil }
    line = rest
    let days = daysSince1970(year, month, day)
    return (Microseconds(days) * 86_400_000_000 + time - zone(&line), false)
  }

  /// `01-25 23:03:22.041`, as Android writes it, of a year that is not said.
  private static func dayOfYear(_ line: inout LineScanner) -> Reading? {
    var rest = line
    guard let month = number(&rest, digits: 2), rest.take("-"), let day = number(&rest, digits: 2),
      (1...12).contains(month), (1...31).contains(day), rest.take(" "), let time = clock(&rest)
    else { return nil }
    line = rest
    return (Microseconds(daysSince1970(1970, month, day)) * 86_400_000_000 + time, false)
  }

  private static func timeOfDay(_ line: inout LineScanner) -> Reading? {
    var rest = line
    guard let time = clock(&rest), rest.peek.map({ " :".utf8.contains($0) }) ?? true else {
      return nil
    }
    line = rest
    return (time, true)
  }

  /// `23:03:22.041859`, with three or six places.
  private static func clock(_ line: inout LineScanner) -> Microseconds? {
    guard let hour = number(&line, digits: 2), line.take(":"),
      let minute = number(&line, digits: 2), line.take(":"),
      let second = number(&line, digits: 2), hour < 24, minute < 60, second < 61
    else { return nil }
    var fraction = 0
    if line.take(".") || line.take(",") {
      let digits = line.take(while: \.isDigit).prefix(6)
      guard let number = Int(digits) else { return nil }
      fraction = (digits.count..<6).reduce(number) { number, _ in number * 10 }
    }
    return Microseconds((hour * 60 + minute) * 60 + second) * 1_000_000 + Microseconds(fraction)
  }

  private static func zone(_ line: inout LineScanner) -> Microseconds {
    var rest = line
    if rest.take("Z") {
      line = rest
      return 0
    }
    let isWest = rest.peek == UInt8(ascii: "-")
    guard rest.take("+") || rest.take("-"), let hours = number(&rest, digits: 2) else { return 0 }
    _ = rest.take(":")
    guard let minutes = number(&rest, digits: 2) else { return 0 }
    line = rest
    return Microseconds(hours * 60 + minutes) * 60_000_000 * (isWest ? -1 : 1)
  }

  private static func number(_ line: inout LineScanner, digits: Int) -> Int? {
    var rest = line
    var text = ""
    while text.utf8.count < digits, let byte = rest.peek, byte.isDigit {
      text.unicodeScalars.append(Unicode.Scalar(byte))
      rest.advance()
    }
    guard text.utf8.count == digits else { return nil }
    line = rest
    return Int(text)
  }

  /// Days of the Gregorian calendar, counted in years that begin in March.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = shifted >= 0 ? shifted / 400 : (shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  // MARK: - What stands behind the time

  /// The columns of `log show`: thread, type, activity, process number, time to live, process.
  private static func takeColumns(_ line: inout LineScanner) -> Bool {
    var rest = line
    guard rest.take("0x"), !rest.take(while: \.isHexadecimal).isEmpty else { return false }
    rest.skipBlanks()
    _ = rest.take(while: \.isLetter)
    rest.skipBlanks()
    guard rest.take("0x") else { return false }
    _ = rest.take(while: \.isHexadecimal)
    for _ in 0..<2 {
      rest.skipBlanks()
      _ = rest.take(while: \.isDigit)
    }
    guard rest.take(through: ": ") != nil else { return false }
    line = rest
    return true
  }

  /// NSLog's `process[pid:tid] `; the process's name may have blanks.
  private static func takeProcess(_ line: inout LineScanner) {
    var search = line
    while search.take(through: "[") != nil {
      let digits = search.take(while: \.isDigit)
      guard !digits.isEmpty, search.take(":") else { continue }
      let thread = search.take(while: \.isHexadecimal)
      guard !thread.isEmpty, search.take("] ") || search.take("]") else { continue }
      line = search
      return
    }
  }

  /// The sender in round brackets, and categories in square ones; a method may stand in brackets, too.
  private static func takeTags(_ line: inout LineScanner) {
    while true {
      var rest = line
      rest.skipBlanks()
      let start = rest.position
      let isTag =
        rest.take("[") && rest.take(through: "]") != nil
        || rest.take("(") && rest.take(through: ")") != nil
      guard isTag, FoundMessage(line.part(start..<rest.position)) == nil else { return }
      line = rest
    }
  }
}
