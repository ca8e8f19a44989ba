internal import Traces

/// Faults in editing mode.
extension Operators {
  static let modes: [Context] = [
    Context(
      ["R130"],
      "a cell is not told of editing mode",
      .setEditing,
      needs: .touches,
      edit: \.dropped
    ) {
      $0.isOfEditingCall && $0.changesEditing
    },
    Context(
      ["R130"],
      "a cell is told the contrary of editing mode",
      .setEditing,
      edit: { site in site.saying(.editing, .bool(site[.editing]?.bool != true)) }
    ) { $0.isOfEditingCall && $0.changesEditing },
    Context(
      ["R130"],
      "a cell is told of editing mode animated, or not, unlike the table",
      .setEditing,
      edit: { site in site.saying(.animated, .bool(site[.animated]?.bool != true)) }
    ) { $0.isOfEditingCall && $0.changesEditing },
    Context(
      ["R130"],
      "a cell is told of editing mode when rows have been asked about",
      .setEditing,
      needs: .arguments,
      edit: { $0.swapped(with: $0.later(.canEditRow)) }
    ) { $0.isOfEditingCall && $0.changesEditing && $0.later(.canEditRow) != nil },
    Context(
      ["R130"],
      "it is not asked how a row is edited",
      .editingStyleForRow,
      needs: .touches,
      edit: \.dropped
    ) {
      $0.isOfEditingCall && $0.changesEditing
    },
    Context(
      ["R131"],
      "it is not asked whether a row is edited",
      .canEditRow,
      needs: .arguments,
      edit: \.dropped
    ) {
      $0.isOfEditingCall && $0.changesEditing
    },
    Context(
      ["R131"],
      "it is asked how a row is edited before it is asked whether",
      .canEditRow,
      needs: .arguments,
      edit: { $0.swapped(with: $0.later(.editingStyleForRow)) }
    ) { site in
      site.isOfEditingCall && site.changesEditing
        && site.later(.editingStyleForRow)?.row == site.row
    },
    Context(
      ["R149"],
      "editing mode begins, and a row stays selected",
      at: .final,
      edit: { $0.showingSelected { _ in [RowPath(section: 0, row: 0)] } }
    ) {
      $0.isOfTable && $0.callBeforeRest?.name == .setEditing && $0.table.selectedRows == []
        && $0.changesEditing
    },
    Context(
      ["R130", "R139"],
      "a table is not in editing mode at rest, though code has put it there",
      at: .final,
      edit: { $0.flipping(.isEditing) }
    ) { $0.isOfTable && $0.isEditedByCode && $0.state[.isEditing] == true },
  ]

  static let controls: [Context] = [
    Context(["R133"], "a row shows a control that may not be edited", .canEditRow, edit: \.denied) {
      site in
      site.isOfEditingCall && site.showsControl
    },
    Context(
      ["R134"],
      "a row of no style shows a control",
      .editingStyleForRow,
      edit: { $0.answeringStyle("none") }
    ) { $0.isOfEditingCall && $0.showsControl },
    Context(
      ["R132"],
      "a row that may be edited shows no control",
      .willTransition,
      needs: .touches,
      edit: { site in
        site.dropped + (site.later(.didTransition)?.dropped ?? [])
      }
    ) {
      $0.isOfEditingCall && $0.changesEditing && $0.shownStates == ["showingEditControl"]
        && $0.hears(.canEditRow)
    },
  ]
}

extension Site {
  /// True if the row that it asks about shows a control next.
  fileprivate var showsControl: Bool {
    guard let row else { return false }
    let isOther = { (site: Site) in
      (site.name == .canEditRow || site.name == .editingStyleForRow) && site.row != row
    }
    return restOfTurn.prefix { !isOther($0) }.contains {
      $0.name == .willTransition && $0.shownStates.contains("showingEditControl")
    }
  }
}
