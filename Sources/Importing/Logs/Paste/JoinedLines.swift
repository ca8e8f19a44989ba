import Traces

/// The lines of a paste, where each message has its values beside it: they may stand on lines of their own.
struct JoinedLines {
  private let lines: [PasteLine]
  private let isMessage: (PasteLine) -> Bool
  private var joined: [PasteLine] = []

  /// The values of one message stand on no more lines.
  private static let most = 200

  /// Joins the lines of one message.
  ///
  /// - Parameters:
  ///   - lines: the lines of a paste.
  ///   - isMessage: returns true for a line that names a message.
  /// - Returns: the lines, those of one message as one.
  static func join(_ lines: [PasteLine], isMessage: @escaping (PasteLine) -> Bool) -> [PasteLine] {
    var copy = JoinedLines(lines: lines, isMessage: isMessage)
    var place = 0
    while place < lines.count {
      if let next = copy.takeObject(at: place) ?? copy.takeValues(below: place) {
        place = next
      } else {
        copy.joined.append(lines[place])
        place += 1
      }
    }
    return copy.joined
  }

  // MARK: - Values below a message

  /// Takes a message with the values below it, which are indented, or in brackets that it opens; returns the place
  /// of the next line.
  private mutating func takeValues(below place: Int) -> Int? {
    let first = lines[place]
    guard place + 1 < lines.count else { return nil }
    if lines[place + 1].isEventObject, !first.isEventObject, isMessage(first) {
      joined.append(first.extended(through: lines[place + 1]))
      return place + 2
    }
    guard isIndented(place + 1), isMessage(first) else { return nil }
    var depth = 0
    _ = first.body.closing(&depth)
    var end = place
    while end + 1 < lines.count, end - place < Self.most {
      let line = lines[end + 1]
      let isInside = depth > 0 && line.isOfBrackets
      let isBelow = line.indent > first.indent && (line.prefix.moment == nil || depth > 0)
      guard isInside || isBelow && line.isValue && !isMessage(line) else { break }
      _ = line.body.closing(&depth)
      end += 1
    }
    guard end > place else { return nil }
    joined.append(first.extended(through: lines[end]))
    return end + 1
  }

  private func isIndented(_ place: Int) -> Bool {
    lines[place].indent > lines[place - 1].indent && lines[place].isValue
  }

  // MARK: - Objects

  /// Takes an object of JSON over several lines that tells one message; returns the place of the next line.
  private mutating func takeObject(at place: Int) -> Int? {
    let first = lines[place]
    guard first.isOfBrackets, let start = first.body.rest.lastIndex(of: UInt8(ascii: "{")) else {
      return nil
    }
    var depth = 0
    var told: Int?
    for index in place..<min(place + Self.most, lines.count) {
      let line = lines[index]
      if isMessage(line) {
        guard told == nil else { return nil }
        told = line.number
      }
      let body = index == place ? line.body.part(start..<start + 1) : line.body
      guard let end = body.closing(&depth) else { continue }
      guard let told else { return nil }
      joined.append(PasteLine(first.body.part(start..<end + 1), number: told))
      // `}, {` begins the next one as well.
      return line.body.rest[end...].contains(UInt8(ascii: "{")) ? index : index + 1
    }
    return nil
  }
}

extension PasteLine {
  /// True if it has nothing but brackets, of which one is there.
  fileprivate var isOfBrackets: Bool {
    let text = body.restText.filter { !" \t\r".contains($0) }
    return text != "," && !text.isEmpty && text.allSatisfy { "[]{}(),;".contains($0) }
  }

  /// True if it is an event as browsers print it, which may be the second value of the message above.
  fileprivate var isEventObject: Bool {
    var line = body
    line.skipBlanks()
    return line.take(while: \.isNameByte).hasSuffix("Event") && line.take(" {")
  }

  /// True if it looks like a value with its name: `decelerate: false`, `"x" = 0;`, or has brackets alone.
  fileprivate var isValue: Bool {
    if isOfBrackets { return true }
    let text = body.restText.drop { " \t\"'▿-•".contains($0) }
    guard let end = text.firstIndex(where: { $0 == ":" || $0 == "=" }) else { return false }
    let name = text[..<end]
    return !name.isEmpty && name.split(separator: " ").count < 3
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_. \"'".contains($0) }
  }
}

extension LineScanner {
  /// Returns the offset of the bracket that closes the first one; nil: it does not come.
  ///
  /// - Parameter depth: the number of brackets that are open, which is changed.
  /// - Returns: the offset.
  fileprivate func closing(_ depth: inout Int) -> Int? {
    var isQuoted = false
    for (offset, byte) in zip(rest.indices, rest) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if "([{".utf8.contains(byte) { depth += 1 }
      guard ")]}".utf8.contains(byte) else { continue }
      depth -= 1
      if depth <= 0 { return offset }
    }
    return nil
  }
}
