import Foundation
import HeadlessUIKit
import Testing

@Suite("Primary actions")
struct PrimaryActionTests {
  private final class Actions: UITableViewDelegate {
    var heard: [String] = []
    var answer: (IndexPath) -> IndexPath? = { $0 }

    func tableView(
      _ tableView: UITableView,
      willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      heard.append("will \(indexPath.row)")
      return answer(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("did \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView,
      performPrimaryActionForRowAt indexPath: IndexPath
    ) {
      heard.append("action \(indexPath.row)")
    }
  }

  private let actions = Actions()

  private func world() -> TableWorld {
    let world = TableWorld(TableListener(rows: [50]))
    world.table.delegate = actions
    world.world.scene.finishTurn()
    return world
  }

  @Test("come when the selection has been told (R749)")
  func last() {
    let world = world()
    world.tap(60)
    #expect(actions.heard == ["will 1", "did 1", "action 1"])
  }

  @Test("come though nothing may be selected (R749)")
  func refused() {
    actions.answer = { _ in nil }
    let world = world()
    world.tap(60)
    #expect(actions.heard == ["will 1", "action 1"])
  }

  @Test("do not come where rows cannot be selected at all")
  func none() {
    let world = world()
    world.table.allowsSelection = false
    world.tap(60)
    #expect(actions.heard == [])
  }
}
