import Foundation
import HeadlessUIKit
import Testing

/// A number in a circle, as an application makes a configuration of its own.
nonisolated private struct BadgeConfiguration: UIContentConfiguration {
  var number = 0
  var isStrong = false

  @MainActor func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    var configuration = self
    configuration.isStrong = (state as? UICellConfigurationState)?.isSelected ?? false
    return configuration
  }
}

private final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var shown: BadgeConfiguration? { configuration as? BadgeConfiguration }
}

@Suite("A cell")
struct CellStateTests {
  /// A cell that notes which states it goes to.
  private final class Cell: UITableViewCell {
    var states: [UInt] = []

    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      states.append(state.rawValue)
    }
  }

  private let listener = TableListener(rows: [3])
  private let world: TableWorld
  private let cell: Cell

  init() throws {
    listener.implemented.insert(TableListener.commits)
    listener.cell = { _, _ in Cell(style: .default, reuseIdentifier: nil) }
    world = TableWorld(listener) { $0.rowHeight = 44 }
    cell = try #require(world.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Cell)
  }

  @Test("shows what a configuration of an application's own says, and updates it with its state")
  func ownConfiguration() throws {
    cell.contentConfiguration = BadgeConfiguration(number: 3)
    let view = try #require(cell.contentView.subviews.first as? BadgeView)
    #expect(view.shown?.number == 3)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    world.tap(66)
    #expect(cell.configurationState.isSelected)
    #expect(view.shown?.isStrong == true)
    cell.automaticallyUpdatesContentConfiguration = false
    world.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    world.world.scene.finishTurn()
    #expect(!cell.configurationState.isSelected && view.shown?.isStrong == true)
  }

  @Test("calls its handler with its state")
  func handler() {
    var selected: [Bool] = []
    let handler: UITableViewCell.ConfigurationUpdateHandler = { _, state in
      selected.append(state.isSelected)
    }
    cell.configurationUpdateHandler = handler
    world.world.scene.finishTurn()
    world.tap(66)
    #expect(selected.first == false && selected.last == true)
  }

  @Test("keeps its words away from the edges and from a picture as its configuration says")
  func margins() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    content.image = UIImage(named: "dot", size: CGSize(width: 10, height: 10))
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4,
      leading: 20,
      bottom: 4,
      trailing: 6
    )
    content.imageToTextPadding = 5
    cell.contentConfiguration = content
    world.world.scene.finishTurn()
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    let label = try #require(view.subviews.first { ($0 as? UILabel)?.text == "Row" })
    #expect(label.frame == CGRect(x: 35, y: 4, width: 279, height: 36))
    #expect(content.makeContentView() is UIListContentView)
  }

  @Test("has another accessory while it is edited, and is told before each state")
  func editing() {
    let (mark, handle) = (UIView(frame: .zero), UIView(frame: .zero))
    mark.bounds.size = CGSize(width: 30, height: 20)
    handle.bounds.size = CGSize(width: 50, height: 20)
    cell.accessoryView = mark
    cell.editingAccessoryView = handle
    cell.editingAccessoryType = .detailButton
    #expect(mark.superview === cell && handle.superview == nil)
    world.table.setEditing(true, animated: false)
    #expect(handle.superview === cell && mark.superview == nil)
    #expect(cell.states == [1])
    let indented = cell.contentView.frame.minX
    #expect(cell.shouldIndentWhileEditing && indented > 0)
    world.table.setEditing(false, animated: false)
    #expect(mark.superview === cell && handle.superview == nil)
    #expect(cell.contentView.frame.minX == 0 && cell.states == [1, 0])
  }
}

@Suite("A table's estimates and changes")
struct TableChangeTests {
  @Test("of footers that nobody gives take no room")
  func footers() {
    let world = TableWorld(TableListener(rows: [2])) {
      $0.rowHeight = 50
      $0.sectionFooterHeight = 30
      $0.estimatedSectionFooterHeight = 20
    }
    #expect(world.table.contentSize.height == 100)
  }

  @Test(
    "may be animated in any way",
    arguments: [UITableView.RowAnimation.fade, .none, .automatic]
  )
  func animations(_ animation: UITableView.RowAnimation) {
    let listener = TableListener(rows: [3])
    let world = TableWorld(listener)
    listener.rows = [2]
    world.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animation)
    #expect(world.table.numberOfRows(inSection: 0) == 2)
  }

  @Test("are a snapshot's, with what it has shown anew, and are told when they are done")
  func snapshots() {
    let world = TableWorld(TableListener(rows: []))
    var made: [Int] = []
    let provider: UITableViewDiffableDataSource<String, Int>.CellProvider = { _, _, item in
      made.append(item)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let source = UITableViewDiffableDataSource<String, Int>(
      tableView: world.table,
      cellProvider: provider
    )
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A"])
    snapshot.appendItems([1, 2])
    var completions = 0
    source.apply(snapshot, animatingDifferences: false) { completions += 1 }
    world.world.settle()
    #expect(completions == 1 && made == [1, 2])
    snapshot.reloadItems([2])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    source.apply(snapshot, animatingDifferences: true)
    world.world.settle()
    #expect(made == [1, 2, 2])
    snapshot = source.snapshot()
    snapshot.reloadSections(["A"])
    #expect(snapshot.reloadedSectionIdentifiers == ["A"])
  }

  @Test("are what an action's handler makes")
  func handlers() {
    var done: [Bool] = []
    let handler: UIContextualAction.Handler = { _, _, completion in completion(true) }
    let action = UIContextualAction(style: .normal, title: "Do", handler: handler)
    action.handler(action, UIView(frame: .zero)) { done.append($0) }
    #expect(done == [true])
  }
}
