internal import Traces

/// The texts for numbers, names and states in explanations.
enum Words {
  /// Writes a time in seconds: `0.150 s`; a negative one, where times go back, with its sign.
  static func seconds(_ time: Microseconds) -> String {
    let thousandths = (time.magnitude + 500) / 1000
    let fraction = "\(thousandths % 1000)"
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(time < 0 ? "-" : "")\(thousandths / 1000).\(zeros)\(fraction) s"
  }

  /// Writes a list as a sentence has it: `a, b or c`.
  static func list(_ words: [String], _ junction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(junction) " + last
  }

  /// Writes a small number as a word.
  static func number(_ count: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(count) ? words[count] : String(count)
  }

  /// Writes a message's name without its prefix and labels: `didEndDragging`, `willShow`.
  static func short(_ name: Name) -> String {
    if let label = label(of: name, after: "navigationController(_:") { return label }
    if let label = label(of: name, after: "gestureRecognizer(_:") { return label }
    let text = name.text.prefix { $0 != "(" }
    guard text.hasPrefix("scrollView") else { return String(text) }
    let rest = text.dropFirst("scrollView".count)
    return (rest.first?.lowercased() ?? "") + rest.dropFirst()
  }

  /// Writes a table's message without what all of them share: `cellForRowAt`, `willDisplay`.
  static func ofTable(_ name: Name) -> String {
    label(of: name, after: "tableView(_:") ?? short(name)
  }

  /// Returns the first label behind the sender, of a message that begins with it.
  private static func label(of name: Name, after sender: String) -> String? {
    guard name.text.hasPrefix(sender) else { return nil }
    return String(name.text.dropFirst(sender.count).prefix { $0 != ":" })
  }

  /// Writes which rows are selected: `0-1 is selected`.
  static func rows(_ rows: [RowPath]?) -> String {
    guard let rows else { return "rows that are not told are selected" }
    guard !rows.isEmpty else { return "no row is selected" }
    let names = rows.map { "\($0)" }.joined(separator: ", ")
    return rows.count == 1 ? "row \(names) is selected" : "rows \(names) are selected"
  }

  /// Writes a number of thousandths as a decimal: `-12.5`.
  static func decimal(_ thousandths: Int32) -> String {
    decimal(Int64(thousandths), places: 3)
  }

  /// Writes a whole number of units of the given decimal place.
  static func decimal(_ units: Int64, places: Int) -> String {
    var scale: Int64 = 1
    for _ in 0..<places { scale *= 10 }
    let magnitude = units.magnitude
    var fraction = String(magnitude % scale.magnitude)
    fraction = String(repeating: "0", count: places - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let whole = (units < 0 ? "-" : "") + String(magnitude / scale.magnitude)
    return fraction.isEmpty ? whole : whole + "." + fraction
  }

  /// Writes a point: `(0, 120.5)`.
  static func point(_ point: Point) -> String {
    "(\(decimal(point.x.units)), \(decimal(point.y.units)))"
  }

  /// Writes a value as JSON does.
  static func json(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): decimal(number.units, places: 6)
    case .string(let text): "\"\(text)\""
    case .pair(let x, let y): "[\(decimal(x.units, places: 6)),\(decimal(y.units, places: 6))]"
    case .array(let values): "[" + values.map(json).joined(separator: ",") + "]"
    case .object(let pairs):
      "{" + pairs.map { "\"\($0.label.text)\":" + json($0.value) }.joined(separator: ",") + "}"
    }
  }

  /// Writes a message with its arguments: `scrollViewDidEndDragging(_:willDecelerate:) [willDecelerate=true]`.
  static func message(_ message: Message) -> String {
    message.name.text + arguments(message.arguments)
  }

  /// Writes arguments in brackets, or nothing.
  static func arguments(_ arguments: [Argument]) -> String {
    guard !arguments.isEmpty else { return "" }
    let parts = arguments.map { "\($0.label.text)=\(json($0.value))" }
    return " [" + parts.joined(separator: ", ") + "]"
  }

  /// Writes what a receiver could read: `offset (0, 120), tracking, dragging`.
  static func state(_ state: State) -> String? {
    var parts: [String] = []
    if let offset = state.contentOffset { parts.append("offset \(point(offset))") }
    for (fact, word) in flags where state[fact] == true { parts.append(word) }
    for (fact, word) in flags where state[fact] == false { parts.append("not \(word)") }
    if let size = state.contentSize { parts.append("contentSize \(point(size))") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static let flags: [(State.Facts, String)] = [
    (.isTracking, "tracking"), (.isDragging, "dragging"), (.isDecelerating, "decelerating"),
    (.isZooming, "zooming"), (.isZoomBouncing, "zoomBouncing"),
    (.isScrollAnimating, "scrollAnimating"), (.isRefreshing, "refreshing"),
  ]
}
