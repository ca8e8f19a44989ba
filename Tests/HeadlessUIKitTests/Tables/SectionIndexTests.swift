import Foundation
import HeadlessUIKit
import Testing

@Suite("The section index")
struct SectionIndexTests {
  private let listener = TableListener(rows: [20, 20, 20])

  private func world(
    _ titles: [String]? = ["A", "B", "C", "D"],
    mapped: Bool = true,
    style: UITableView.Style = .plain
  ) -> TableWorld {
    listener.implemented = ["sectionIndexTitles(for:)"]
    if mapped { listener.implemented.insert("tableView(_:sectionForSectionIndexTitle:at:)") }
    listener.indexTitles = titles
    return TableWorld(listener, style: style) { $0.rowHeight = 40 }
  }

  @Test("asks for its titles when the table is loaded, if it is plain (R186)")
  func titles() {
    #expect(world().heard == ["indexTitles"])
    #expect(world(style: .grouped).heard == ["indexTitles"])
    listener.forget()
    let world = world()
    listener.forget()
    world.table.reloadSectionIndexTitles()
    #expect(world.heard == ["indexTitles"])
  }

  @Test(
    "leads to the section of an entry, by a finger that slides (R187), and selects nothing (R190)"
  )
  func entries() {
    let world = world()
    listener.forget()
    listener.sectionForEntry = { min($0, 2) }
    world.world.touch(.began, x: 312, y: 130)
    #expect(world.heard == ["sectionFor B 1", "scroll 800.0"])
    world.world.touch(.moved, x: 312, y: 140)
    world.world.wait(10)
    world.world.touch(.moved, x: 312, y: 300)
    world.world.wait(200)
    world.world.touch(.moved, x: 312, y: 470)
    world.world.lift(y: 470, x: 312)
    #expect(
      world.heard == [
        "sectionFor B 1", "scroll 800.0", "sectionFor C 2", "scroll 1600.0", "sectionFor D 3",
      ]
    )
    #expect(!world.table.isDragging && world.world.scene.isAtRest)
    #expect(world.table.contentOffset.y == 1_600)
  }

  @Test(
    "takes the entry's number where nothing else is said (R188), and the last section at most (R189)"
  )
  func numbers() {
    let world = world(mapped: false)
    listener.forget()
    world.tap(130, x: 312)
    #expect(world.table.contentOffset.y == 800)
    world.tap(470, x: 312)
    #expect(world.table.contentOffset.y == 1_600)
  }

  @Test("is not there without titles, or with too few rows")
  func none() {
    let world = world([])
    world.tap(130, x: 312)
    #expect(world.heard.contains("didSelect 0-3"))
    let few = self.world()
    few.table.sectionIndexMinimumDisplayRowCount = 61
    few.world.scene.finishTurn()
    listener.forget()
    few.tap(130, x: 312)
    #expect(listener.heard.last == "didSelect 0-3")
    few.table.sectionIndexMinimumDisplayRowCount = 60
    few.world.scene.finishTurn()
    few.tap(130, x: 312)
    #expect(few.table.contentOffset.y == 800)
  }
}
