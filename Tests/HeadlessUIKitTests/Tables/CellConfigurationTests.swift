import Foundation
import HeadlessUIKit
import Testing

@Suite("What a cell shows by a configuration")
struct CellConfigurationTests {
  /// A cell that counts its updates.
  private final class CountingCell: UITableViewCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      states.append(state)
      super.updateConfiguration(using: state)
    }
  }

  /// Three rows of cells that count.
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(CountingCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }
  }

  private let world = World(bounds: CGSize(width: 320, height: 480))
  private let rows = Rows(style: .plain)

  init() {
    world.window.rootViewController = rows
    world.scene.finishTurn()
  }

  private func cell(_ row: Int) throws -> CountingCell {
    try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? CountingCell)
  }

  @Test("is in its content view, which the same view shows anew")
  func content() throws {
    let cell = try cell(1)
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Row 1", nil])
    var content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    content.secondaryText = "More"
    content.image = UIImage(named: "dot", size: CGSize(width: 10, height: 10))
    cell.contentConfiguration = content
    world.scene.finishTurn()
    #expect(cell.contentView.subviews.first === view)
    #expect(labels.map(\.text) == ["Row 1", "More"])
    #expect(labels[0].frame.minX == 42 && labels[0].frame.maxY == labels[1].frame.minY)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("follows the state, once for several requests (R684, R687)")
  func updates() throws {
    let cell = try cell(0)
    #expect(cell.states == [UICellConfigurationState()])
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    world.scene.finishTurn()
    #expect(cell.states.count == 2)
    rows.tableView.selectRow(
      at: IndexPath(row: 0, section: 0),
      animated: false,
      scrollPosition: .none
    )
    world.scene.finishTurn()
    #expect(cell.states.count == 3 && cell.states.last?.isSelected == true)
    #expect(try self.cell(1).states.count == 1)
  }

  @Test("is told to a handler, with the cell and its state (R685)")
  func handler() throws {
    let cell = try cell(2)
    var told: [Bool] = []
    cell.configurationUpdateHandler = { _, state in told.append(state.isHighlighted) }
    world.scene.finishTurn()
    cell.setHighlighted(true, animated: false)
    world.scene.finishTurn()
    #expect(told == [false, true])
  }

  @Test("suits the style of the cell")
  func defaults() {
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil).defaultContentConfiguration()
    #expect(value == .valueCell() && value.prefersSideBySideTextAndSecondaryText)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = header.defaultContentConfiguration()
    #expect(header.contentView.subviews.count == 1)
  }
}
