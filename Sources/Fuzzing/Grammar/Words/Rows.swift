import Traces

/// The rows of a table, as far as a generator knows them: what the header and the calls said.
struct Rows: Sendable {
  /// The number of rows of each section in the data.
  private(set) var counts: [Int] = []
  /// The numbers of rows that the table knows of; nil: fingers or delegates may have changed that.
  private(set) var loaded: [Int]?
  /// True if the data is what `counts` says, as far as it is known.
  private var isCertain = true
  /// True if a script answers how many there are, whatever the data says.
  private(set) var isAnswered = false
  private var rowHeight = 44
  private var pattern: [Int] = []

  /// The height of all rows together in whole points, the first million of them.
  var height: Int {
    let average = pattern.isEmpty ? rowHeight : pattern.reduce(0, +) / pattern.count
    return min(counts.reduce(0, +), 10_000) * average
  }

  /// Notes what a property was set to.
  mutating func note(_ name: Name, _ value: Value) {
    switch name {
    case .sections:
      counts = (value.numbers ?? []).map { Int($0.units / 1_000_000) }
      isCertain = true
    case .rowHeight: rowHeight = Self.height(value)
    case .rowHeights:
      if case .array(let heights) = value {
        pattern = heights.map(Self.height)
      } else if let heights = value.numbers {
        pattern = heights.map { Int($0.units / 1_000_000) }
      }
    default: break
    }
  }

  /// Notes that the table has asked for its data.
  mutating func load() {
    loaded = isCertain && !isAnswered ? counts : nil
  }

  /// Notes that fingers may change the data, or a delegate.
  mutating func blur() {
    loaded = nil
    isCertain = false
  }

  /// Notes that a script answers for the data.
  mutating func answer() {
    loaded = nil
    isAnswered = true
  }

  /// Returns the height that is told; an automatic row is as high as a plain cell.
  private static func height(_ value: Value) -> Int {
    value.number.map { Int($0.units / 1_000_000) } ?? 44
  }
}

extension Weights {
  /// Draws a row of a table: one that is there, but for a rare one that is not.
  func row(of place: Place, _ choices: inout Choices) -> RowPath {
    let counts = place.rows.counts
    guard !counts.isEmpty else { return RowPath(section: 0, row: 0) }
    var section = choices.chance(70) ? 0 : choices.draw(below: counts.count)
    if counts[section] == 0, let other = counts.firstIndex(where: { $0 > 0 }) { section = other }
    let count = counts[section]
    if choices.chance(often.isOdd / 5) { return RowPath(section: section, row: count) }
    let row =
      switch choices.draw(below: 6) {
      case 0: 5
      case 1: 0
      case 2: count - 1
      case 3: 9
      case 4: count / 2
      default: choices.draw(below: 65_536)
      }
    return RowPath(section: section, row: count > 0 ? max(0, row) % count : 0)
  }

  /// Draws answers by row: for all of them, for a section, or for some.
  func answersByRow(
    of place: Place,
    _ choices: inout Choices,
    _ answer: (inout Choices) -> Value
  ) -> Script.Reply.Action {
    var keys: [String] = []
    switch choices.draw(below: 4) {
    case 0: keys = ["*"]
    case 1: keys = ["\(row(of: place, &choices).section)-*"]
    case 2: keys = [row(of: place, &choices).description]
    default: keys = [row(of: place, &choices).description, "*"]
    }
    return answers(to: keys, &choices, answer)
  }

  /// Draws answers by section: for all of them, or for some.
  func answersBySection(
    of place: Place,
    _ choices: inout Choices,
    _ answer: (inout Choices) -> Value
  ) -> Script.Reply.Action {
    let section = choices.draw(below: max(1, place.rows.counts.count))
    let kinds = [["*"], ["\(section)"], ["*", "\(section)"]]
    return answers(to: choices.pick(kinds), &choices, answer)
  }

  private func answers(
    to keys: [String],
    _ choices: inout Choices,
    _ answer: (inout Choices) -> Value
  ) -> Script.Reply.Action {
    let sorted = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return .answerByIndexPath(sorted.map { Argument(Name($0), answer(&choices)) })
  }
}
