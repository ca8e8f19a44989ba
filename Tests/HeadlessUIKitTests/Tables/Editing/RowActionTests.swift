import Foundation
import HeadlessUIKit
import Testing

/// The completions that handlers were given.
private final class Completions {
  var all: [(Bool) -> Void] = []
}

@Suite("Actions of rows")
struct RowActionTests {
  private let listener = TableListener(rows: [20])

  private func world(implementing methods: String...) -> TableWorld {
    listener.implemented.formUnion(methods)
    let world = TableWorld(listener) { $0.rowHeight = 44 }
    listener.forget()
    return world
  }

  private func actions(_ titles: String..., complete: Bool = true) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: .normal, title: title) { [listener] action, _, completion in
          listener.note("handler \(action.title ?? "")")
          if complete { completion(true) }
        }
      }
    )
  }

  @Test("come in place of the button that deletes, and their handlers in place of a commit (R510)")
  func replaceCommit() {
    listener.trailingActions = { [self] _ in actions("Delete", "Flag") }
    let world = world(implementing: TableListener.commits, TableListener.trailing)
    world.swipe(60)
    #expect(world.heard == ["canEdit 0-1", "style 0-1", "trailing 0-1", "willBegin 0-1"])
    listener.forget()
    world.tap(60, x: 200)
    #expect(world.heard == ["handler Flag", "didEnd 0-1"])
    #expect(!world.table.isEditing)
  }

  @Test("run from end to end, the first alone, unless the configuration says no (R506, R507)")
  func fullSwipe() {
    let configuration = actions("Delete", "Flag")
    listener.trailingActions = { _ in configuration }
    let world = world(implementing: TableListener.trailing)
    world.swipe(60, by: 195)
    #expect(world.heard.suffix(2) == ["handler Delete", "didEnd 0-1"])
    configuration.performsFirstActionWithFullSwipe = false
    listener.forget()
    world.swipe(60, by: 195)
    #expect(world.heard.last == "willBegin 0-1" && world.table.isEditing)
  }

  @Test("may be completed later, and a completion that comes too late closes nothing (R509)")
  func later() {
    let completions = Completions()
    listener.trailingActions = { _ in
      UISwipeActionsConfiguration(
        actions: [UIContextualAction(style: .normal, title: "A") { completions.all.append($2) }]
      )
    }
    let world = world(implementing: TableListener.trailing)
    world.swipe(60)
    world.tap(60, x: 300)
    #expect(world.table.isEditing)
    world.tap(300)
    world.swipe(60)
    completions.all[0](true)
    #expect(world.table.isEditing)
    world.tap(60, x: 300)
    completions.all[1](false)
    #expect(!world.table.isEditing)
  }

  @Test("are those of every row where the answer is nil (R501)")
  func usual() {
    let world = world(implementing: TableListener.commits, TableListener.trailing)
    world.swipe(60)
    listener.forget()
    world.tap(60, x: 300)
    #expect(world.heard == ["commit delete 0-1", "didEnd 0-1"])
  }

  @Test("of the older kind are asked for where there is no newer method (R500, R512, R523)")
  func older() {
    listener.olderActions = { [listener] _ in
      [
        UITableViewRowAction(style: .destructive, title: "Delete") { _, path in
          listener.note("handler \(path.row)")
        }
      ]
    }
    let world = world(implementing: TableListener.commits, TableListener.older)
    world.swipe(60)
    world.tap(60, x: 300)
    #expect(
      world.heard == ["canEdit 0-1", "style 0-1", "older 0-1", "willBegin 0-1", "handler 1"]
    )
    #expect(world.table.isEditing)
    #expect(UITableViewRowAction.Style.destructive == .default)
  }
}
