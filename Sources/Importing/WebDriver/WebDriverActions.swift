import Traces

/// The actions that WebDriver and Appium perform: what is sent to `POST /session/…/actions`, alone, as a bare
/// list of sources, or in the log of a server.
///
/// A move goes in a straight line at constant speed. The document leaves open how many events that are:
/// here it is one in each sixtieth of a second, the nearest whole number of them.
struct WebDriverActions {
  private var json: JSONSource
  private let source: ImportSource
  private var pointers: [String: PointerSource] = [:]
  private var order: [String] = []
  /// Milliseconds since the first tick.
  private var clock = 0
  private var log = ContactLog()
  private var losses = Losses()

  /// The longest time that the actions of a file may take, in milliseconds.
  private static let longest = 1_000_000_000

  private init(_ source: ImportSource, _ json: JSONSource) {
    self.source = source
    self.json = json
  }

  /// Reads one set of actions, or an array of them, performed one after the other.
  static func read(_ source: ImportSource) throws(ImportProblem) -> Imported {
    let parts = try documents(source)
    var reader = WebDriverActions(source, parts[0])
    for part in parts {
      reader.json = part
      try reader.performAll()
    }
    try reader.log.finish(&reader.losses, at: source.bytes.count)
    return source.imported(reader.log, screen: nil, reader.losses)
  }

  /// Returns the file as one JSON value, or each body of a request that a server has logged.
  private static func documents(_ source: ImportSource) throws(ImportProblem) -> [JSONSource] {
    let first = source.bytes.first { $0 > 0x20 }
    guard first != UInt8(ascii: "{"), !isJSONArray(source) else {
      return [try JSONSource(source.bytes)]
    }
    var bodies: [JSONSource] = []
    for line in source.lines {
      guard let start = line.offset(of: "{\"actions\":"), start > line.position else { continue }
      bodies.append(try JSONSource(source.bytes, start..<line.position + line.rest.count))
    }
    return bodies.isEmpty ? [try JSONSource(source.bytes)] : bodies
  }

  /// Returns true if a file is JSON and no log, which may begin with a bracket, too: `[HTTP] --> POST …`.
  private static func isJSONArray(_ source: ImportSource) -> Bool {
    let start = source.bytes.drop { $0 <= 0x20 || $0 >= 0x80 }
    guard start.first == UInt8(ascii: "[") else { return false }
    let next = start.dropFirst().first { $0 > 0x20 }
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "[") || next == UInt8(ascii: "]")
  }

  private mutating func performAll() throws(ImportProblem) {
    guard case .array(let elements) = json.root.content else { return try perform(json.root) }
    let areSources = elements.contains { json.member("type", of: $0) != nil }
    guard areSources else {
      for set in elements { try perform(set) }
      return
    }
    try perform(sources: elements)
  }

  private mutating func perform(_ set: JSONNode) throws(ImportProblem) {
    let sources = try json.required("actions", of: set)
    try perform(sources: try json.elements(sources, "\"actions\""))
  }

  private mutating func perform(sources: [JSONNode]) throws(ImportProblem) {
    for id in order { pointers[id]?.items.removeAll() }
    var pauses: [[Int]] = []
    for node in sources { try add(node, &pauses) }
    let ticks = (order.map { pointers[$0]?.items.count ?? 0 } + pauses.map(\.count)).max() ?? 0
    for tick in 0..<ticks { try play(tick, pauses) }
  }

  // MARK: - Reading

  private mutating func add(_ node: JSONNode, _ pauses: inout [[Int]]) throws(ImportProblem) {
    let kind = try json.required("type", of: node)
    let id = try json.string(try json.required("id", of: node), "\"id\"")
    let list = try json.required("actions", of: node)
    let items = try json.elements(list, "\"actions\"")
    switch try json.string(kind, "\"type\"") {
    case "pointer":
      try checkKind(of: node)
      if pointers[id] == nil {
        order.append(id)
        pointers[id] = PointerSource(contact: order.count)
      }
      let read = try items.map { item throws(ImportProblem) in try self.item(item) }
      pointers[id]?.items += read
    case "none", "key", "wheel":
      var durations: [Int] = []
      for item in items {
        durations.append(try duration(of: item) ?? 0)
        let word = try json.required("type", of: item)
        if try json.string(word, "\"type\"") != "pause" { losses.add(.otherSources) }
      }
      pauses.append(durations)
    case let word:
      let words = ["none", "key", "pointer", "wheel"]
      throw ImportProblem(json.offset(of: kind), unknown: "source", word, among: words)
    }
  }

  private mutating func checkKind(of node: JSONNode) throws(ImportProblem) {
    guard let parameters = json.member("parameters", of: node),
      let kind = json.member("pointerType", of: parameters)
    else { return losses.assume(Self.mouse) }
    let word = try json.string(kind, "\"pointerType\"")
    let words = ["touch", "pen", "mouse"]
    guard words.contains(word) else {
      throw ImportProblem(json.offset(of: kind), unknown: "pointer", word, among: words)
    }
    if word != "touch" { losses.assume(Self.mouse) }
  }

  private static let mouse = "a mouse or a pen is taken as a finger"

  private func item(_ node: JSONNode) throws(ImportProblem) -> PointerSource.Item {
    let word = try json.required("type", of: node)
    let text = try json.string(word, "\"type\"")
    guard let kind = PointerSource.Item.Kind(rawValue: text) else {
      let words = PointerSource.Item.Kind.allCases.map(\.rawValue)
      throw ImportProblem(json.offset(of: word), unknown: "action", text, among: words)
    }
    var item = PointerSource.Item(
      kind: kind,
      duration: try duration(of: node),
      target: Spot(x: 0, y: 0),
      isRelative: false,
      offset: json.offset(of: node)
    )
    guard kind == .move else { return item }
    item.target.x = try json.number(try json.required("x", of: node), "\"x\"")
    item.target.y = try json.number(try json.required("y", of: node), "\"y\"")
    item.isRelative = try isRelative(node)
    return item
  }

  private func isRelative(_ node: JSONNode) throws(ImportProblem) -> Bool {
    guard let origin = json.member("origin", of: node) else { return false }
    guard case .string(let word) = origin.content else {
      throw ImportProblem(
        json.offset(of: origin),
        "the origin is an element, and where it is does not stand in the file",
        expected: "\"viewport\" or \"pointer\""
      )
    }
    guard ["viewport", "pointer"].contains(word) else {
      throw ImportProblem(
        json.offset(of: origin),
        unknown: "origin",
        word,
        among: ["viewport", "pointer"]
      )
    }
    return word == "pointer"
  }

  private func duration(of node: JSONNode) throws(ImportProblem) -> Int? {
    guard let duration = json.member("duration", of: node) else { return nil }
    return try json.integer(duration, "\"duration\"", 0...Self.longest)
  }

  // MARK: - Playing

  private mutating func play(_ tick: Int, _ pauses: [[Int]]) throws(ImportProblem) {
    let items = order.compactMap { id in
      pointers[id].flatMap { $0.items.indices.contains(tick) ? (id, $0.items[tick]) : nil }
    }
    let waits = pauses.filter { $0.indices.contains(tick) }.map { $0[tick] }
    let duration = (items.map { $0.1.duration ?? 0 } + waits).max() ?? 0
    var steps: [PointerStep] = []
    for (id, item) in items { steps += try self.steps(of: item, by: id, in: duration) }
    // In the order of time; what comes at once, in the order of the sources.
    let sorted = steps.enumerated().sorted {
      ($0.element.moment.time, $0.offset) < ($1.element.moment.time, $1.offset)
    }
    for step in sorted.map(\.element) { try add(step) }
    clock += duration
    guard clock <= Self.longest else {
      throw ImportProblem(
        items.first?.1.offset ?? 0,
        "the actions take more than \(Self.longest) milliseconds",
        expected: "at most eleven days"
      )
    }
  }

  private mutating func steps(
    of item: PointerSource.Item,
    by id: String,
    in tick: Int
  ) throws(ImportProblem) -> [PointerStep] {
    guard var pointer = pointers[id] else { return [] }
    defer { pointers[id] = pointer }
    let start = Moment(time: Microseconds(clock) * 1_000, offset: item.offset)
    let step = { (action: PointerStep.Action, spot: Spot, moment: Moment) in
      PointerStep(moment: moment, contact: pointer.contact, action: action, spot: spot)
    }
    switch item.kind {
    case .pause: return []
    case .down:
      guard !pointer.isDown else { return [] }
      pointer.isDown = true
      return [step(.down, pointer.spot, start)]
    case .up, .cancel:
      guard pointer.isDown else { return [] }
      pointer.isDown = false
      return [step(item.kind == .up ? .up : .cancel, pointer.spot, start)]
    case .move:
      let from = pointer.spot
      var target = item.target
      if item.isRelative {
        target.x += from.x
        target.y += from.y
      }
      pointer.spot = target
      // A finger that is up touches nothing on its way.
      guard pointer.isDown else { return [] }
      guard (item.duration ?? tick) / 1_000 * 60 < Trace.mostLines else {
        throw ImportProblem(
          item.offset,
          "the move would be more than \(Trace.mostLines) events",
          expected: "at most two days"
        )
      }
      return Self.way(from, target, milliseconds: item.duration ?? tick).map { time, spot in
        step(.move, spot, Moment(time: start.time + time, offset: item.offset))
      }
    }
  }

  /// Returns the places of a straight move, with the times since its start.
  private static func way(
    _ from: Spot,
    _ target: Spot,
    milliseconds: Int
  ) -> [(Microseconds, Spot)] {
    guard from != target else { return [] }
    let total = Microseconds(milliseconds) * 1_000
    let pieces = max(1, (milliseconds * 60 + 500) / 1_000)
    return (1...pieces).map { piece in
      guard piece < pieces else { return (total, target) }
      let ratio = Double(piece) / Double(pieces)
      let spot = Spot(
        x: from.x + ratio * (target.x - from.x),
        y: from.y + ratio * (target.y - from.y)
      )
      return (total * Microseconds(piece) / Microseconds(pieces), spot)
    }
  }

  private mutating func add(_ step: PointerStep) throws(ImportProblem) {
    switch step.action {
    case .down: try log.begin(step.contact, step.spot, step.moment)
    case .move: try log.move(step.contact, step.spot, step.moment)
    case .up: try log.end(step.contact, nil, step.moment)
    case .cancel: try log.end(step.contact, nil, isCancelled: true, step.moment)
    }
  }
}
