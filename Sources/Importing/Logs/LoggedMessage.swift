import Traces

/// A line of a log that names a delegate's method, as a message.
struct LoggedMessage {
  private var values: [LogValues.Item]
  private let entry: Vocabulary.Entry
  private(set) var losses: (hidden: Int, wrong: Int)

  /// Words that people write in front of an argument, by its label.
  private static let aliases = [
    "withVelocity": ["withvelocity", "velocity", "v"],
    "targetContentOffset": ["targetcontentoffset", "target", "targetoffset"],
    "willDecelerate": ["willdecelerate", "decelerate", "decelerating"],
    "atScale": ["atscale", "scale"],
  ]

  private static let flags: [(label: String, flag: State.Facts)] = [
    ("istracking", .isTracking), ("isdragging", .isDragging), ("isdecelerating", .isDecelerating),
    ("iszooming", .isZooming), ("iszoombouncing", .isZoomBouncing),
    ("tracking", .isTracking), ("dragging", .isDragging), ("decelerating", .isDecelerating),
  ]

  /// Takes what stands behind a message's name.
  init(_ entry: Vocabulary.Entry, _ rest: LineScanner) {
    let read = LogValues(rest)
    self.entry = entry
    values = read.items
    losses = (read.hidden, read.wrong)
  }

  /// The message without a time.
  mutating func message() -> Message {
    var arguments: [Argument] = []
    for parameter in entry.parameters {
      guard let value = argument(parameter) else { continue }
      arguments.append(Argument(Name(parameter.label), value))
    }
    arguments.sort { $0.label.text.utf8.lexicographicallyPrecedes($1.label.text.utf8) }
    return Message(time: nil, name: Name(entry.text), arguments: arguments, state: state())
  }

  private mutating func argument(_ parameter: Vocabulary.Parameter) -> Traces.Value? {
    let words = Self.aliases[parameter.label] ?? [parameter.label.lowercased()]
    let fits = { (item: LogValues.Item) in Self.value(item.value, as: parameter.kind) != nil }
    // A value with its own word first; else one whose word says nothing of the state.
    let place =
      values.firstIndex { words.contains($0.label) && fits($0) }
      ?? values.firstIndex { !Self.isOfState($0.label) && fits($0) }
    guard let place else { return nil }
    return Self.value(values.remove(at: place).value, as: parameter.kind)
  }

  private static func isOfState(_ label: String) -> Bool {
    label == "contentoffset" || label == "contentsize" || flags.contains { $0.label == label }
  }

  private mutating func state() -> State {
    var state = State()
    let isOfScrollView = entry.text.hasPrefix("scrollView")
    for item in values {
      switch item.value {
      case .bool(let value): set(item.label, value, &state)
      case .number(let number) where number == 0 || number == 1:
        set(item.label, number == 1, &state)
      case .point(let x, let y):
        guard let point = Self.point(x, y) else {
          losses.wrong += 1
          continue
        }
        let isOffset = ["", "contentoffset", "offset"].contains(item.label)
        if isOffset, isOfScrollView, state.contentOffset == nil {
          state.contentOffset = point
        } else if item.label == "contentsize", x >= 0, y >= 0 {
          state.contentSize = point
        }
      default: continue
      }
    }
    return state
  }

  private func set(_ label: String, _ value: Bool, _ state: inout State) {
    guard let flag = Self.flags.first(where: { $0.label == label })?.flag else { return }
    state[flag] = value
  }

  private static func point(_ x: Double, _ y: Double) -> Point? {
    abs(x) <= 1_000_000 && abs(y) <= 1_000_000 ? Point(x, y) : nil
  }

  /// A value as an argument of a kind; nil: it is none.
  private static func value(_ value: LogValues.Value, as kind: ValueKind) -> Traces.Value? {
    switch (kind, value) {
    case (.bool, .bool(let value)): .bool(value)
    case (.bool, .number(let number)) where number == 0 || number == 1: .bool(number == 1)
    case (.factor, .number(let number)) where abs(number) <= 1_000_000:
      .number(Millionths(number))
    case (.velocity, .point(let x, let y)) where abs(x) <= 1_000_000 && abs(y) <= 1_000_000:
      .pair(Millionths(x), Millionths(y))
    case (.point, .point(let x, let y)): point(x, y).map { Traces.Value($0) }
    case (.indexPath, .row(let section, let row)),
      (.optional(.indexPath), .row(let section, let row)):
      Traces.Value(RowPath(section: section, row: row))
    case (.optional(.indexPath), .null): .null
    case (.section, .number(let number))
    where number == number.rounded() && (0...100_000_000).contains(number):
      .number(Millionths(number))
    default: nil
    }
  }
}
