import Foundation
import HeadlessUIKit
import Testing

@Suite("Fingers on rows")
struct RowTouchTests {
  private let listener = TableListener(rows: [50])

  private func world(_ configure: (UITableView) -> Void = { _ in }) -> TableWorld {
    listener.unheard.insert("scroll")
    return TableWorld(listener, configure: configure)
  }

  @Test("that drag before the delay is over never highlight (R091)")
  func drag() {
    let world = world()
    world.world.drag([300, 280, 240, 200])
    world.world.wait(300)
    world.world.lift(y: 200)
    world.world.settle()
    #expect(world.heard.isEmpty)
    #expect(world.table.contentOffset.y > 0)
  }

  @Test("that drag after it take the highlight away, and select nothing (R115, R117)")
  func highlightThenDrag() {
    let world = world()
    world.tap(60)
    listener.forget()
    world.hold(300)
    #expect(world.heard == ["shouldHighlight 0-6", "didHighlight 0-6"])
    world.world.touch(.moved, x: 100, y: 280)
    #expect(world.heard.last == "didUnhighlight 0-6")
    world.world.wait(10)
    world.world.touch(.moved, x: 100, y: 200)
    world.world.wait(200)
    world.world.lift(y: 200, x: 100)
    world.world.settle()
    #expect(world.heard == ["shouldHighlight 0-6", "didHighlight 0-6", "didUnhighlight 0-6"])
    #expect(world.table.indexPathForSelectedRow?.row == 1)
    listener.forget()
    world.tap(60)
    #expect(world.heard.last?.hasPrefix("didSelect") == true)
  }

  @Test("that slide off their row without scrolling lose it (R118)")
  func slide() {
    let world = world { $0.isScrollEnabled = false }
    world.world.touch(.began, x: 100, y: 60)
    world.world.touch(.moved, x: 100, y: 80)
    #expect(world.heard == ["shouldHighlight 0-1", "didHighlight 0-1"])
    world.world.touch(.moved, x: 100, y: 120)
    #expect(world.heard.last == "didUnhighlight 0-1")
    world.world.touch(.moved, x: 100, y: 60)
    world.world.lift(y: 60, x: 100)
    #expect(world.heard.count == 3)
    #expect(world.table.indexPathForSelectedRow == nil)
  }

  @Test("that stop a glide neither highlight nor select (R084)")
  func stop() {
    let world = world()
    world.world.flick(from: 400, by: -200, speed: 2)
    world.world.wait(100)
    world.world.touch(.began, x: 100, y: 200)
    world.world.wait(300)
    world.world.lift(y: 200, x: 100)
    world.world.settle()
    #expect(world.heard.isEmpty)
    #expect(world.table.indexPathForSelectedRow == nil)
    world.tap(200)
    #expect(world.heard.last?.hasPrefix("didSelect") == true)
  }

  @Test("beyond the first have nothing to do with rows (R124)")
  func twoFingers() {
    let world = world()
    world.hold(60)
    world.hold(200, finger: 2)
    world.world.lift(y: 200, x: 100, finger: 2)
    world.world.lift(y: 60, x: 100)
    #expect(
      world.heard == [
        "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "willSelect 0-1",
        "didSelect 0-1",
      ]
    )
  }

  @Test("are gone with their row", arguments: [false, true])
  func rowGone(byReload: Bool) {
    let world = world()
    world.hold(60)
    if byReload { world.table.reloadData() } else { world.scroll(to: 1_000) }
    #expect(world.heard.last == "didUnhighlight 0-1")
    world.world.lift(y: 60, x: 100)
    #expect(world.heard.count == 3)
    #expect(world.table.visibleCells.allSatisfy { !$0.isHighlighted })
    #expect(world.world.scene.isAtRest)
  }

  @Test("say at the cell what is said at the delegate (R094)")
  func atTheCell() {
    final class Telling: UITableViewCell {
      var tell: (String) -> Void = { _ in }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        tell("highlighted \(highlighted)")
      }
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        tell("selected \(selected)")
      }
    }
    var told: [String] = []
    listener.cell = { _, path in
      let cell = Telling(style: .default, reuseIdentifier: nil)
      cell.tell = { told.append("\(path.row) \($0)") }
      return cell
    }
    listener.reactions["didSelect"] = { _ in told.append("didSelect") }
    let world = world()
    world.tap(10)
    told = []
    world.tap(60)
    #expect(
      told == [
        "1 highlighted true", "1 highlighted false", "0 selected false", "1 selected true",
        "didSelect",
      ]
    )
  }

  @Test("on a detail button tell of it and of nothing else, refusals or not (R120, R121)")
  func accessory() {
    listener.cell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = path.row == 1 ? .detailDisclosureButton : .detailButton
      return cell
    }
    listener.selects = { _ in nil }
    let world = world()
    world.tap(60, x: 300)
    world.hold(100, x: 300)
    world.world.lift(y: 100, x: 300)
    #expect(world.heard == ["accessory 0-1", "accessory 0-2"])
    listener.forget()
    world.hold(60, x: 300)
    world.world.touch(.moved, x: 200, y: 60)
    world.world.lift(y: 60, x: 200)
    #expect(world.heard.isEmpty)
    world.tap(60)
    #expect(world.heard.last == "willSelect 0-1")
  }

  @Test(
    "on other accessories are taps on the row (R122)",
    arguments: [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark]
  )
  func plainAccessory(type: UITableViewCell.AccessoryType) {
    listener.cell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = type
      return cell
    }
    let world = world()
    world.tap(60, x: 300)
    #expect(world.heard.last == "didSelect 0-1")
  }

  @Test("on a control of one's own are the control's (R123)")
  func ownAccessory() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
    listener.cell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .detailButton
      if path.row == 1 { cell.accessoryView = control }
      return cell
    }
    let world = world()
    world.hold(60, x: 280)
    #expect(control.isTracking)
    world.world.lift(y: 60, x: 280)
    #expect(world.heard.isEmpty)
  }

  @Test("do not reach rows whose cells keep touches to themselves")
  func keeping() {
    final class Keeping: UITableViewCell {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    listener.cell = { _, _ in Keeping(style: .default, reuseIdentifier: nil) }
    let world = world()
    world.tap(60)
    #expect(world.heard.isEmpty)
  }
}
