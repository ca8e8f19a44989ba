import Traces

/// Rows and sections of a table that come, go and move at once, as they are drawn.
///
/// A row or section that goes is named by its place before, and may be chosen at once. One that
/// comes is named by its place after, which is clear when all is drawn. Until then there are
/// wishes.
struct UpdateDraft {
  /// The change that one call makes.
  enum Step {
    case reloadRows([RowPath])
    case deleteRows([RowPath])
    case insertRows(section: Int, wishes: [Int])
    case moveRow(RowPath, section: Int, wish: Int)
    case reloadSection(Int)
    case deleteSection(Int)
    case insertSection(rows: Int, wish: Int)
    case moveSection(Int, wish: Int)
  }

  /// The number of rows of each section before.
  let before: [Int]
  private(set) var steps: [Step] = []
  /// The rows that a step takes away, loads anew or moves: each once.
  private var rows: Set<RowPath> = []
  /// The sections whose rows change, which stay themselves.
  private var sectionsOfRows: Set<Int> = []
  /// The sections that a step changes, whose rows are left alone.
  private var sections: Set<Int> = []

  init(of before: [Int]) {
    self.before = before
  }

  /// Adds a step, and notes what it concerns.
  mutating func add(_ step: Step) {
    steps.append(step)
    switch step {
    case .reloadRows(let paths), .deleteRows(let paths):
      for path in paths { note(path) }
    case .insertRows(let section, _): sectionsOfRows.insert(section)
    case .moveRow(let path, let section, _):
      note(path)
      sectionsOfRows.insert(section)
    case .reloadSection(let section), .deleteSection(let section), .moveSection(let section, _):
      sections.insert(section)
    case .insertSection: break
    }
  }

  private mutating func note(_ path: RowPath) {
    rows.insert(path)
    sectionsOfRows.insert(path.section)
  }

  // MARK: - Choosing

  /// Draws a section in which rows may still change.
  func drawSectionForRows(_ choices: inout Choices) -> Int? {
    draw(before.indices.filter { !sections.contains($0) }, &choices)
  }

  /// Draws a section that may still change itself.
  func drawSection(_ choices: inout Choices) -> Int? {
    draw(
      before.indices.filter { !sections.contains($0) && !sectionsOfRows.contains($0) },
      &choices
    )
  }

  private func draw(_ sections: [Int], _ choices: inout Choices) -> Int? {
    guard !sections.isEmpty else { return nil }
    return choices.chance(35) ? choices.pick(sections) : sections[0]
  }

  /// Draws some rows of a section with which nothing happens yet, in order.
  func drawRows(in section: Int, _ choices: inout Choices) -> [RowPath] {
    var paths: [RowPath] = []
    let wanted = choices.pick([1, 1, 1, 2, 3])
    while paths.count < wanted {
      let start = Self.wishes[choices.draw(below: Self.wishes.count)]
      guard let row = freeRow(in: section, from: start, besides: paths) else { break }
      paths.append(row)
    }
    return paths.sorted()
  }

  /// The places that something wishes for: near the top, in the middle of the rows in view, at the
  /// end.
  static let wishes = [0, 2, 5, 1, 9, -1, -2, 3, 20]

  private func freeRow(in section: Int, from wish: Int, besides others: [RowPath]) -> RowPath? {
    let count = before[section]
    guard count > 0 else { return nil }
    let start = (wish % count + count) % count
    // Few rows are taken, so that one of the next few is free, if there is one.
    for step in 0..<min(count, rows.count + others.count + 1) {
      let path = RowPath(section: section, row: (start + step) % count)
      if !rows.contains(path), !others.contains(path) { return path }
    }
    return nil
  }
}
