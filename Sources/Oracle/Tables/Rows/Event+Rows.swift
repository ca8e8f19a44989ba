internal import Traces

extension Event {
  /// True if it is a question that every load asks.
  var isOfLoad: Bool {
    switch family {
    case .counts, .measures, .indexTitles: true
    default: false
    }
  }

  /// True if it belongs to the touch of a row, or to what that selects.
  var isOfPicking: Bool {
    rawValue >= Event.setHighlighted.rawValue && rawValue <= Event.selectionDidChange.rawValue
  }

  /// True if it belongs to a load or to the layout of rows, in the midst of which no update is
  /// established.
  var isOfLayout: Bool {
    rawValue >= Event.numberOfSections.rawValue && rawValue <= Event.setSelected.rawValue
  }

  /// True if it is told while cells are made, placed or put into editing mode, or as the content
  /// scrolls: in the midst of that no update is established either.
  var isMidLayout: Bool {
    switch self {
    case .didScroll, .setEditing, .willTransition, .didTransition: true
    default: isOfLayout || asksAboutEditing
    }
  }
}
