import Traces

/// A table of touches: CSV, with commas, semicolons, tabs or blanks.
///
/// The first line names the columns, or
/// somebody says which they are by number.
struct TouchTable {
  /// The words of a column of phases, in small letters.
  private static let phases: [String: Touch.Phase] = {
    let words: [(Touch.Phase, [String])] = [
      (
        .began,
        ["began", "begin", "begins", "down", "start", "touchstart", "pointerdown", "action_down"]
      ),
      (.moved, ["moved", "move", "moves", "touchmove", "pointermove", "action_move"]),
      (.stationary, ["stationary", "hold", "rest"]),
      (.ended, ["ended", "end", "ends", "up", "lift", "touchend", "pointerup", "action_up"]),
      (
        .cancelled,
        ["cancelled", "canceled", "cancel", "touchcancel", "pointercancel", "action_cancel"]
      ),
    ]
    // The numbers that Android gives actions.
    var phases: [String: Touch.Phase] = [
      "0": .began, "1": .ended, "2": .moved, "3": .cancelled, "5": .began, "6": .ended,
    ]
    for (phase, names) in words {
      for name in names { phases[name] = phase }
    }
    return phases
  }()

  private let columns: TouchColumns
  private let separator: UInt8
  private let mapping: ScreenMapping
  private var contacts: [String: Int] = [:]
  private var log = ContactLog()
  private var losses: Losses

  private init(
    _ columns: TouchColumns,
    _ separator: UInt8,
    _ mapping: ScreenMapping,
    _ losses: Losses
  ) {
    self.columns = columns
    self.separator = separator
    self.mapping = mapping
    self.losses = losses
  }

  /// Reads a table.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    let lines = source.lines.filter { !$0.isAtEnd && $0.peek != UInt8(ascii: "#") }
    guard let first = lines.first else {
      throw ImportProblem(source.bytes.count, "the file has no lines", expected: "names of columns")
    }
    let separators = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: " ")]
    let separator = separators.first { first.rest.contains($0) } ?? UInt8(ascii: ",")
    let own = try TableField.fields(first, separator: separator)
    var losses = Losses()
    let unnamed = try UnnamedColumns(own, source.settings)
    if let remark = unnamed?.remark { losses.assume(remark) }
    let names = unnamed?.names ?? own
    let columns = try TouchColumns(names, source.settings)
    for choice in columns.choices { losses.assume(choice) }
    let size = source.screenSize(nil, &losses)
    let mapping = ScreenMapping(range: source.settings.range, to: size, source.settings.rotation)
    var table = TouchTable(columns, separator, mapping, losses)
    for line in lines.dropFirst(unnamed == nil ? 1 : 0) {
      let fields = try TableField.fields(line, separator: separator)
      guard fields.count == names.count else {
        throw ImportProblem(
          fields[0].offset,
          "the line has \(fields.count) fields",
          expected: "\(names.count), as the first line has"
        )
      }
      try table.take(fields)
    }
    try table.log.finish(&table.losses, at: source.bytes.count)
    return source.imported(table.log, screen: size, table.losses)
  }

  private mutating func take(_ fields: [TableField]) throws(ImportProblem) {
    let moment = Moment(time: try time(fields), offset: fields[0].offset)
    let spot = mapping.spot(try number(.x, fields), try number(.y, fields))
    let contact = contact(fields)
    let field = field(.phase, fields)
    guard let phase = Self.phases[field.text.lowercased()] else {
      let words = ["began", "moved", "stationary", "ended", "cancelled"]
      throw ImportProblem(field.offset, unknown: "phase", field.text, among: words)
    }
    if field.text.utf8.allSatisfy(\.isDigit) {
      losses.assume("the numbers of phases are taken as Android's: 0 down, 1 up, 2 move, 3 cancel")
    }
    if phase == .began {
      if log.isDown(contact) {
        losses.add(.missingEnds)
        try log.end(contact, isCancelled: true, moment)
      }
      return try log.begin(contact, spot, moment)
    }
    guard log.isDown(contact) else { return losses.add(.orphans) }
    switch phase {
    case .began: break
    case .moved: try log.move(contact, spot, moment)
    case .stationary: try log.rest(contact, moment)
    case .ended, .cancelled:
      try log.end(contact, spot, isCancelled: phase == .cancelled, moment)
    }
  }

  /// Returns the contact that a line is about; where there is no column, all are about one.
  private mutating func contact(_ fields: [TableField]) -> Int {
    let word = columns.places[.id].map { fields[$0].text } ?? ""
    if let contact = contacts[word] { return contact }
    contacts[word] = contacts.count + 1
    return contacts.count
  }

  /// Returns a time that counts something, or a date.
  private mutating func time(_ fields: [TableField]) throws(ImportProblem) -> Microseconds {
    if let moment = LogTime.moment(field(.time, fields).text) { return moment }
    let time = try number(.time, fields) * columns.unit.microseconds
    if columns.isUnitAssumed {
      losses.assume("the unit of time is not in the file: milliseconds are assumed (--time-unit)")
    }
    guard abs(time) <= 9e18 else {
      throw ImportProblem(
        fields[0].offset,
        "the time is out of range",
        expected: "a smaller number"
      )
    }
    return Microseconds(time.rounded())
  }

  private func field(_ role: TouchColumns.Role, _ fields: [TableField]) -> TableField {
    columns.places[role].map { fields[$0] } ?? TableField(text: "", offset: fields[0].offset)
  }

  private func number(
    _ role: TouchColumns.Role,
    _ fields: [TableField]
  ) throws(ImportProblem) -> Double {
    let field = field(role, fields)
    // If commas do not separate the columns, they may be decimal points.
    let text = separator == UInt8(ascii: ",") ? field.text : field.text.replacing(",", with: ".")
    guard let number = PlainNumber.read(text) else {
      throw ImportProblem(
        field.offset,
        "\(role.rawValue) is \(quoted(field.text))",
        expected: role == .time ? "a decimal number, or a date with a time" : "a decimal number"
      )
    }
    return number
  }
}
