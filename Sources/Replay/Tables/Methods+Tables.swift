import HeadlessUIKit
import Traces

extension Methods {
  /// The methods of tables, however their rows come and go.
  static let rows: [Method] = [
    method(.reloadData) { table, _ in table.reloadData() },
    method(.reloadSectionIndexTitles) { table, _ in table.reloadSectionIndexTitles() },
    method(.cellForRowQuery) { table, call in
      if let path = path(call) { _ = table.cellForRow(at: path) }
    },
    method(.selectRow) { table, call in
      table.selectRow(
        at: path(call),
        animated: call.isAnimated,
        scrollPosition: position(call)
      )
    },
    method(.deselectRow) { table, call in
      if let path = path(call) { table.deselectRow(at: path, animated: call.isAnimated) }
    },
    method(.scrollToRow) { table, call in
      guard let path = path(call) else { return }
      table.scrollToRow(at: path, at: position(call), animated: call.isAnimated)
    },
    method(.scrollToNearestSelectedRow) { table, call in
      table.scrollToNearestSelectedRow(at: position(call), animated: call.isAnimated)
    },
    // Of the cell, which the table's own record knows nothing of (R061).
    method(.setSelected) { table, call in
      guard let cell = path(call).flatMap(table.cellForRow) else { return }
      cell.setSelected(call.arguments[.selected]?.bool == true, animated: call.isAnimated)
    },
    Method(name: .completionHandler) { stage, _, call in
      let isPerformed = call.arguments[.actionPerformed]?.bool ?? true
      stage.actors[Int(call.view.place)].part.scripted?.completeAction(isPerformed)
    },
    // Of the controller, where the table has one.
    Method(name: .setEditing) { stage, view, call in
      let editing = call.arguments[.editing]?.bool == true
      if let controller = stage.controller(of: view) {
        controller.setEditing(editing, animated: call.isAnimated)
      } else {
        (view as? UITableView)?.setEditing(editing, animated: call.isAnimated)
      }
    },
  ]

  static func method(
    _ name: Name,
    _ perform: @escaping @MainActor (UITableView, Call) -> Void
  ) -> Method {
    Method(name: name) { _, view, call in
      if let table = view as? UITableView { perform(table, call) }
    }
  }

  /// Returns the row that a call names.
  static func path(_ call: Call) -> IndexPath? {
    call.arguments[.at]?.rowPath.map { IndexPath($0) }
  }

  private static func position(_ call: Call) -> UITableView.ScrollPosition {
    call.arguments[.scrollPosition]?.choice() ?? .none
  }
}
