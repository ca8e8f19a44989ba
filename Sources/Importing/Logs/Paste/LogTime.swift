import Traces

/// A time as logging systems write it.
struct LogTime {
  /// Microseconds, from whatever the log counts from.
  let time: Microseconds
  /// True if it has no date, so that it begins again at midnight.
  let isOfDay: Bool
  /// The time by which its zone is ahead; nil: it tells none.
  let zone: Microseconds?
  /// True if it is counted from a beginning that nobody knows.
  let isCounted: Bool
  /// True if it is taken for seconds, and no unit is told.
  let lacksUnit: Bool

  init(
    _ time: Microseconds,
    isOfDay: Bool = false,
    zone: Microseconds? = nil,
    isCounted: Bool = false,
    lacksUnit: Bool = false
  ) {
    self.time = time - (zone ?? 0)
    self.isOfDay = isOfDay
    self.zone = zone
    self.isCounted = isCounted
    self.lacksUnit = lacksUnit
  }

  /// Returns the same time, as it is in a zone unless it tells its own.
  func placed(in zone: Microseconds) -> LogTime {
    self.zone == nil && !isOfDay ? LogTime(time, zone: zone) : self
  }

  /// Takes a time off a line; nil: it begins with none.
  init?(_ line: inout LineScanner) {
    guard let time = Self.bracketed(&line) ?? Self.any(&line) else { return nil }
    self = time
  }

  /// The time that the line below a message has in Xcode's console: `Type: Debug | Timestamp: … | …`.
  init?(below line: LineScanner) {
    var rest = line
    guard rest.take(through: "Timestamp: ") != nil, let time = Self.date(&rest) else { return nil }
    self = time
  }

  /// Returns the moment that a text tells, where it is a date with a time and nothing else.
  static func moment(_ text: String) -> Microseconds? {
    let bytes = Array(text.utf8)
    var line = LineScanner(bytes, bytes.indices)
    guard let time = date(&line), line.isAtEnd else { return nil }
    return time.time
  }

  // MARK: - Forms

  private static func any(_ line: inout LineScanner) -> LogTime? {
    date(&line) ?? dayOfYear(&line) ?? named(&line) ?? sinceEpoch(&line) ?? sinceStart(&line)
      ?? timeOfDay(&line) ?? slashed(&line)
  }

  /// Reads the first time that stands anywhere in a line.
  init?(anywhereIn line: LineScanner) {
    var rest = line
    while let byte = rest.peek {
      if byte.isDigit || byte.isLetter, rest.isApart, let time = Self.any(&rest) {
        self = time
        return
      }
      if byte.isDigit || byte.isLetter {
        _ = rest.take(while: \.isNameByte)
      } else {
        rest.advance()
      }
    }
    return nil
  }

  /// Skips a time that stands among values; returns whether there was one.
  static func skip(_ line: inout LineScanner) -> Bool {
    guard line.peek?.isDigit ?? false, line.isApart else { return false }
    return date(&line) != nil || timeOfDay(&line) != nil
  }

  /// Reads `00:01.204.311`, as Instruments counts from the start of a recording.
  private static func sinceStart(_ line: inout LineScanner) -> LogTime? {
    var rest = line
    guard let minutes = number(&rest, digits: 2), rest.take(":"),
      let seconds = number(&rest, digits: 2), seconds < 60, rest.take("."),
      let thousandths = number(&rest, digits: 3), rest.take("."),
      let millionths = number(&rest, digits: 3), rest.peek.map({ !$0.isNameByte }) ?? true
    else { return nil }
    line = rest
    let parts = (minutes * 60 + seconds) * 1_000_000 + thousandths * 1_000 + millionths
    return LogTime(Microseconds(parts), isCounted: true)
  }

  /// Reads a time in square brackets, as logcat's long form has it with the process and the tag behind.
  private static func bracketed(_ line: inout LineScanner) -> LogTime? {
    var rest = line
    guard rest.take("["), let end = rest.offset(of: "]") else { return nil }
    var inside = rest.part(rest.position..<end)
    inside.skipBlanks()
    guard let time = any(&inside) else { return nil }
    AndroidPrefix.skipHead(&inside)
    guard inside.isAtEnd else { return nil }
    rest.advance(end + 1 - rest.position)
    line = rest
    return time
  }

  /// Reads `2026-01-25 23:03:22.041859+0200`, the zone and the fraction left out by some; `2026/01/25 …`,
  /// `25.01.2026 …`.
  static func date(_ line: inout LineScanner) -> LogTime? {
    var rest = line
    guard let (year, month, day) = yearFirst(&rest) ?? dayFirst(&rest), (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    _ = rest.take(",")
    var compact = rest
    guard rest.take(" ") || rest.take("T"),
      let time = clock(&rest) ?? (compact.take("T") ? plainClock(&compact, &rest) : nil)
    else { return nil }
    line = rest
    return LogTime(midnight(year, month, day) + time, zone: zone(&line))
  }

  private static func yearFirst(_ line: inout LineScanner) -> (Int, Int, Int)? {
    var rest = line
    guard let year = number(&rest, digits: 4), let sign = rest.peek else { return nil }
    if sign.isDigit, year > 1969, let month = number(&rest, digits: 2),
      let day = number(&rest, digits: 2),
      rest.peek == UInt8(ascii: "T")
    {
      line = rest
      return (year, month, day)
    }
    guard "-/".utf8.contains(sign) else { return nil }
    rest.advance()
    guard let month = number(&rest, digits: 2), rest.peek == sign else { return nil }
    rest.advance()
    guard let day = number(&rest, digits: 2) else { return nil }
    line = rest
    return (year, month, day)
  }

  /// Reads the time of the day alone of `3/1/2023, 1:22:33.100 PM`: nobody knows which number is the month.
  private static func slashed(_ line: inout LineScanner) -> LogTime? {
    var rest = line
    for _ in 0..<2 {
      guard (1...2).contains(rest.take(while: \.isDigit).utf8.count), rest.take("/") else {
        return nil
      }
    }
    guard [2, 4].contains(rest.take(while: \.isDigit).utf8.count) else { return nil }
    _ = rest.take(",")
    guard rest.take(" "), let time = clock(&rest) else { return nil }
    line = rest
    return LogTime(time, isOfDay: true)
  }

  /// Reads `101112.123`, as the shortest form of a date has it.
  private static func plainClock(
    _ compact: inout LineScanner,
    _ line: inout LineScanner
  ) -> Microseconds? {
    guard let hour = number(&compact, digits: 2), let minute = number(&compact, digits: 2),
      let second = number(&compact, digits: 2), hour < 24, minute < 60, second < 61
    else { return nil }
    var places = 0
    if compact.take(".") || compact.take(",") {
      guard let number = fraction(&compact) else { return nil }
      places = number
    }
    line = compact
    return Microseconds((hour * 60 + minute) * 60 + second) * 1_000_000 + Microseconds(places)
  }

  private static func dayFirst(_ line: inout LineScanner) -> (Int, Int, Int)? {
    var rest = line
    guard let day = number(&rest, digits: 2), rest.take("."), let month = number(&rest, digits: 2),
      rest.take("."), let year = number(&rest, digits: 4)
    else { return nil }
    line = rest
    return (year, month, day)
  }

  /// Reads `01-25 23:03:22.041`, as Android writes it, of a year that is not said.
  private static func dayOfYear(_ line: inout LineScanner) -> LogTime? {
    var rest = line
    guard let month = number(&rest, digits: 2), rest.take("-"), let day = number(&rest, digits: 2),
      (1...12).contains(month), (1...31).contains(day), rest.take(" "), let time = clock(&rest)
    else { return nil }
    line = rest
    return LogTime(midnight(1970, month, day) + time)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Reads `Tue Mar 05 2024 10:15:02.117`, as JavaScript writes it, and the system's `Mar  5 10:15:02`.
  private static func named(_ line: inout LineScanner) -> LogTime? {
    var rest = line
    let word = rest.take(while: \.isLetter)
    var month = months.firstIndex(of: word)
    if month == nil {
      guard ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].contains(word) else { return nil }
      _ = rest.take(",")
      rest.skipBlanks()
      month = months.firstIndex(of: rest.take(while: \.isLetter))
    }
    rest.skipBlanks()
    guard let month, let day = Int(rest.take(while: \.isDigit)), (1...31).contains(day) else {
      return nil
    }
    rest.skipBlanks()
    var year = 1970
    var dated = rest
    if let number = number(&dated, digits: 4), dated.take(" ") { (year, rest) = (number, dated) }
    guard let time = clock(&rest) else { return nil }
    line = rest
    return LogTime(midnight(year, month + 1, day) + time)
  }

  /// Reads `1709630102117` and `1709630102.117`: milliseconds, or seconds, since 1970.
  static func sinceEpoch(_ line: inout LineScanner) -> LogTime? {
    var rest = line
    let digits = rest.take(while: \.isDigit)
    guard digits.first == "1", let number = Microseconds(digits) else { return nil }
    var time = number * 1_000
    if digits.utf8.count == 10, rest.take(".") {
      guard let fraction = fraction(&rest) else { return nil }
      time = number * 1_000_000 + Microseconds(fraction)
    } else if digits.utf8.count != 13 {
      return nil
    }
    guard rest.peek.map({ " :,|\t}])>\"".utf8.contains($0) }) ?? true else { return nil }
    line = rest
    return LogTime(time)
  }

  private static func timeOfDay(_ line: inout LineScanner) -> LogTime? {
    var rest = line
    guard let time = clock(&rest) ?? dotted(&rest) else { return nil }
    let zone = zone(&rest)
    guard rest.peek.map({ " :\t,;|])}>\"".utf8.contains($0) }) ?? true else { return nil }
    line = rest
    return LogTime(time + (zone ?? 0), isOfDay: true, zone: zone)
  }

  /// Reads `23:03:22.041859`, with three or six places; `10:15:02:117`; `10:15:02.117 PM`.
  private static func clock(_ line: inout LineScanner) -> Microseconds? {
    guard var hour = number(&line, digits: 2) ?? number(&line, digits: 1), line.take(":"),
      let minute = number(&line, digits: 2), line.take(":"),
      let second = number(&line, digits: 2), hour < 24, minute < 60, second < 61
    else { return nil }
    var places = 0
    var thousandths = line
    if line.take(".") || line.take(",") {
      guard let number = fraction(&line) else { return nil }
      places = number
    } else if thousandths.take(":"), let number = number(&thousandths, digits: 3),
      thousandths.peek.map({ !$0.isDigit && $0 != UInt8(ascii: ":") }) ?? true
    {
      places = number * 1_000
      line = thousandths
    }
    let isLate = takeHalf("PM", &line)
    if isLate || takeHalf("AM", &line), hour < 13 { hour = hour % 12 + (isLate ? 12 : 0) }
    return Microseconds((hour * 60 + minute) * 60 + second) * 1_000_000 + Microseconds(places)
  }

  /// Reads `10.11.12,123`.
  private static func dotted(_ line: inout LineScanner) -> Microseconds? {
    var rest = line
    guard let hour = number(&rest, digits: 2), rest.take("."),
      let minute = number(&rest, digits: 2),
      rest.take("."), let second = number(&rest, digits: 2), rest.take(","),
      let thousandths = number(&rest, digits: 3), hour < 24, minute < 60, second < 61
    else { return nil }
    line = rest
    return Microseconds((hour * 60 + minute) * 60 + second) * 1_000_000
      + Microseconds(thousandths) * 1_000
  }

  /// Takes the half of a day off a line; returns whether it was there.
  private static func takeHalf(_ word: String, _ line: inout LineScanner) -> Bool {
    var rest = line
    guard rest.take(" " + word), rest.peek.map({ !$0.isNameByte }) ?? true else { return false }
    line = rest
    return true
  }

  /// Takes the places behind a point, as microseconds.
  private static func fraction(_ line: inout LineScanner) -> Int? {
    let digits = line.take(while: \.isDigit).prefix(6)
    guard let number = Int(digits) else { return nil }
    return (digits.count..<6).reduce(number) { number, _ in number * 10 }
  }

  private static func zone(_ line: inout LineScanner) -> Microseconds? {
    var rest = line
    if rest.take("Z") {
      line = rest
      return 0
    }
    let isWest = rest.peek == UInt8(ascii: "-")
    guard rest.take("+") || rest.take("-"), let hours = number(&rest, digits: 2) else { return nil }
    _ = rest.take(":")
    guard let minutes = number(&rest, digits: 2) else { return nil }
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

  /// Returns the beginning of a day, since 1970.
  private static func midnight(_ year: Int, _ month: Int, _ day: Int) -> Microseconds {
    Microseconds(daysSince1970(year, month, day)) * 86_400_000_000
  }

  /// Returns the days since 1970 of a day of the Gregorian calendar, counted in years that begin in March.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = shifted >= 0 ? shifted / 400 : (shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension LineScanner {
  /// True if no word or number ends directly in front of what is read next.
  var isApart: Bool { previous.map { !$0.isNameByte && !".:/-|".utf8.contains($0) } ?? true }
}
