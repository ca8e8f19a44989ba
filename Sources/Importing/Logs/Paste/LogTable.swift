import Traces

/// A table of messages in a paste, whose first line says what stands in each column.
struct LogTable {
  private let names: [String]
  private let separator: Separator
  /// The column of messages.
  private let messages: Int

  /// A way to part columns.
  private enum Separator {
    case byte(UInt8)
    /// Two blanks or more.
    case blanks
  }

  private static let separators: [Separator] = [
    .byte(UInt8(ascii: "|")), .byte(UInt8(ascii: "\t")), .byte(UInt8(ascii: ";")),
    .byte(UInt8(ascii: ",")), .blanks,
  ]

  /// The names that columns of messages have.
  private static let ofMessages: Set = [
    "event", "message", "msg", "callback", "method", "delegate", "delegate method", "name", "call",
  ]

  /// Returns the lines of a paste, where those of tables tell their values by the names of the columns.
  static func lines(of paste: [LineScanner]) -> [PasteLine] {
    var lines: [PasteLine] = []
    var table: LogTable?
    for (place, line) in paste.enumerated() {
      let number = place + 1
      if let told = table?.line(line, number: number) {
        lines.append(told)
        continue
      }
      if let own = table, own.isRule(line) { continue }
      table = begun(by: line, above: paste[number...])
      if table == nil { lines.append(PasteLine(line, number: number)) }
    }
    return lines
  }

  /// Reads the names of columns; nil: the line has none, or no message stands below.
  private static func begun(by line: LineScanner, above below: ArraySlice<LineScanner>) -> LogTable?
  {
    guard !line.rest.contains(UInt8(ascii: "=")), FoundMessage(line) == nil else { return nil }
    for separator in separators {
      let names = fields(line, separator).map(name)
      guard names.count > 1, let messages = names.firstIndex(where: ofMessages.contains),
        names.allSatisfy({ !$0.isEmpty })
      else { continue }
      let table = LogTable(names: names, separator: separator, messages: messages)
      let row = below.prefix(2).first { !table.isRule($0) }
      if let row, table.line(row, number: 0) != nil { return table }
    }
    return nil
  }

  /// Returns a line with the names of the columns; nil: it is no row of the table, or tells no message.
  private func line(_ line: LineScanner, number: Int) -> PasteLine? {
    let fields = Self.fields(line, separator)
    guard fields.count == names.count, !fields[messages].isEmpty, !isRule(line) else { return nil }
    // Words that stand above a message may look like the names of columns.
    let isOther = fields.enumerated().contains { column, field in
      column != messages && FoundMessage(Self.scanner(field)) != nil
    }
    guard !isOther else { return nil }
    var front = ""
    var values: [String] = []
    for (column, field) in fields.enumerated() where column != messages && !field.isEmpty {
      if LogTime.isName(Self.stem(names[column])) {
        front = Self.time(field, names[column]) + " "
      } else {
        values.append("\(names[column])=\(field)")
      }
    }
    let text = front + fields[messages] + " " + values.joined(separator: ", ")
    return PasteLine(Self.scanner(text), number: number, offset: line.position)
  }

  /// Returns true for the line of Markdown below the names.
  private func isRule(_ line: LineScanner) -> Bool {
    let text = line.restText
    return text.contains("-") && text.allSatisfy { "|-:+= \t\r".contains($0) }
  }

  /// Returns a time as it stands in front of a message.
  private static func time(_ field: String, _ name: String) -> String {
    if name.hasSuffix(" ms") { return field + " ms" }
    return field.contains(":") || field.prefix(while: \.isNumber).count > 9
      ? field : "time=" + field
  }

  /// Returns a name without its unit.
  private static func stem(_ name: String) -> String {
    name.split(separator: " ").first.map(String.init) ?? ""
  }

  /// Returns the name of a column in small letters, without signs.
  private static func name(_ field: String) -> String {
    let signs = field.lowercased().map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : " " }
    return String(signs).split(separator: " ").joined(separator: " ")
  }

  private static func scanner(_ text: String) -> LineScanner {
    let bytes = Array(text.utf8)
    return LineScanner(bytes, bytes.indices)
  }

  // MARK: - Fields

  private static func fields(_ line: LineScanner, _ separator: Separator) -> [String] {
    guard case .byte(let byte) = separator else { return words(line) }
    guard line.rest.contains(byte), let fields = try? TableField.fields(line, separator: byte)
    else {
      return []
    }
    var texts = fields.map { $0.text.filter { $0 != "`" && $0 != "\r" } }
    guard byte == UInt8(ascii: "|") else { return texts }
    // Bars stand around the lines of Markdown, too.
    if texts.first == "" { texts.removeFirst() }
    if texts.last == "" { texts.removeLast() }
    return texts
  }

  /// Returns the fields that two blanks or more part.
  private static func words(_ line: LineScanner) -> [String] {
    var fields: [String] = []
    var isBehindBlanks = true
    for word in line.restText.split(separator: " ", omittingEmptySubsequences: false) {
      if word.isEmpty {
        isBehindBlanks = true
      } else if isBehindBlanks || fields.isEmpty {
        fields.append(String(word))
        isBehindBlanks = false
      } else {
        fields[fields.count - 1] += " " + word
      }
    }
    return fields
  }
}
