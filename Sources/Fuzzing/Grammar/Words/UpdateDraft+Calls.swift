import Traces

extension UpdateDraft {
  /// The rows and sections after all steps, as far as they are settled.
  private struct Outcome {
    /// The number of rows of each section.
    var counts: [Int]
    /// The sections that are taken, by old ones or new.
    var isTaken: [Bool]
    /// The section that each old one becomes.
    var newSections: [Int?]
    var rows: Set<RowPath> = []

    mutating func takeSection(near wish: Int) -> Int {
      let count = isTaken.count
      var section = (wish % count + count) % count
      while isTaken[section] { section = (section + 1) % count }
      isTaken[section] = true
      return section
    }

    mutating func takeRow(ofOld section: Int, near wish: Int) -> RowPath {
      let section = newSections[section] ?? 0
      let count = max(1, counts[section])
      var path = RowPath(section: section, row: (wish % count + count) % count)
      while !rows.insert(path).inserted { path.row = (path.row + 1) % count }
      return path
    }
  }

  /// Returns the calls of all steps, and how many rows each section has after them.
  func calls(with animation: Value, view: ViewIndex) -> (calls: [Call], after: [Int]) {
    var (outcome, places) = sectionsAfter()
    countRows(&outcome)
    var calls: [Call] = []
    func add(_ name: Name, _ label: Name, _ value: Value) {
      let arguments = [Argument(label, value), Argument(.with, animation)]
      calls.append(Call(time: nil, name: name, arguments: arguments, view: view))
    }
    for (step, place) in zip(steps, places) {
      switch step {
      case .reloadRows(let paths): add(.reloadRows, .at, .array(paths.map { Value($0) }))
      case .deleteRows(let paths): add(.deleteRows, .at, .array(paths.map { Value($0) }))
      case .insertRows(let section, let wishes):
        let paths = wishes.map { outcome.takeRow(ofOld: section, near: $0) }.sorted()
        add(.insertRows, .at, .array(paths.map { Value($0) }))
      case .moveRow(let path, let section, let wish):
        let target = outcome.takeRow(ofOld: section, near: wish)
        let arguments = [Argument(.at, Value(path)), Argument(.to, Value(target))]
        calls.append(Call(time: nil, name: .moveRow, arguments: arguments, view: view))
      case .reloadSection(let section): add(.reloadSections, .sections, Setting.counts([section]))
      case .deleteSection(let section): add(.deleteSections, .sections, Setting.counts([section]))
      case .insertSection: add(.insertSections, .sections, Setting.counts([place ?? 0]))
      case .moveSection(let section, _):
        let arguments = [
          Argument(.section, .thousandths(section * 1000)),
          Argument(.toSection, .thousandths((place ?? 0) * 1000)),
        ]
        calls.append(Call(time: nil, name: .moveSection, arguments: arguments, view: view))
      }
    }
    return (calls, outcome.counts)
  }

  /// Gives each section its place, those that come or move first; and which a step gave one to.
  private func sectionsAfter() -> (Outcome, [Int?]) {
    var (coming, going, gone) = (0, 0, Set<Int>())
    for step in steps {
      switch step {
      case .insertSection: coming += 1
      case .deleteSection(let section):
        going += 1
        gone.insert(section)
      case .moveSection(let section, _): gone.insert(section)
      default: break
      }
    }
    let count = before.count + coming - going
    var outcome = Outcome(
      counts: Array(repeating: 0, count: count),
      isTaken: Array(repeating: false, count: count),
      newSections: Array(repeating: nil, count: before.count)
    )
    var places: [Int?] = []
    for step in steps {
      switch step {
      case .insertSection(let rows, let wish):
        let section = outcome.takeSection(near: wish)
        outcome.counts[section] = rows
        places.append(section)
      case .moveSection(let old, let wish):
        let section = outcome.takeSection(near: wish)
        outcome.newSections[old] = section
        places.append(section)
      default: places.append(nil)
      }
    }
    var next = 0
    for old in before.indices where !gone.contains(old) {
      while outcome.isTaken[next] { next += 1 }
      outcome.newSections[old] = next
      next += 1
    }
    return (outcome, places)
  }

  /// Counts the rows of the old sections that stay.
  private func countRows(_ outcome: inout Outcome) {
    var counts = before
    for step in steps {
      switch step {
      case .deleteRows(let paths):
        for path in paths { counts[path.section] -= 1 }
      case .insertRows(let section, let wishes): counts[section] += wishes.count
      case .moveRow(let path, let section, _):
        counts[path.section] -= 1
        counts[section] += 1
      default: break
      }
    }
    for (old, count) in counts.enumerated() {
      if let new = outcome.newSections[old] { outcome.counts[new] = count }
    }
  }
}
