import Traces

/// The columns of a table by their roles.
struct TouchColumns {
  /// The role of a column.
  enum Role: String, CaseIterable {
    case time
    case phase
    case id
    case x
    case y

    /// The names by which a column is known, in small letters.
    var names: [String] {
      switch self {
      case .time: ["t", "time", "timestamp"]
      case .phase: ["phase", "action", "event", "state", "type", "touch"]
      case .id: ["id", "finger", "pointer", "touchid", "pointerid", "identifier"]
      case .x: ["x", "clientx", "locationx"]
      case .y: ["y", "clienty", "locationy"]
      }
    }
  }

  private(set) var places: [Role: Int] = [:]
  /// The unit of the column of times.
  private(set) var unit = ImportSettings.TimeUnit.milliseconds
  /// True if the unit is a guess.
  private(set) var isUnitAssumed = false
  /// The columns that were taken although several fit, a sentence each.
  private(set) var choices: [String] = []

  /// Finds the columns by the table's first line.
  init(_ names: [TableField], _ settings: ImportSettings) throws(ImportProblem) {
    for role in Role.allCases {
      let asked = settings.columns[role.rawValue]
      let found = names.indices.filter { index in
        if let asked { return names[index].text == asked }
        return role.names.contains(Self.base(names[index].text).name)
      }
      if let first = found.first {
        places[role] = first
        try choose(role, found.map { names[$0] })
      } else if role != .id || asked != nil {
        throw Self.missing(role, asked, names)
      }
    }
    guard let time = places[.time] else { return }
    let told = settings.timeUnit ?? Self.base(names[time].text).unit
    unit = told ?? .milliseconds
    isUnitAssumed = told == nil
  }

  /// Says which of several columns is taken; two of one name cannot be told apart.
  private mutating func choose(_ role: Role, _ found: [TableField]) throws(ImportProblem) {
    guard let first = found.first, found.count > 1 else { return }
    for field in found.dropFirst() where field.text == first.text {
      throw ImportProblem(
        field.offset,
        "two columns are called \(quoted(field.text))",
        expected: "a name for each column"
      )
    }
    choices.append(
      "\(found.count) columns could be \(role.rawValue): \(quoted(first.text)) is taken"
        + " (--columns \(role.rawValue)=NAME)"
    )
  }

  private static func missing(
    _ role: Role,
    _ asked: String?,
    _ names: [TableField]
  ) -> ImportProblem {
    let known = names.map(\.text)
    let near = Suggestion.closest(to: asked ?? role.rawValue, among: known)
    return ImportProblem(
      names.first?.offset ?? 0,
      "no column is called \(quoted(asked ?? role.rawValue)) in "
        + quoted(known.joined(separator: ", ")),
      expected: "one of \(role.names.joined(separator: ", ")) in the first line",
      suggestion: near.map { "did you mean --columns \(role.rawValue)=\($0)?" }
        ?? "name it with --columns \(role.rawValue)=NAME"
    )
  }

  /// The words for units that stand behind names.
  private static let units: [(unit: ImportSettings.TimeUnit, words: [String])] = [
    (.nanoseconds, ["ns", "nsec", "nanos", "nanoseconds"]),
    (.microseconds, ["us", "µs", "usec", "micros", "microseconds"]),
    (.milliseconds, ["ms", "msec", "millis", "milliseconds"]),
    (.seconds, ["s", "sec", "secs", "seconds"]),
  ]

  /// Returns a name in small letters without its unit, and the unit: `time_ms` is a time in
  /// milliseconds.
  private static func base(_ text: String) -> (name: String, unit: ImportSettings.TimeUnit?) {
    let parts = text.lowercased().split { $0 == "_" || $0 == " " || $0 == "(" || $0 == ")" }
    guard parts.count > 1, let last = parts.last,
      let unit = units.first(where: { $0.words.contains(String(last)) })?.unit
    else { return (parts.joined(), nil) }
    return (parts.dropLast().joined(), unit)
  }
}

/// A field of a table, with its place.
struct TableField {
  var text: String
  var offset: Int

  /// Returns the fields of a line that blanks part.
  private static func words(_ line: LineScanner) -> [TableField] {
    var line = line
    var fields: [TableField] = []
    line.skipBlanks()
    while !line.isAtEnd {
      let offset = line.position
      fields.append(TableField(text: line.word(), offset: offset))
      line.skipBlanks()
    }
    return fields.isEmpty ? [TableField(text: "", offset: line.position)] : fields
  }

  /// Returns the fields of a line; in quotation marks a field may hold separators, and a mark
  /// twice.
  static func fields(
    _ line: LineScanner,
    separator: UInt8
  ) throws(ImportProblem) -> [TableField] {
    var line = line
    var fields: [TableField] = []
    if separator == UInt8(ascii: " ") { return words(line) }
    // A tab may be the separator, and a field may be empty.
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") && byte != separator }
    while true {
      _ = line.take(while: isBlank)
      let offset = line.position
      var text = ""
      if line.take("\"") {
        while true {
          guard let part = line.take(through: "\"") else {
            throw ImportProblem(offset, "the field has no end", expected: "a quotation mark")
          }
          text += part
          guard line.take("\"") else { break }
          text += "\""
        }
        _ = line.take(while: isBlank)
      } else {
        text = line.take { $0 != separator }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
      }
      fields.append(TableField(text: text, offset: offset))
      if line.isAtEnd { return fields }
      guard line.peek == separator else { throw line.missing("a separator") }
      line.advance()
    }
  }
}
