import Traces

/// The lines of `MotionEvent.toString()` in a log; what else stands there is passed over.
struct MotionEventLog {
  private let source: ImportSource
  private var log = ContactLog()
  private var losses = Losses()
  private var before: MotionEventLine?

  private init(_ source: ImportSource) { self.source = source }

  /// Reads a log.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    var events = MotionEventLog(source)
    let size = source.screenSize(nil, &events.losses)
    let mapping = ScreenMapping(range: source.settings.range, to: size, source.settings.rotation)
    if source.settings.range == nil {
      events.losses.assume("pixels are taken as points (--range gives the screen's pixels)")
    }
    var lines: [MotionEventLine] = []
    for line in source.lines {
      if let event = try MotionEventLine(line) { lines.append(event) }
    }
    for event in try chosen(lines, by: source.settings.device) { try events.take(event, mapping) }
    try events.log.finish(&events.losses, at: source.bytes.count)
    return source.imported(events.log, screen: size, events.losses)
  }

  /// Returns the events of one view: where several print them, each has coordinates of its own.
  private static func chosen(
    _ events: [MotionEventLine],
    by word: String?
  ) throws(ImportProblem) -> [MotionEventLine] {
    var tags: [String] = []
    for event in events where !tags.contains(event.tag) { tags.append(event.tag) }
    if let word {
      let chosen = events.filter { $0.tag == word }
      guard chosen.isEmpty else { return chosen }
      throw ImportProblem(0, unknown: "tag", word, among: tags)
    }
    for (one, other) in zip(events, events.dropFirst())
    where one.isElsewhere(than: other) {
      let names = tags.filter { !$0.isEmpty }
      throw ImportProblem(
        other.offset,
        "two views print the same event, each at a place of its own",
        expected: "the events of one view",
        suggestion: names.isEmpty
          ? "keep the lines of one of them"
          : "choose a tag with --device: one of \(names.joined(separator: ", "))"
      )
    }
    return events
  }

  private mutating func take(
    _ event: MotionEventLine,
    _ mapping: ScreenMapping
  ) throws(ImportProblem) {
    if let before, before.tellsSame(as: event) { return losses.add(.repeated) }
    before = event
    losses.add(.batchedSamples, event.history)
    if event.pointers.contains(where: { !$0.isFinger }) { losses.add(.notFingers) }
    let moment = Moment(time: Microseconds(event.time) * 1_000, offset: event.offset)
    switch event.action {
    case "ACTION_DOWN":
      // The first finger of a gesture: whatever was down before has no end in the log.
      losses.add(.missingEnds, log.contactsDown.count)
      for contact in log.contactsDown { try log.end(contact, isCancelled: true, moment) }
      try begin(event, at: 0, mapping, moment)
    case "ACTION_POINTER_DOWN": try begin(event, at: event.index ?? 0, mapping, moment)
    case "ACTION_MOVE": try move(event, but: nil, mapping, moment)
    case "ACTION_UP": try end(event, at: 0, mapping, moment)
    case "ACTION_POINTER_UP": try end(event, at: event.index ?? 0, mapping, moment)
    case "ACTION_CANCEL":
      for contact in log.contactsDown { try log.end(contact, isCancelled: true, moment) }
    default: losses.add(.hovering)
    }
  }

  private mutating func begin(
    _ event: MotionEventLine,
    at index: Int,
    _ mapping: ScreenMapping,
    _ moment: Moment
  ) throws(ImportProblem) {
    let pointer = try pointer(index, of: event)
    try move(event, but: index, mapping, moment)
    if log.isDown(pointer.id) {
      losses.add(.missingEnds)
      try log.end(pointer.id, isCancelled: true, moment)
    }
    try log.begin(pointer.id, mapping.spot(pointer.spot.x, pointer.spot.y), moment)
  }

  private mutating func move(
    _ event: MotionEventLine,
    but index: Int?,
    _ mapping: ScreenMapping,
    _ moment: Moment
  ) throws(ImportProblem) {
    for (number, pointer) in event.pointers.enumerated() where number != index {
      guard log.isDown(pointer.id) else {
        losses.add(.orphans)
        continue
      }
      try log.move(pointer.id, mapping.spot(pointer.spot.x, pointer.spot.y), moment)
    }
  }

  private mutating func end(
    _ event: MotionEventLine,
    at index: Int,
    _ mapping: ScreenMapping,
    _ moment: Moment
  ) throws(ImportProblem) {
    let pointer = try pointer(index, of: event)
    try move(event, but: index, mapping, moment)
    guard log.isDown(pointer.id) else { return losses.add(.orphans) }
    try log.end(pointer.id, mapping.spot(pointer.spot.x, pointer.spot.y), moment)
  }

  private func pointer(
    _ index: Int,
    of event: MotionEventLine
  ) throws(ImportProblem) -> MotionEventLine.Pointer {
    guard event.pointers.indices.contains(index) else {
      throw ImportProblem(
        event.offset,
        "\(event.action) is about pointer \(index), and there are \(event.pointers.count)",
        expected: "the index of a pointer in the line"
      )
    }
    return event.pointers[index]
  }
}

extension MotionEventLine {
  /// Returns true if another line tells the same event: views print it one after the other.
  fileprivate func tellsSame(as other: MotionEventLine) -> Bool {
    time == other.time && action == other.action && index == other.index
      && pointers == other.pointers
  }

  /// Returns true if another line tells the same event of the same fingers, at other places.
  fileprivate func isElsewhere(than other: MotionEventLine) -> Bool {
    time == other.time && action == other.action && index == other.index && action != "ACTION_MOVE"
      && pointers.map(\.id) == other.pointers.map(\.id) && pointers != other.pointers
  }
}
