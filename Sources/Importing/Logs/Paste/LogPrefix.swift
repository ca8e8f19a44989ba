import Traces

/// The text that a logging system writes in front of a message: a time, a process, a category.
struct LogPrefix {
  /// The time, from whatever the log counts from; nil: the line has none.
  private(set) var moment: LogTime?
  /// The process that writes, by its name and its number.
  private(set) var process: String?
  /// The tag or the category under which it writes.
  private(set) var tag: String?

  /// Microseconds; nil: the line has no time.
  var time: Microseconds? { moment?.time }

  /// No prefix.
  init() {}

  /// Takes the prefix off a line.
  init(_ line: inout LineScanner) {
    var rest = line
    rest.skipBlanks()
    // A picture may stand in front of the time.
    var picture = rest
    if !picture.take(while: { $0 >= 0x80 }).isEmpty {
      picture.skipBlanks()
      if LogTime(&picture) != nil {
        _ = rest.take { $0 >= 0x80 }
        rest.skipBlanks()
      }
    }
    if takeTimed(&rest) {
      line = rest
    } else if AndroidPrefix.take(&rest, &tag, &process) || Self.takeConsole(&rest) {
      _ = takeTimed(&rest)
      line = rest
    }
    if moment == nil { moment = LogTime(inObject: rest) ?? LogTime(anywhereIn: rest) }
  }

  /// Takes a time and what stands behind it; returns whether there was one.
  private mutating func takeTimed(_ line: inout LineScanner) -> Bool {
    var rest = line
    guard let moment = LogTime(&rest) else { return false }
    self.moment = moment
    _ = rest.take(":")
    rest.skipBlanks()
    if !Self.takeColumns(&rest), !AndroidPrefix.take(&rest, &tag, &process),
      !Self.takeConsole(&rest)
    {
      takeProcess(&rest)
    }
    takeTags(&rest)
    line = rest
    return true
  }

  /// Gives the line another time, or none.
  mutating func set(_ moment: LogTime?) { self.moment = moment }

  /// Removes the prefixes that consoles of other frameworks write: ` LOG  `, `flutter: `.
  private static func takeConsole(_ line: inout LineScanner) -> Bool {
    ["LOG ", "INFO ", "DEBUG ", "WARN ", "flutter: ", "console.log: "].contains { line.take($0) }
  }

  // MARK: - What stands behind the time

  /// Returns the columns of `log show`: thread, type, activity, process number, time to live, process.
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

  /// Takes NSLog's `process[pid:tid] `.
  ///
  /// The process's name may have blanks. The system's log has `device process[pid]
  /// <Notice>: `.
  private mutating func takeProcess(_ line: inout LineScanner) {
    var search = line
    while let name = search.take(through: "[") {
      let digits = search.take(while: \.isDigit)
      guard !digits.isEmpty, search.take(":") else { continue }
      let thread = search.take(while: \.isHexadecimal)
      guard !thread.isEmpty, search.take("] ") || search.take("]") else { continue }
      process = "\(name)[\(digits)]"
      line = search
      return
    }
    var rest = line
    _ = rest.word()
    rest.skipBlanks()
    _ = rest.take { $0.isNameByte || ".-".utf8.contains($0) }
    guard rest.take("[") else { return }
    let digits = rest.take(while: \.isDigit)
    guard !digits.isEmpty, rest.take("]") else { return }
    if rest.take(" <") { _ = rest.take(through: ">") }
    guard rest.take(": ") else { return }
    process = "[\(digits)]"
    line = rest
  }

  /// Takes the sender in round brackets, and categories in square ones; a method may stand in brackets, too.
  private mutating func takeTags(_ line: inout LineScanner) {
    while true {
      var rest = line
      rest.skipBlanks()
      let start = rest.position
      let isTag =
        rest.take("[") && rest.take(through: "]") != nil
        || rest.take("(") && rest.take(through: ")") != nil
      guard isTag, FoundMessage(line.part(start..<rest.position)) == nil else { return }
      tag = line.part(start..<rest.position).restText
      line = rest
    }
  }
}
