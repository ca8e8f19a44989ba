import Traces

/// Lines in which `UITouch` prints itself, each with the time that a logging system has put in front.
struct UITouchLog {
  private let source: ImportSource
  private var log = ContactLog()
  private var losses = Losses()
  /// The numbers of the touches, by their addresses.
  private var contacts: [String: Int] = [:]
  private var clock = LogClock()

  private init(_ source: ImportSource) { self.source = source }

  /// Reads a log.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    var touches = UITouchLog(source)
    let size = source.screenSize(nil, &touches.losses)
    let mapping = ScreenMapping(range: source.settings.range, to: size, source.settings.rotation)
    for (number, line) in source.lines.enumerated() {
      try touches.take(PasteLine(line, number: number + 1), mapping)
    }
    try touches.log.finish(&touches.losses, at: source.bytes.count)
    return source.imported(touches.log, screen: size, touches.losses)
  }

  private mutating func take(_ line: PasteLine, _ mapping: ScreenMapping) throws(ImportProblem) {
    var body = line.body
    while body.take(through: "<UITouch: ") != nil {
      let address = body.take { $0 != UInt8(ascii: ">") && $0 > 0x20 }
      guard let time = line.prefix.time else {
        throw ImportProblem(
          line.offset,
          "the line has no time",
          expected: "a time in front of each touch, as NSLog writes it"
        )
      }
      let now = clock.continued(time, isOfDay: line.prefix.moment?.isOfDay ?? false)
      let moment = Moment(time: now, offset: line.offset)
      let phase = try word("phase: ", &body)
      let spot = try place("location in view: ", &body)
      try take(phase, address, mapping.spot(spot.x, spot.y), moment)
    }
  }

  private mutating func take(
    _ phase: String,
    _ address: String,
    _ spot: Spot,
    _ moment: Moment
  ) throws(ImportProblem) {
    let contact = contacts[address] ?? contacts.count + 1
    contacts[address] = contact
    switch phase {
    case "Began":
      if log.isDown(contact) {
        losses.add(.missingEnds)
        try log.end(contact, isCancelled: true, moment)
      }
      try log.begin(contact, spot, moment)
    case "Moved":
      guard log.isDown(contact) else { return losses.add(.orphans) }
      try log.move(contact, spot, moment)
    case "Stationary":
      guard log.isDown(contact) else { return losses.add(.orphans) }
      try log.rest(contact, moment)
    case "Ended", "Cancelled", "Canceled":
      guard log.isDown(contact) else { return losses.add(.orphans) }
      try log.end(contact, spot, isCancelled: phase != "Ended", moment)
    default:
      throw ImportProblem(
        moment.offset,
        unknown: "phase",
        phase,
        among: ["Began", "Moved", "Stationary", "Ended", "Cancelled"]
      )
    }
  }

  private func word(_ label: String, _ line: inout LineScanner) throws(ImportProblem) -> String {
    guard line.take(through: label) != nil else { throw line.missing(quoted(label)) }
    return line.take(while: \.isLetter)
  }

  private func place(_ label: String, _ line: inout LineScanner) throws(ImportProblem) -> Spot {
    guard line.take(through: label) != nil, line.take("{") else {
      throw line.missing("\(quoted(label)) and a place, such as {160, 240.5}")
    }
    let x = try line.decimal("x")
    guard line.take(",") else { throw line.missing("\",\"") }
    line.skipBlanks()
    return Spot(x: x, y: try line.decimal("y"))
  }
}
