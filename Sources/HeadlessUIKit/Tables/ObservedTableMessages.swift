/// The messages that a data source and a delegate implement, asked once when they are set.
nonisolated struct ObservedTableMessages: OptionSet, Sendable {
  let rawValue: UInt64

  static let numberOfSections = Self(rawValue: 1 << 0)
  static let titleForHeader = Self(rawValue: 1 << 1)
  static let titleForFooter = Self(rawValue: 1 << 2)
  static let sectionIndexTitles = Self(rawValue: 1 << 3)
  static let sectionForSectionIndexTitle = Self(rawValue: 1 << 4)

  static let willDisplayCell = Self(rawValue: 1 << 5)
  static let willDisplayHeader = Self(rawValue: 1 << 6)
  static let willDisplayFooter = Self(rawValue: 1 << 7)
  static let didEndDisplayingCell = Self(rawValue: 1 << 8)
  static let didEndDisplayingHeader = Self(rawValue: 1 << 9)
  static let didEndDisplayingFooter = Self(rawValue: 1 << 10)

  static let heightForRow = Self(rawValue: 1 << 11)
  static let heightForHeader = Self(rawValue: 1 << 12)
  static let heightForFooter = Self(rawValue: 1 << 13)
  static let estimatedHeightForRow = Self(rawValue: 1 << 14)
  static let estimatedHeightForHeader = Self(rawValue: 1 << 15)
  static let estimatedHeightForFooter = Self(rawValue: 1 << 16)
  static let viewForHeader = Self(rawValue: 1 << 17)
  static let viewForFooter = Self(rawValue: 1 << 18)

  static let accessoryButtonTapped = Self(rawValue: 1 << 19)
  static let shouldHighlight = Self(rawValue: 1 << 20)
  static let didHighlight = Self(rawValue: 1 << 21)
  static let didUnhighlight = Self(rawValue: 1 << 22)
  static let willSelect = Self(rawValue: 1 << 23)
  static let willDeselect = Self(rawValue: 1 << 24)
  static let didSelect = Self(rawValue: 1 << 25)
  static let didDeselect = Self(rawValue: 1 << 26)

  static let canEdit = Self(rawValue: 1 << 27)
  static let canMove = Self(rawValue: 1 << 28)
  static let commit = Self(rawValue: 1 << 29)
  static let moveRow = Self(rawValue: 1 << 30)
  static let editingStyle = Self(rawValue: 1 << 31)
  static let confirmationTitle = Self(rawValue: 1 << 32)
  static let shouldIndent = Self(rawValue: 1 << 33)
  static let willBeginEditing = Self(rawValue: 1 << 34)
  static let didEndEditing = Self(rawValue: 1 << 35)
  static let targetOfMove = Self(rawValue: 1 << 36)
  static let trailingActions = Self(rawValue: 1 << 37)
  static let leadingActions = Self(rawValue: 1 << 38)
  static let editActions = Self(rawValue: 1 << 39)

  static let primaryAction = Self(rawValue: 1 << 40)

  private typealias Names = [(message: ObservedTableMessages, name: Selector)]

  private static let dataSourceNames: Names = [
    (.numberOfSections, "numberOfSections(in:)"),
    (.titleForHeader, "tableView(_:titleForHeaderInSection:)"),
    (.titleForFooter, "tableView(_:titleForFooterInSection:)"),
    (.sectionIndexTitles, "sectionIndexTitles(for:)"),
    (.sectionForSectionIndexTitle, "tableView(_:sectionForSectionIndexTitle:at:)"),
    (.canEdit, "tableView(_:canEditRowAt:)"),
    (.canMove, "tableView(_:canMoveRowAt:)"),
    (.commit, "tableView(_:commit:forRowAt:)"),
    (.moveRow, "tableView(_:moveRowAt:to:)"),
  ]

  private static let delegateNames: Names = [
    (.willDisplayCell, "tableView(_:willDisplay:forRowAt:)"),
    (.willDisplayHeader, "tableView(_:willDisplayHeaderView:forSection:)"),
    (.willDisplayFooter, "tableView(_:willDisplayFooterView:forSection:)"),
    (.didEndDisplayingCell, "tableView(_:didEndDisplaying:forRowAt:)"),
    (.didEndDisplayingHeader, "tableView(_:didEndDisplayingHeaderView:forSection:)"),
    (.didEndDisplayingFooter, "tableView(_:didEndDisplayingFooterView:forSection:)"),
    (.heightForRow, "tableView(_:heightForRowAt:)"),
    (.heightForHeader, "tableView(_:heightForHeaderInSection:)"),
    (.heightForFooter, "tableView(_:heightForFooterInSection:)"),
    (.estimatedHeightForRow, "tableView(_:estimatedHeightForRowAt:)"),
    (.estimatedHeightForHeader, "tableView(_:estimatedHeightForHeaderInSection:)"),
    (.estimatedHeightForFooter, "tableView(_:estimatedHeightForFooterInSection:)"),
    (.viewForHeader, "tableView(_:viewForHeaderInSection:)"),
    (.viewForFooter, "tableView(_:viewForFooterInSection:)"),
    (.accessoryButtonTapped, "tableView(_:accessoryButtonTappedForRowWith:)"),
    (.shouldHighlight, "tableView(_:shouldHighlightRowAt:)"),
    (.didHighlight, "tableView(_:didHighlightRowAt:)"),
    (.didUnhighlight, "tableView(_:didUnhighlightRowAt:)"),
    (.willSelect, "tableView(_:willSelectRowAt:)"),
    (.willDeselect, "tableView(_:willDeselectRowAt:)"),
    (.didSelect, "tableView(_:didSelectRowAt:)"),
    (.didDeselect, "tableView(_:didDeselectRowAt:)"),
    (.primaryAction, "tableView(_:performPrimaryActionForRowAt:)"),
    (.editingStyle, "tableView(_:editingStyleForRowAt:)"),
    (.confirmationTitle, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)"),
    (.shouldIndent, "tableView(_:shouldIndentWhileEditingRowAt:)"),
    (.willBeginEditing, "tableView(_:willBeginEditingRowAt:)"),
    (.didEndEditing, "tableView(_:didEndEditingRowAt:)"),
    (.trailingActions, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"),
    (.leadingActions, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)"),
    (.editActions, "tableView(_:editActionsForRowAt:)"),
    (
      .targetOfMove,
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
    ),
  ]

  static let ofDataSource = ObservedTableMessages(dataSourceNames.map(\.message))
  static let ofDelegate = ObservedTableMessages(delegateNames.map(\.message))

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Returns the message of a name; nil: a table always sends it, or it is none of a table's own.
  static func message(_ name: Selector) -> ObservedTableMessages? {
    (dataSourceNames + delegateNames).first { $0.name == name }?.message
  }

  /// Asks a data source what it implements.
  @MainActor init(of dataSource: (any UITableViewDataSource)?) {
    self.init(Self.dataSourceNames, of: dataSource)
  }

  /// Asks a delegate what it implements.
  @MainActor init(of delegate: (any UITableViewDelegate)?) {
    self.init(Self.delegateNames, of: delegate)
  }

  @MainActor private init(_ names: Names, of object: (any OptionalMethods)?) {
    self = []
    guard let object else { return }
    for (message, name) in names where object.responds(to: name) { insert(message) }
  }
}

extension UITableView {
  /// Returns true if the table has learnt that delegate and data source do not implement a method.
  ///
  /// - Parameter selector: the method's full name.
  /// - Returns: true where a default implementation said so, or `responds(to:)` did.
  package func leavesOut(_ selector: Selector) -> Bool {
    ObservedTableMessages.message(selector).map { !observedByTable.contains($0) } ?? false
  }
}
