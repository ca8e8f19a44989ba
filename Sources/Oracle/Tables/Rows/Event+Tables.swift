internal import Traces

extension Event {
  /// True if a table that was just set up may say this first: that it asks about its data.
  var beginsLoad: Bool {
    rawValue >= Event.numberOfSections.rawValue && rawValue <= Event.viewForFooter.rawValue
  }

  /// The name of a table's message.
  var tableName: Name? {
    switch self {
    case .numberOfSections: .numberOfSections
    case .numberOfRows: .numberOfRows
    case .cellForRow: .cellForRow
    case .titleForHeader: .titleForHeader
    case .titleForFooter: .titleForFooter
    case .sectionIndexTitles: .askForSectionIndexTitles
    case .sectionForSectionIndexTitle: .sectionForSectionIndexTitle
    case .heightForRow: .heightForRow
    case .heightForHeader: .heightForHeader
    case .heightForFooter: .heightForFooter
    case .estimatedHeightForRow: .estimatedHeightForRow
    case .estimatedHeightForHeader: .estimatedHeightForHeader
    case .estimatedHeightForFooter: .estimatedHeightForFooter
    case .viewForHeader: .viewForHeader
    case .viewForFooter: .viewForFooter
    case .willDisplayCell: .willDisplayCell
    case .willDisplayHeader: .willDisplayHeader
    case .willDisplayFooter: .willDisplayFooter
    case .didEndDisplayingCell: .didEndDisplayingCell
    case .didEndDisplayingHeader: .didEndDisplayingHeader
    case .didEndDisplayingFooter: .didEndDisplayingFooter
    case .prefetchRows: .prefetchRows
    case .cancelPrefetching: .cancelPrefetching
    case .prepareForReuse: .prepareForReuse
    case .setHighlighted: .setHighlighted
    case .setSelected: .setSelected
    case .shouldHighlightRow: .shouldHighlightRow
    case .didHighlightRow: .didHighlightRow
    case .didUnhighlightRow: .didUnhighlightRow
    case .willSelectRow: .willSelectRow
    case .didSelectRow: .didSelectRow
    case .willDeselectRow: .willDeselectRow
    case .didDeselectRow: .didDeselectRow
    case .performPrimaryAction: .performPrimaryAction
    case .accessoryButtonTapped: .accessoryButtonTapped
    case .selectionDidChange: .selectionDidChange
    case .tapped: .tapped
    default: nil
    }
  }
}
