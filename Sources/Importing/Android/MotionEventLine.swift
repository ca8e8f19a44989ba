import Traces

/// One line of `MotionEvent.toString()`, read by its keys, for their order and number vary.
struct MotionEventLine {
  /// One of its pointers.
  struct Pointer: Hashable {
    var id: Int
    var spot: Spot
    var isFinger: Bool
  }

  /// The action's word, without the index.
  var action: String
  /// The index of the pointer that the action is about; nil: it is about all.
  var index: Int?
  var pointers: [Pointer]
  /// Milliseconds of uptime.
  var time: Int
  /// The number of samples that it stands for besides its own.
  var history: Int
  /// The byte of the file where it begins.
  var offset: Int
  /// The tag of its line, by which views that print the same event are told apart; empty: it has none.
  var tag: String

  /// Reads a line; nil: there is no event in it.
  init?(_ line: LineScanner) throws(ImportProblem) {
    var line = line
    guard let start = line.offset(of: "MotionEvent {") else { return nil }
    offset = start
    tag = Self.tag(in: line.part(line.position..<start).restText)
    _ = line.take(through: "MotionEvent {")
    var fields: [String: LineScanner] = [:]
    var hasEnd = false
    while !hasEnd {
      line.skipBlanks()
      let key = line.take { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "}") }
      if line.peek == UInt8(ascii: "}") { break }
      guard line.take("=") else { throw line.missing("\"key=value\" or \"}\"") }
      let value = line.position
      // Words of flags are joined by bars, and have no commas.
      _ = line.take { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
      var end = line.position
      if !line.take(",") {
        guard line.peek == UInt8(ascii: "}") else { throw line.missing("\",\" or \"}\"") }
        hasEnd = true
        end -= 1
      }
      fields[key] = line.part(value..<max(value, end))
    }
    let reader = MotionEventFields(fields, at: start)
    (action, index) = try reader.action()
    time = try reader.integer("eventTime")
    history = min(1_000_000, try reader.optionalInteger("historySize") ?? 0)
    let count = try reader.optionalInteger("pointerCount") ?? 1
    guard (1...64).contains(count) else {
      throw ImportProblem(start, "there are \(count) pointers", expected: "1 to 64")
    }
    pointers = []
    for number in 0..<count { pointers.append(try reader.pointer(number)) }
  }
}

extension MotionEventLine {
  /// Finds `Parent` in `05-01 10:00:00.000 1000-1000/com.example D/Parent: `.
  fileprivate static func tag(in head: String) -> String {
    var text = head[...]
    while let last = text.last, last == " " || last == ":" { text.removeLast() }
    let tag = text.reversed().prefix { $0 != " " && $0 != "/" && $0 != ":" }.reversed()
    return String(tag)
  }
}

/// The fields of a line by their keys.
private struct MotionEventFields {
  private let fields: [String: LineScanner]
  private let offset: Int

  init(_ fields: [String: LineScanner], at offset: Int) {
    self.fields = fields
    self.offset = offset
  }

  func action() throws(ImportProblem) -> (String, Int?) {
    var field = try required("action")
    let word = field.take { $0.isNameByte }
    guard field.take("(") else { return (word, nil) }
    let index = try field.integer("the pointer's index")
    guard field.take(")") else { throw field.missing("\")\"") }
    return (word, index)
  }

  func integer(_ key: String) throws(ImportProblem) -> Int {
    var field = try required(key)
    let number = try field.integer(key)
    field.skipBlanks()
    try field.expectEnd()
    let most = 1_000_000_000_000
    guard (-most...most).contains(number) else {
      throw ImportProblem(
        offset,
        "\(key) is out of range",
        expected: "a number within ±\(most)"
      )
    }
    return number
  }

  func optionalInteger(_ key: String) throws(ImportProblem) -> Int? {
    fields[key] == nil ? nil : try integer(key)
  }

  func pointer(_ index: Int) throws(ImportProblem) -> MotionEventLine.Pointer {
    var x = try required("x[\(index)]")
    var y = try required("y[\(index)]")
    let tool = fields["toolType[\(index)]"]?.restText ?? "TOOL_TYPE_FINGER"
    return MotionEventLine.Pointer(
      id: try optionalInteger("id[\(index)]") ?? index,
      spot: Spot(x: try x.decimal("x"), y: try y.decimal("y")),
      isFinger: tool.hasPrefix("TOOL_TYPE_FINGER") || tool.hasPrefix("TOOL_TYPE_UNKNOWN")
    )
  }

  private func required(_ key: String) throws(ImportProblem) -> LineScanner {
    if let field = fields[key] { return field }
    let near = Suggestion.closest(to: key, among: fields.keys.sorted())
    throw ImportProblem(
      offset,
      "\(quoted(key)) is missing",
      expected: "it in the event",
      suggestion: near.map { "did you mean it with \(quoted($0))?" }
    )
  }
}
