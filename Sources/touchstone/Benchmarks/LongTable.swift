import Foundation
import HeadlessUIKit

/// A screen with one table of very many rows on it, and nobody who listens.
@MainActor
final class LongTable {
  /// The number of rows.
  nonisolated static let count = 10_000_000

  let table: UITableView
  private let scene: UIWindowScene
  private let rows: LongRows
  private let window: UIWindow

  /// The number of cells that were asked for.
  var shownRows: Int { rows.shown }

  /// Loads a table and shows its first rows.
  ///
  /// - Parameter rows: who answers what is in it.
  init(_ rows: LongRows) {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    scene = UIWindowScene(
      screen: UIScreen(bounds: bounds, scale: 2, maximumFramesPerSecond: 60)
    )
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    table = UITableView(frame: bounds, style: .plain)
    self.rows = rows
    table.rowHeight = LongRows.height
    table.estimatedRowHeight = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: LongRows.identifier)
    window.addSubview(table)
    table.delegate = rows as? any UITableViewDelegate
    table.dataSource = rows
    scene.finishTurn()
  }

  /// Moves the content by row after row, and shows what is in view there each time.
  ///
  /// The table's world is the current one all the while, as it is while a trace is played.
  func scroll(byRows count: Int, from y: inout CGFloat) {
    scene.perform {
      for _ in 0..<count {
        y += LongRows.height
        table.contentOffset = CGPoint(x: 0, y: y)
        scene.finishTurn()
      }
    }
  }
}

/// The data of a long table: its rows are all of one height.
class LongRows: UITableViewDataSource {
  /// The height of a row.
  static let height = 44.0
  /// The identifier of all cells.
  static let identifier = "row"

  private(set) var shown = 0

  func numberOfSections(in tableView: UITableView) -> Int { 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    LongTable.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    shown += 1
    return tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
  }
}

/// The same with heights that the delegate is asked for, row by row.
final class LongRowsOfManyHeights: LongRows, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Double(indexPath.row % 5 + 30)
  }
}
