import Foundation
import HeadlessUIKit
import Testing

@Suite("A table whose groups are inset")
struct InsetGroupedTests {
  @Test(
    "has its rows away from the sides",
    arguments: [(320, 16), (428, 20)] as [(width: CGFloat, inset: CGFloat)]
  )
  func rows(width: CGFloat, inset: CGFloat) {
    let source = TableListener(rows: [3])
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400),
      style: .insetGrouped
    )
    table.dataSource = source
    table.layoutIfNeeded()
    let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(row.minX == inset)
    #expect(row.width == width - 2 * inset)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame == row)
    #expect(table.contentSize.width == width)
  }
}
