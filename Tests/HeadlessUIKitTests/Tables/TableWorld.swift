import HeadlessUIKit

/// A screen of 320 × 480 points with one table on it.
///
/// The table's own delegate comes after the one that the world gives every scroll view.
struct TableWorld {
  let world: World
  let table: UITableView
  let listener: TableListener

  init(
    _ listener: TableListener = TableListener(),
    style: UITableView.Style = .plain,
    scale: CGFloat = 2,
    configure: (UITableView) -> Void = { _ in }
  ) {
    let table = UITableView(frame: .zero, style: style)
    self.table = table
    self.listener = listener
    world = World(
      content: .zero,
      bounds: CGSize(width: 320, height: 480),
      scale: scale,
      view: table,
      configure: { _ in configure(table) }
    )
    table.delegate = listener
    table.dataSource = listener
    world.scene.finishTurn()
  }

  var heard: [String] { listener.heard }

  /// Moves the content and shows what is in view there.
  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    world.scene.finishTurn()
  }

  /// Puts a finger down at a height of the screen and lifts it at once.
  func tap(_ y: Double, x: Double = 100) {
    world.touch(.began, x: x, y: y)
    world.wait(20)
    world.lift(y: y, x: x)
    world.wait(20)
  }

  /// Puts a finger down and waits until the row has it.
  func hold(_ y: Double, x: Double = 100, finger: Int = 1) {
    world.touch(.began, x: x, y: y, finger: finger)
    world.wait(200)
  }

  var visibleRows: [Int] { table.indexPathsForVisibleRows?.map(\.row) ?? [] }
}
