import Traces

extension UpdateDraft {
  /// Draws a step, if there is anything to do it with; one after which each section has as many rows
  /// as before, where it keeps counts.
  mutating func drawStep(keepsCounts: Bool, _ choices: inout Choices) {
    switch choices.pick(
      weighted: keepsCounts ? [6, 4, 0, 4, 2, 0, 0, 0] : [5, 8, 8, 4, 2, 2, 2, 2]
    ) {
    case 0:
      guard let rows = drawRows(&choices) else { return }
      add(.reloadRows(rows))
    case 1:
      guard let rows = drawRows(&choices) else { return }
      add(.deleteRows(rows))
      guard keepsCounts else { return }
      add(.insertRows(section: rows[0].section, wishes: rows.map { _ in drawWish(&choices) }))
    case 2:
      guard let section = drawSectionForRows(&choices) else { return }
      let count = choices.pick([1, 1, 2, 3])
      add(.insertRows(section: section, wishes: (0..<count).map { _ in drawWish(&choices) }))
    case 3:
      guard let row = drawRows(&choices)?.first else { return }
      let other = keepsCounts ? nil : drawSectionForRows(&choices)
      add(.moveRow(row, section: other ?? row.section, wish: drawWish(&choices)))
    case 4:
      guard let section = drawSection(&choices) else { return }
      add(.reloadSection(section))
    case 5:
      guard let section = drawSection(&choices) else { return }
      add(.deleteSection(section))
    case 6: add(.insertSection(rows: choices.pick([3, 1, 0, 20]), wish: drawWish(&choices)))
    default:
      guard let section = drawSection(&choices) else { return }
      add(.moveSection(section, wish: drawWish(&choices)))
    }
  }

  private func drawRows(_ choices: inout Choices) -> [RowPath]? {
    guard let section = drawSectionForRows(&choices) else { return nil }
    let rows = drawRows(in: section, &choices)
    return rows.isEmpty ? nil : rows
  }

  private func drawWish(_ choices: inout Choices) -> Int {
    Self.wishes[choices.draw(below: Self.wishes.count)]
  }
}
