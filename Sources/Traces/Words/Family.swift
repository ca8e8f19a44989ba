/// The families of messages: those of one have the same causes.
package enum Family: UInt8, CaseIterable, Sendable {
  // The messages of a scroll view.

  /// The content has moved.
  case scroll
  case drag, glide
  /// An animated scroll, or one to the top, ends.
  case scrollEnd
  /// The question whether to scroll to the top.
  case toTop
  case inset
  /// The question which view zooms, which may come at any time.
  case zoomedView
  case zoom, refresh, keyboardShow, keyboardHide

  // The questions and messages of a table.

  /// The numbers of rows and sections.
  case counts
  /// Heights and titles.
  case measures
  /// The views of headers and footers.
  case edgeViews
  case cells, indexTitles, indexSections
  /// Rows and headers come into view, go out of it, or may come.
  case display
  /// A cell is put into use again.
  case reuse
  /// A cell is made to look touched or selected.
  case cellLooks
  case highlight, selection
  /// The other effects of a tap on a row.
  case picks
  case selectionChange, tap
  /// A row is edited, moved or committed.
  case editing
  /// The row that another may move to.
  case moveTarget
  case editingQuestions
  /// A cell changes for editing.
  case cellEditing

  // The messages of controllers and pages.

  case viewLoad, appearance
  /// A view is laid out, which may come at any time.
  case screenLayout
  case screenSize, navigation, presentation
  /// The question whether a sheet may go, which may come at any time.
  case dismissalQuestion
  case segue, alert, pageStart, pageEnd

  // The messages of touches, text and the rest.

  case touches, text, textView, form, action, gesture
  /// A block of animations runs, or ends.
  case block
  /// An animator's block runs, or its end is told.
  case animator
  /// A tile is drawn, which may come at any time.
  case drawing
  /// A sample application does something by itself.
  case application

  /// All that a load asks.
  package static let loads: [Family] = [.counts, .cells] + ofData + [.indexSections]
  /// The questions of a load about its data and heights, besides the counts.
  package static let ofData: [Family] = [.measures, .indexTitles, .edgeViews]
}
