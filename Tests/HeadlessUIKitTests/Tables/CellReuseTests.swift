import Foundation
import HeadlessUIKit
import Testing

@Suite("Cells")
struct CellReuseTests {
  private final class Counting: UITableViewCell {
    var preparations = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  private let listener = TableListener(rows: [1_000])

  @Test("are made no more than are in view, and one more (R057, R058)")
  func few() {
    let world = TableWorld(listener)
    for offset in stride(from: 0, to: 30_000, by: 37) { world.scroll(to: CGFloat(offset)) }
    #expect(listener.madeCells.count == 12)
  }

  @Test("are prepared once, just before they are handed out, and never when new (R053, R055)")
  func prepared() {
    var made: [Counting] = []
    listener.cell = { table, path in
      if let cell = table.dequeueReusableCell(withIdentifier: "a") as? Counting {
        #expect(cell.preparations == 1)
        #expect(cell.reuseIdentifier == "a")
        #expect(!table.visibleCells.contains(cell))
        cell.preparations = 0
        return cell
      }
      let cell = Counting(style: .default, reuseIdentifier: "a")
      made.append(cell)
      return cell
    }
    let world = TableWorld(listener)
    #expect(made.count == 11)
    world.scroll(to: 440)
    world.scroll(to: 4_000)
    world.scroll(to: 0)
    #expect(made.allSatisfy { $0.preparations == 0 })
    world.table.reloadData()
    #expect(made.allSatisfy { $0.preparations == 0 })
    world.world.scene.finishTurn()
    #expect(made.count <= 12)
  }

  @Test("keep what was set on them (R059)")
  func nothingCleared() {
    listener.cell = { table, path in
      let cell =
        table.dequeueReusableCell(withIdentifier: "a")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "a")
      if path.row == 0 { cell.detailTextLabel?.text = "first" }
      return cell
    }
    let world = TableWorld(listener)
    world.scroll(to: 600)
    #expect(world.table.visibleCells.count { $0.detailTextLabel?.text == "first" } == 1)
  }

  @Test("without an identifier go for good (R054)")
  func withoutIdentifier() {
    var made: [Counting] = []
    listener.cell = { _, _ in
      made.append(Counting(style: .default, reuseIdentifier: nil))
      return made[made.count - 1]
    }
    let world = TableWorld(listener)
    world.scroll(to: 440)
    world.scroll(to: 0)
    #expect(made.count > 25)
    #expect(made.allSatisfy { $0.preparations == 0 })
    #expect(made.count { $0.superview != nil } == world.table.visibleCells.count)
  }

  @Test("of a registered class are made for the asking (R050, R051)")
  func registered() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    table.register(Counting.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") is Counting)
    let path = IndexPath(row: 0, section: 0)
    let cell = table.dequeueReusableCell(withIdentifier: "a", for: path)
    #expect(cell is Counting && cell.reuseIdentifier == "a")
    table.register(nil, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
  }

  @Test("of different identifiers stay apart (R065), and wait while others are asked for")
  func identifiers() {
    var made = 0
    listener.cell = { table, path in
      let identifier = "\(path.row % 5)"
      if let cell = table.dequeueReusableCell(withIdentifier: identifier) {
        #expect(cell.reuseIdentifier == identifier)
        #expect(cell.tag == path.row % 5)
        return cell
      }
      let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
      cell.tag = path.row % 5
      made += 1
      return cell
    }
    let world = TableWorld(listener)
    for offset in stride(from: 0, to: 2_000, by: 30) { world.scroll(to: CGFloat(offset)) }
    #expect(world.table.visibleCells.map(\.tag) == world.visibleRows.map { $0 % 5 })
    #expect(made <= 15)
  }

  @Test("that the application keeps itself can be shown again and again")
  func own() {
    let cells = (0..<1_000).map { _ in UITableViewCell(style: .default, reuseIdentifier: "own") }
    listener.cell = { _, path in cells[path.row] }
    let world = TableWorld(listener)
    for offset in [300, 0, 2_000, 100, 0] as [CGFloat] { world.scroll(to: offset) }
    #expect(world.table.visibleCells.elementsEqual(cells[0..<11], by: ===))
    // A cell in view is never handed out (R056).
    while let cell = world.table.dequeueReusableCell(withIdentifier: "own") {
      #expect(!world.table.visibleCells.contains(cell))
    }
  }

  @Test("that show one row cannot show another at once")
  func same() {
    let only = UITableViewCell(style: .default, reuseIdentifier: nil)
    listener.cell = { _, _ in only }
    listener.unheard = ["sections", "rows", "cell"]
    listener.rows = [2]
    let world = TableWorld(listener)
    #expect(world.heard.prefix(3) == ["will 0-0", "end 0-0", "will 0-1"])
    #expect(world.world.scene.isAtRest)
    #expect(world.table.visibleCells == [only])
  }

  @Test("with the first responder are kept for their row while it is out of view (R062)")
  func typing() {
    let field = Field(frame: .zero)
    listener.cell = { table, path in
      let cell =
        table.dequeueReusableCell(withIdentifier: "a")
        ?? UITableViewCell(style: .default, reuseIdentifier: "a")
      if path.row == 2, field.superview == nil { cell.contentView.addSubview(field) }
      return cell
    }
    let world = TableWorld(listener)
    let cell = world.table.visibleCells[2]
    field.becomeFirstResponder()
    listener.unheard = ["sections", "rows", "scroll"]
    world.scroll(to: 2_000)
    #expect(field.isFirstResponder)
    #expect(!world.table.visibleCells.contains(cell))
    #expect(world.table.indexPath(for: cell) == nil)
    #expect(listener.heard.contains("end 0-2"))
    listener.forget()
    world.scroll(to: 0)
    #expect(world.table.visibleCells[2] === cell)
    #expect(listener.heard.contains("will 0-2") && !listener.heard.contains("cell 0-2"))
    // A reload takes it away, and with it what is typed into it (R280).
    world.table.reloadData()
    #expect(!field.isFirstResponder)
  }

  @Test("have the labels of their style")
  func styles() {
    func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
      UITableViewCell(style: style, reuseIdentifier: nil)
    }
    #expect(cell(.default).detailTextLabel == nil && cell(.default).imageView != nil)
    #expect(cell(.subtitle).detailTextLabel != nil && cell(.value1).detailTextLabel != nil)
    #expect(cell(.value2).imageView == nil && cell(.value2).textLabel != nil)
    let plain = cell(.default)
    plain.textLabel?.text = "words"
    #expect(plain.textLabel?.text == "words")
    #expect(plain.textLabel?.superview === plain.contentView)
  }
}
