import Traces

/// The events that rrweb records of a page: an array, alone or in an object as `events`, or one
/// event a line.
///
/// Browsers tell one finger, without a number; replays of mobile applications number theirs. Samples of moves
/// come late and in groups, so all are sorted by their times. A gesture that the browser takes over has no end.
struct RrwebEvents {
  private let source: ImportSource
  private var samples: [RrwebSample] = []
  private var screen: Point?
  private var losses = Losses()
  private var log = ContactLog()
  private var latest = Moment(time: 0, offset: 0)

  private init(_ source: ImportSource) { self.source = source }

  /// Reads a recording.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    var events = RrwebEvents(source)
    try events.take()
    try events.play()
    try events.log.finish(&events.losses, at: source.bytes.count)
    return source.imported(events.log, screen: events.screen, events.losses)
  }

  // MARK: - Reading

  private mutating func take() throws(ImportProblem) {
    let first = source.bytes.first { !" \t\r\n\u{feff}".utf8.contains($0) }
    if try takeSegments() { return }
    guard first == UInt8(ascii: "{") else {
      let json = try JSONSource(source.bytes)
      for event in try json.elements(json.root, "the recording") { try take(event, json) }
      return
    }
    if let json = try? JSONSource(source.bytes), let events = json.member("events", of: json.root) {
      for event in try json.elements(events, "\"events\"") { try take(event, json) }
      return
    }
    for line in source.lines {
      var line = line
      line.skipBlanks()
      guard !line.isAtEnd else { continue }
      let json = try JSONSource(source.bytes, line.rest.startIndex..<line.rest.endIndex)
      try take(json.root, json)
    }
  }

  /// Takes segments, each a line that says which it is, and then an array; returns whether there are any.
  private mutating func takeSegments() throws(ImportProblem) -> Bool {
    let isHead = { (line: LineScanner) in
      var line = line
      line.skipBlanks()
      return line.take("{") && line.offset(of: "\"segment_id\"") != nil
    }
    let lines = source.lines
    guard lines.contains(where: isHead) else { return false }
    var start: Int?
    for line in lines where isHead(line) {
      if let start { try takeSegment(start..<line.position) }
      start = line.position + line.rest.count
    }
    if let start { try takeSegment(start..<source.bytes.count) }
    return true
  }

  private mutating func takeSegment(_ range: Range<Int>) throws(ImportProblem) {
    let isBlank = { (byte: UInt8) in byte <= 0x20 }
    guard !source.bytes[range].allSatisfy(isBlank) else { return }
    let json = try JSONSource(source.bytes, range)
    for event in try json.elements(json.root, "the segment") { try take(event, json) }
  }

  private mutating func take(_ event: JSONNode, _ json: JSONSource) throws(ImportProblem) {
    let type = try json.integer(try json.required("type", of: event), "\"type\"", 0...1_000)
    guard type == EventType.incrementalSnapshot || type == EventType.meta,
      let data = json.member("data", of: event)
    else { return }
    if type == EventType.meta {
      screen = try size(data, json) ?? screen
      return
    }
    let node = try json.required("timestamp", of: event)
    let stamp = try json.number(node, "\"timestamp\"")
    guard abs(stamp) <= 1e15 else {
      throw json.unfit(node, "\"timestamp\"", expected: "milliseconds since 1970")
    }
    let kind = try json.required("source", of: data)
    switch try json.integer(kind, "\"source\"", 0...1_000) {
    case IncrementalSource.mouseMove: try takeMoves(data, stamp, isMouse: true, json)
    case IncrementalSource.touchMove: try takeMoves(data, stamp, isMouse: false, json)
    case IncrementalSource.mouseInteraction: try takeInteraction(data, stamp, json)
    case IncrementalSource.scroll: losses.add(.scrollPositions)
    default: losses.add(.otherEvents)
    }
  }

  private func size(_ data: JSONNode, _ json: JSONSource) throws(ImportProblem) -> Point? {
    guard let width = json.member("width", of: data), let height = json.member("height", of: data)
    else { return nil }
    return Point(
      Double(try json.integer(width, "\"width\"", 1...1_000_000)),
      Double(try json.integer(height, "\"height\"", 1...1_000_000))
    )
  }

  private mutating func takeMoves(
    _ data: JSONNode,
    _ stamp: Double,
    isMouse: Bool,
    _ json: JSONSource
  ) throws(ImportProblem) {
    let positions = try json.required("positions", of: data)
    let pointer = try pointer(of: data, json)
    for node in try json.elements(positions, "\"positions\"") {
      let shift = try json.number(try json.required("timeOffset", of: node), "\"timeOffset\"")
      try add(isMouse ? .mouseMove : .move, node, by: pointer, stamp + shift, json)
    }
  }

  private mutating func takeInteraction(
    _ data: JSONNode,
    _ stamp: Double,
    _ json: JSONSource
  ) throws(ImportProblem) {
    let node = try json.required("type", of: data)
    let number = try json.integer(node, "\"type\"", 0...1_000)
    guard let kind = RrwebSample.Kind(interaction: number) else { return losses.add(.otherEvents) }
    try add(kind, data, by: try pointer(of: data, json), stamp, json)
  }

  /// Returns the number of a finger, where fingers have one.
  private func pointer(of data: JSONNode, _ json: JSONSource) throws(ImportProblem) -> Int {
    guard let node = json.member("pointerId", of: data) else { return 1 }
    return try json.integer(node, "\"pointerId\"", 0...1_000_000_000)
  }

  private mutating func add(
    _ kind: RrwebSample.Kind,
    _ node: JSONNode,
    by pointer: Int,
    _ milliseconds: Double,
    _ json: JSONSource
  ) throws(ImportProblem) {
    guard abs(milliseconds) <= 1e15 else {
      throw json.wrong(node, "the time", expected: "milliseconds since 1970")
    }
    var spot: Spot?
    if let x = json.member("x", of: node), let y = json.member("y", of: node) {
      spot = Spot(x: try json.number(x, "\"x\""), y: try json.number(y, "\"y\""))
    }
    let time = Microseconds((milliseconds * 1_000).rounded())
    let moment = Moment(time: time, offset: json.offset(of: node))
    samples.append(RrwebSample(kind: kind, pointer: pointer, spot: spot, moment: moment))
  }

  // MARK: - Playing

  private mutating func play() throws(ImportProblem) {
    let isTouched = samples.contains { $0.kind == .start }
    let wanted = samples.filter { $0.kind.isOfMouse != isTouched }
    losses.add(.mouse, isTouched ? samples.count - wanted.count : 0)
    if !isTouched, !wanted.isEmpty { losses.assume("the mouse is taken as a finger") }
    // A sample of a move may stand behind the end that it comes before.
    let sorted = wanted.enumerated().sorted {
      ($0.element.moment.time, $0.element.kind.rank, $0.offset)
        < ($1.element.moment.time, $1.element.kind.rank, $1.offset)
    }
    for sample in sorted.map(\.element) { try play(sample) }
    for pointer in log.contactsDown {
      losses.add(.missingEnds)
      try log.end(pointer, isCancelled: true, latest)
    }
  }

  private mutating func play(_ sample: RrwebSample) throws(ImportProblem) {
    switch sample.kind {
    case .start, .mouseDown:
      if log.isDown(sample.pointer) {
        losses.add(.missingEnds)
        try log.end(sample.pointer, isCancelled: true, latest)
      }
      guard let spot = sample.spot else { return losses.add(.withoutPlace) }
      try log.begin(sample.pointer, spot, sample.moment)
    case .move, .mouseMove:
      guard log.isDown(sample.pointer), let spot = sample.spot else {
        return losses.add(sample.kind == .move ? .orphans : .hovering)
      }
      try log.move(sample.pointer, spot, sample.moment)
    case .end, .cancel, .mouseUp:
      guard log.isDown(sample.pointer) else { return losses.add(.orphans) }
      try log.end(
        sample.pointer,
        sample.spot,
        isCancelled: sample.kind == .cancel,
        sample.moment
      )
    }
    latest = sample.moment
  }
}

/// An event of a finger or the mouse at one moment, as rrweb tells it.
struct RrwebSample {
  /// The kinds of events.
  enum Kind: Hashable {
    case start
    case move
    case end
    case cancel
    case mouseDown
    case mouseMove
    case mouseUp

    /// The kind of an interaction's number; nil: it is none of these.
    init?(interaction: Int) {
      switch interaction {
      case 0: self = .mouseUp
      case 1: self = .mouseDown
      case 7: self = .start
      case 9: self = .end
      case 10: self = .cancel
      default: return nil
      }
    }

    var isOfMouse: Bool { self == .mouseDown || self == .mouseMove || self == .mouseUp }

    /// Its place among what happened at one instant.
    var rank: Int { self == .end || self == .cancel || self == .mouseUp ? 1 : 0 }
  }

  var kind: Kind
  /// The number of the finger.
  var pointer: Int
  /// The place; nil if not told.
  var spot: Spot?
  var moment: Moment
}

/// The kinds of events that are read, by rrweb's numbers (packages/types of rrweb, `EventType`).
private enum EventType {
  static let incrementalSnapshot = 3
  static let meta = 4
}

/// The kinds of changes that are read, by rrweb's numbers (packages/types of rrweb, `IncrementalSource`).
private enum IncrementalSource {
  static let mouseMove = 1
  static let mouseInteraction = 2
  static let scroll = 3
  static let touchMove = 6
}
