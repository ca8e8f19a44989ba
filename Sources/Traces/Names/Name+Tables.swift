extension Name {
  // What a table asks about its data.

  /// `numberOfSections(in:)`.
  public static let numberOfSections = Name("numberOfSections(in:)")
  /// `tableView(_:numberOfRowsInSection:)`.
  public static let numberOfRows = Name("tableView(_:numberOfRowsInSection:)")
  /// `tableView(_:cellForRowAt:)`.
  public static let cellForRow = Name("tableView(_:cellForRowAt:)")
  /// `tableView(_:titleForHeaderInSection:)`.
  public static let titleForHeader = Name("tableView(_:titleForHeaderInSection:)")
  /// `tableView(_:titleForFooterInSection:)`.
  public static let titleForFooter = Name("tableView(_:titleForFooterInSection:)")
  /// `sectionIndexTitles(for:)`.
  public static let askForSectionIndexTitles = Name("sectionIndexTitles(for:)")
  /// `tableView(_:sectionForSectionIndexTitle:at:)`.
  public static let sectionForSectionIndexTitle = Name(
    "tableView(_:sectionForSectionIndexTitle:at:)"
  )

  // What it tells about rows that may come into view.

  /// `tableView(_:prefetchRowsAt:)`.
  public static let prefetchRows = Name("tableView(_:prefetchRowsAt:)")
  /// `tableView(_:cancelPrefetchingForRowsAt:)`.
  public static let cancelPrefetching = Name("tableView(_:cancelPrefetchingForRowsAt:)")

  // What it asks about heights and views.

  /// `tableView(_:heightForRowAt:)`.
  public static let heightForRow = Name("tableView(_:heightForRowAt:)")
  /// `tableView(_:heightForHeaderInSection:)`.
  public static let heightForHeader = Name("tableView(_:heightForHeaderInSection:)")
  /// `tableView(_:heightForFooterInSection:)`.
  public static let heightForFooter = Name("tableView(_:heightForFooterInSection:)")
  /// `tableView(_:estimatedHeightForRowAt:)`.
  public static let estimatedHeightForRow = Name("tableView(_:estimatedHeightForRowAt:)")
  /// `tableView(_:estimatedHeightForHeaderInSection:)`.
  public static let estimatedHeightForHeader = Name(
    "tableView(_:estimatedHeightForHeaderInSection:)"
  )
  /// `tableView(_:estimatedHeightForFooterInSection:)`.
  public static let estimatedHeightForFooter = Name(
    "tableView(_:estimatedHeightForFooterInSection:)"
  )
  /// `tableView(_:viewForHeaderInSection:)`.
  public static let viewForHeader = Name("tableView(_:viewForHeaderInSection:)")
  /// `tableView(_:viewForFooterInSection:)`.
  public static let viewForFooter = Name("tableView(_:viewForFooterInSection:)")

  // What it tells about display.

  /// `tableView(_:willDisplay:forRowAt:)`.
  public static let willDisplayCell = Name("tableView(_:willDisplay:forRowAt:)")
  /// `tableView(_:willDisplayHeaderView:forSection:)`.
  public static let willDisplayHeader = Name("tableView(_:willDisplayHeaderView:forSection:)")
  /// `tableView(_:willDisplayFooterView:forSection:)`.
  public static let willDisplayFooter = Name("tableView(_:willDisplayFooterView:forSection:)")
  /// `tableView(_:didEndDisplaying:forRowAt:)`.
  public static let didEndDisplayingCell = Name("tableView(_:didEndDisplaying:forRowAt:)")
  /// `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  public static let didEndDisplayingHeader = Name(
    "tableView(_:didEndDisplayingHeaderView:forSection:)"
  )
  /// `tableView(_:didEndDisplayingFooterView:forSection:)`.
  public static let didEndDisplayingFooter = Name(
    "tableView(_:didEndDisplayingFooterView:forSection:)"
  )

  // What it asks and tells about touches and selection.

  /// `tableView(_:shouldHighlightRowAt:)`.
  public static let shouldHighlightRow = Name("tableView(_:shouldHighlightRowAt:)")
  /// `tableView(_:didHighlightRowAt:)`.
  public static let didHighlightRow = Name("tableView(_:didHighlightRowAt:)")
  /// `tableView(_:didUnhighlightRowAt:)`.
  public static let didUnhighlightRow = Name("tableView(_:didUnhighlightRowAt:)")
  /// `tableView(_:willSelectRowAt:)`.
  public static let willSelectRow = Name("tableView(_:willSelectRowAt:)")
  /// `tableView(_:didSelectRowAt:)`.
  public static let didSelectRow = Name("tableView(_:didSelectRowAt:)")
  /// `tableView(_:willDeselectRowAt:)`.
  public static let willDeselectRow = Name("tableView(_:willDeselectRowAt:)")
  /// `tableView(_:didDeselectRowAt:)`.
  public static let didDeselectRow = Name("tableView(_:didDeselectRowAt:)")
  /// `tableView(_:performPrimaryActionForRowAt:)`.
  public static let performPrimaryAction = Name("tableView(_:performPrimaryActionForRowAt:)")
  /// `tableView(_:accessoryButtonTappedForRowWith:)`.
  public static let accessoryButtonTapped = Name(
    "tableView(_:accessoryButtonTappedForRowWith:)"
  )
  /// `selectionDidChange(_:)`, a notification.
  public static let selectionDidChange = Name("selectionDidChange(_:)")

  // What is done to cells, and a tap.

  /// `prepareForReuse()`.
  public static let prepareForReuse = Name("prepareForReuse()")
  /// `setHighlighted(_:animated:)`.
  public static let setHighlighted = Name("setHighlighted(_:animated:)")
  /// `setSelected(_:animated:)`, a message to a cell and a call.
  public static let setSelected = Name("setSelected(_:animated:)")
  /// `tapped(_:)`, a tap recognizer's action.
  public static let tapped = Name("tapped(_:)")
}

extension Name {
  // Calls.

  /// `reloadData()`.
  public static let reloadData = Name("reloadData()")
  /// `reloadSectionIndexTitles()`.
  public static let reloadSectionIndexTitles = Name("reloadSectionIndexTitles()")
  /// `cellForRow(at:)`, the table's own answer.
  public static let cellForRowQuery = Name("cellForRow(at:)")
  /// `selectRow(at:animated:scrollPosition:)`.
  public static let selectRow = Name("selectRow(at:animated:scrollPosition:)")
  /// `deselectRow(at:animated:)`.
  public static let deselectRow = Name("deselectRow(at:animated:)")
  /// `scrollToRow(at:at:animated:)`.
  public static let scrollToRow = Name("scrollToRow(at:at:animated:)")
  /// `scrollToNearestSelectedRow(at:animated:)`.
  public static let scrollToNearestSelectedRow = Name("scrollToNearestSelectedRow(at:animated:)")
  /// `setEditing(_:animated:)`.
  public static let setEditing = Name("setEditing(_:animated:)")

  // Properties, as config, call or state.

  /// `accessoryTypes`.
  public static let accessoryTypes = Name("accessoryTypes")
  /// `allowsMultipleSelection`.
  public static let allowsMultipleSelection = Name("allowsMultipleSelection")
  /// `allowsSelection`.
  public static let allowsSelection = Name("allowsSelection")
  /// `cancelsTouchesInView`.
  public static let cancelsTouchesInView = Name("cancelsTouchesInView")
  /// `isPrefetchingEnabled`.
  public static let isPrefetchingEnabled = Name("isPrefetchingEnabled")
  /// `dequeues`.
  public static let dequeues = Name("dequeues")
  /// `estimatedRowHeight`.
  public static let estimatedRowHeight = Name("estimatedRowHeight")
  /// `estimatedSectionFooterHeight`.
  public static let estimatedSectionFooterHeight = Name("estimatedSectionFooterHeight")
  /// `estimatedSectionHeaderHeight`.
  public static let estimatedSectionHeaderHeight = Name("estimatedSectionHeaderHeight")
  /// `footers`.
  public static let footers = Name("footers")
  /// `headers`.
  public static let headers = Name("headers")
  /// `identifiers`.
  public static let identifiers = Name("identifiers")
  /// `indexPathsForSelectedRows`.
  public static let indexPathsForSelectedRows = Name("indexPathsForSelectedRows")
  /// `numberOfTapsRequired`.
  public static let numberOfTapsRequired = Name("numberOfTapsRequired")
  /// `numberOfTouchesRequired`.
  public static let numberOfTouchesRequired = Name("numberOfTouchesRequired")
  /// `prefetchDataSource`.
  public static let prefetchDataSource = Name("prefetchDataSource")
  /// `registers`.
  public static let registers = Name("registers")
  /// `rowHeight`.
  public static let rowHeight = Name("rowHeight")
  /// `rowHeights`.
  public static let rowHeights = Name("rowHeights")
  /// `sectionFooterHeight`.
  public static let sectionFooterHeight = Name("sectionFooterHeight")
  /// `sectionHeaderHeight`.
  public static let sectionHeaderHeight = Name("sectionHeaderHeight")
  /// `sectionIndexTitles`.
  public static let sectionIndexTitles = Name("sectionIndexTitles")
  /// `sections`.
  public static let sections = Name("sections")
  /// `selectionStyle`.
  public static let selectionStyle = Name("selectionStyle")
  /// `style`.
  public static let style = Name("style")
  /// `tableFooterView`.
  public static let tableFooterView = Name("tableFooterView")
  /// `tableHeaderView`.
  public static let tableHeaderView = Name("tableHeaderView")
  /// `tapRecognizer`.
  public static let tapRecognizer = Name("tapRecognizer")
  /// `visibleRows`.
  public static let visibleRows = Name("visibleRows")

  // Labels of arguments.

  /// `accessoryButtonTappedForRowWith`.
  public static let accessoryButtonTappedForRowWith = Name("accessoryButtonTappedForRowWith")
  /// `at`.
  public static let at = Name("at")
  /// `cancelPrefetchingForRowsAt`.
  public static let cancelPrefetchingForRowsAt = Name("cancelPrefetchingForRowsAt")
  /// `cell`.
  public static let cell = Name("cell")
  /// `cellForRowAt`.
  public static let cellForRowAt = Name("cellForRowAt")
  /// `didEndDisplaying`.
  public static let didEndDisplaying = Name("didEndDisplaying")
  /// `forRowAt`.
  public static let forRowAt = Name("forRowAt")
  /// `forSection`.
  public static let forSection = Name("forSection")
  /// `highlighted`.
  public static let highlighted = Name("highlighted")
  /// `location`.
  public static let location = Name("location")
  /// `numberOfRowsInSection`.
  public static let numberOfRowsInSection = Name("numberOfRowsInSection")
  /// `prefetchRowsAt`.
  public static let prefetchRowsAt = Name("prefetchRowsAt")
  /// `scrollPosition`.
  public static let scrollPosition = Name("scrollPosition")
  /// `selected`.
  public static let selected = Name("selected")
  /// `willDisplay`.
  public static let willDisplay = Name("willDisplay")
}
