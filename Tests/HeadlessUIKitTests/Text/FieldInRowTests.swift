import Foundation
import HeadlessUIKit
import Testing

@Suite("A field in a row")
struct FieldInRowTests {
  /// Three rows with a field in each, whose delegate reloads the table as it is asked.
  private final class Rows: UITableViewController, UITextFieldDelegate {
    var reloads = false
    var began: [Int?] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      field.delegate = self
      cell.contentView.addSubview(field)
      return cell
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      if reloads { tableView.reloadData() }
      return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      let cell = textField.superview?.superview as? UITableViewCell
      began.append(cell.flatMap { tableView.indexPath(for: $0)?.row })
    }
  }

  private let world = World(bounds: CGSize(width: 320, height: 480))
  private let rows = Rows(style: .plain)

  init() {
    world.window.rootViewController = rows
    world.scene.finishTurn()
  }

  private func field(_ row: Int) throws -> UIView {
    let cell = rows.tableView.cellForRow(at: IndexPath(row: row, section: 0))
    return try #require(cell?.contentView.subviews.first)
  }

  @Test("whose cell a reload takes away as it is asked does not begin (R588)")
  func reloaded() throws {
    rows.reloads = true
    #expect(try !field(1).becomeFirstResponder())
    world.scene.finishTurn()
    #expect(rows.began == [] && world.scene.keyboardResponder == nil)
    rows.reloads = false
    #expect(try field(1).becomeFirstResponder())
    #expect(rows.began == [1])
  }
}
