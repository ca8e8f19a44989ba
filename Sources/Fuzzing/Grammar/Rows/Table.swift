/// The frequency of a row in each profile, against the others of its table.
struct Frequency: Hashable, Sendable {
  let human: Int
  let edge: Int
  let chaos: Int

  init(_ human: Int, _ edge: Int, _ chaos: Int) {
    self.human = human
    self.edge = edge
    self.chaos = chaos
  }

  /// The same in all profiles.
  init(_ always: Int) {
    self.init(always, always, always)
  }
}

/// The things that a row needs to make sense, and that a trace or a view offers.
struct Need: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// A scroll view, of whatever kind.
  static let scrollView = Need(rawValue: 1 << 0)
  /// A view that zooms.
  static let zoom = Need(rawValue: 1 << 1)
  /// Plain content, which hears of its touches.
  static let content = Need(rawValue: 1 << 2)
  /// More than one view.
  static let several = Need(rawValue: 1 << 3)
  /// A refresh control.
  static let refreshControl = Need(rawValue: 1 << 4)
  /// A keyboard that a drag may take down, once it is up.
  static let keyboard = Need(rawValue: 1 << 6)
  /// A program that runs: what a header says in another way, if at all.
  static let call = Need(rawValue: 1 << 5)
  /// A header: what no program says.
  static let config = Need(rawValue: 1 << 7)
  /// A table.
  static let table = Need(rawValue: 1 << 8)
  /// Content whose size is given, and does not follow from what is in it.
  static let sizedContent = Need(rawValue: 1 << 9)
  /// A table whose data source commits what is edited by hand.
  static let commits = Need(rawValue: 1 << 10)
  /// A table whose data source moves rows.
  static let moves = Need(rawValue: 1 << 11)
  /// A navigation.
  static let navigation = Need(rawValue: 1 << 12)
  /// A view that is a controller's in a navigation.
  static let screen = Need(rawValue: 1 << 13)
  /// A web view.
  static let web = Need(rawValue: 1 << 14)
  /// A view in which text is typed.
  static let typing = Need(rawValue: 1 << 16)
  /// A text field.
  static let field = Need(rawValue: 1 << 17)
  /// A form.
  static let form = Need(rawValue: 1 << 18)
  /// Content that is drawn in tiles.
  static let tiles = Need(rawValue: 1 << 19)
  /// A control whose events are told, and the kinds with a value.
  static let control = Need(rawValue: 1 << 20)
  static let toggle = Need(rawValue: 1 << 21)
  static let slider = Need(rawValue: 1 << 22)
  static let pageControl = Need(rawValue: 1 << 23)
  /// All but what is typed in.
  static let notTyping = Need(rawValue: ~(0b111 << 16))
}

/// A row of a table.
protocol Row: Sendable {
  var frequency: Frequency { get }
  var needs: Need { get }
}

/// Rows of which one is drawn by its frequency, among those whose needs are met.
struct Table<Element: Row>: Sendable {
  /// Rows next to one another that need the same: one look decides on all of them.
  private struct Stretch {
    let needs: Need
    var rows: Range<Int>
    /// The sums of the frequencies of the rows, by profile.
    var totals = [0, 0, 0]
  }

  let rows: [Element]
  private let stretches: [Stretch]
  private let frequencies: [[Int]]

  /// The first row is the simplest, and needs no more than every other.
  init(_ rows: [Element]) {
    self.rows = rows
    frequencies = [
      rows.map(\.frequency.human), rows.map(\.frequency.edge), rows.map(\.frequency.chaos),
    ]
    var stretches: [Stretch] = []
    for (place, row) in rows.enumerated() {
      if stretches.last?.needs != row.needs {
        stretches.append(Stretch(needs: row.needs, rows: place..<place))
      }
      let last = stretches.count - 1
      stretches[last].rows = stretches[last].rows.lowerBound..<(place + 1)
      for column in frequencies.indices {
        stretches[last].totals[column] += frequencies[column][place]
      }
    }
    self.stretches = stretches
  }

  /// Draws a row.
  func pick(_ choices: inout Choices, _ weights: Weights, offered: Need) -> Element {
    let column = weights.column.rawValue
    var total = 0
    for stretch in stretches where stretch.needs.isSubset(of: offered) {
      total += stretch.totals[column]
    }
    var number = choices.draw(below: max(1, total))
    for stretch in stretches where stretch.needs.isSubset(of: offered) {
      guard number < stretch.totals[column] else {
        number -= stretch.totals[column]
        continue
      }
      for place in stretch.rows {
        if number < frequencies[column][place] { return rows[place] }
        number -= frequencies[column][place]
      }
    }
    return rows[0]
  }
}

extension Choices {
  /// Draws a list: after each element, whether one more comes, so that none is simplest.
  ///
  /// Each element stands in a span of its own with the question before it, so that leaving out a
  /// span leaves out an element.
  mutating func list(most: Int, percent: Int, _ element: (inout Choices) -> Void) {
    var count = 0
    while count < most {
      let isThere = span { choices in
        guard choices.chance(percent) else { return false }
        element(&choices)
        return true
      }
      guard isThere else { return }
      count += 1
    }
  }
}
