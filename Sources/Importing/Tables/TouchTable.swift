import Traces

/// A table of touches with the names of its columns in the first line: CSV, with commas, semicolons
/// or tabs.
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
    var phases: [String: Touch.Phase] = [:]
    for (phase, names) in words {
      for name in names { phases[name] = phase }
    }
    return phases
  }()

  private let columns: TouchColumns
  private let mapping: ScreenMapping
  private var contacts: [String: Int] = [:]
  private var log = ContactLog()
  private var losses: Losses

  private init(_ columns: TouchColumns, _ mapping: ScreenMapping, _ losses: Losses) {
    self.columns = columns
    self.mapping = mapping
    self.losses = losses
  }

  /// Reads a table.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    let lines = source.lines.filter { !$0.isAtEnd && $0.peek != UInt8(ascii: "#") }
    guard let first = lines.first else {
      throw ImportProblem(source.bytes.count, "the file has no lines", expected: "names of columns")
    }
    let separators = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")]
    let separator = separators.first { first.rest.contains($0) } ?? UInt8(ascii: ",")
    let names = try TableField.fields(first, separator: separator)
    let columns = try TouchColumns(names, source.settings)
    var losses = Losses()
    if columns.isUnitAssumed {
      losses.assume("the unit of time is not in the file: milliseconds are assumed (--time-unit)")
    }
    let size = source.screenSize(nil, &losses)
    let mapping = ScreenMapping(range: source.settings.range, to: size, source.settings.rotation)
    var table = TouchTable(columns, mapping, losses)
    for line in lines.dropFirst() {
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
    let time = try number(.time, fields) * columns.unit.microseconds
    guard abs(time) <= 9e18 else {
      throw ImportProblem(
        fields[0].offset,
        "the time is out of range",
        expected: "a smaller number"
      )
    }
    let moment = Moment(time: Microseconds(time.rounded()), offset: fields[0].offset)
    let spot = mapping.spot(try number(.x, fields), try number(.y, fields))
    let contact = contact(fields)
    let field = field(.phase, fields)
    guard let phase = Self.phases[field.text.lowercased()] else {
      let words = ["began", "moved", "stationary", "ended", "cancelled"]
      throw ImportProblem(field.offset, unknown: "phase", field.text, among: words)
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

  /// The contact that a line is about; where there is no column, all are about one.
  private mutating func contact(_ fields: [TableField]) -> Int {
    let word = columns.places[.id].map { fields[$0].text } ?? ""
    if let contact = contacts[word] { return contact }
    contacts[word] = contacts.count + 1
    return contacts.count
  }

  private func field(_ role: TouchColumns.Role, _ fields: [TableField]) -> TableField {
    columns.places[role].map { fields[$0] } ?? TableField(text: "", offset: fields[0].offset)
  }

  private func number(
    _ role: TouchColumns.Role,
    _ fields: [TableField]
  ) throws(ImportProblem) -> Double {
    let field = field(role, fields)
    guard let number = PlainNumber.read(field.text) else {
      throw ImportProblem(
        field.offset,
        "\(role.rawValue) is \(quoted(field.text))",
        expected: "a decimal number"
      )
    }
    return number
  }
}
