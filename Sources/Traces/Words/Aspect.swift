/// Something of a view that a call may change.
///
/// The list is exhaustive: each part of the oracle says by a `switch` which of them concern it, so that a new
/// aspect does not compile before each has said so.
package enum Aspect: UInt8, CaseIterable, Sendable {
  // The place and size of the content.

  /// The offset, which the call names.
  case offset
  /// The offset, so that a rectangle comes into view.
  case rectangle
  /// The offset, so that a row comes into view.
  case row
  /// The offset of whichever view the status bar belongs to.
  case toTop
  /// The scale.
  case zoom
  /// Between which scales the view zooms.
  case zoomLimits
  /// The size of the content.
  case contentSize
  /// The size of the view, and where it stands.
  case bounds
  /// The place of content that is smaller than the view.
  case alignment
  /// An inset, or whether the safe area counts as one.
  case insets

  // The motion of the content.

  /// A motion that is under way, which ends.
  case motion
  /// The setting that lets content go beyond its edges.
  case bouncing
  /// The way in which the content moves from now on.
  case manner
  /// The time at which content gets its touches, the keyboard's way out, or the view that the status bar means: never
  /// the motion of the content.
  case fingers
  /// A refresh, or whether there can be one.
  case refresh

  // The contents of the view.

  /// The presence of the view in its window.
  case hierarchy
  /// A layout that was due later and is done now.
  case layout
  /// All rows, which are loaded anew.
  case load
  /// Rows or sections that come, go, move or load anew.
  case rows
  /// A block of updates, which begins or ends.
  case updates
  /// The answers that the data source will give.
  case data
  /// The source of the cells.
  case cells
  /// The content of visible cells.
  case cellContent
  /// The heights of rows, headers and footers that are the table's own.
  case heights
  /// The heights that the table counts with at first, or adds.
  case estimates
  /// Nothing, but a table that has something to load may do it first.
  case query
  /// The preparation of rows ahead of time.
  case prefetching
  /// The section index.
  case index

  // Selection, editing and typing.

  /// The selected rows.
  case selection
  /// The rows that may be selected, and the look of a selection.
  case picking
  /// The look of a cell.
  case looks
  /// The rows that are edited, and the permission to edit any.
  case editing
  /// The view that is typed into.
  case focus
  /// Text, and how it is typed.
  case text

  // Touches, and the messages of controls.

  /// The settings by which fingers find the view.
  case touches
  /// The conditions that a gesture recognizer waits for.
  case recognizers
  /// A control's value, or between which values it is.
  case value
  /// The way in which a control treats touches and events.
  case control

  // Screens and pages.

  /// The screen that a navigation shows.
  case screens
  /// The screens that stand above another.
  case presentation
  /// The size of the window.
  case screenSize
  /// A bar, below which content begins.
  case bars
  /// The settings for a screen that comes and goes.
  case screenSettings
  /// A web view's page.
  case page

  // The appearance.

  /// Nothing by itself: a block of animations begins, or an animator is steered.
  case blocks
  /// The place at which an animator leaves a view that it moved.
  case animatedPlaces
  /// The opacity of the view, which decides if fingers find it.
  case alpha
  /// The drawing, tile by tile.
  case drawing
  /// The look alone, and nothing else.
  case appearance
}

/// The aspects of a view that a call may change.
///
/// Arguments may make it less: a call for the offset that holds moves nothing.
package struct Changes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A change of one aspect.
  package init(_ aspect: Aspect) { self.init(rawValue: 1 << UInt64(aspect.rawValue)) }

  /// The changes of all aspects for which something holds.
  package init(where isMeant: (Aspect) -> Bool) {
    self = Aspect.allCases.reduce(into: []) { if isMeant($1) { $0.insert(Changes($1)) } }
  }

  package static let offset = Changes(.offset)
  package static let rectangle = Changes(.rectangle)
  package static let row = Changes(.row)
  package static let toTop = Changes(.toTop)
  package static let zoom = Changes(.zoom)
  package static let zoomLimits = Changes(.zoomLimits)
  package static let contentSize = Changes(.contentSize)
  package static let bounds = Changes(.bounds)
  package static let alignment = Changes(.alignment)
  package static let insets = Changes(.insets)
  package static let motion = Changes(.motion)
  package static let bouncing = Changes(.bouncing)
  package static let manner = Changes(.manner)
  package static let fingers = Changes(.fingers)
  package static let refresh = Changes(.refresh)
  package static let hierarchy = Changes(.hierarchy)
  package static let layout = Changes(.layout)
  package static let load = Changes(.load)
  package static let rows = Changes(.rows)
  package static let updates = Changes(.updates)
  package static let data = Changes(.data)
  package static let cells = Changes(.cells)
  package static let cellContent = Changes(.cellContent)
  package static let heights = Changes(.heights)
  package static let estimates = Changes(.estimates)
  package static let query = Changes(.query)
  package static let prefetching = Changes(.prefetching)
  package static let index = Changes(.index)
  package static let selection = Changes(.selection)
  package static let picking = Changes(.picking)
  package static let looks = Changes(.looks)
  package static let editing = Changes(.editing)
  package static let focus = Changes(.focus)
  package static let text = Changes(.text)
  package static let touches = Changes(.touches)
  package static let recognizers = Changes(.recognizers)
  package static let value = Changes(.value)
  package static let control = Changes(.control)
  package static let screens = Changes(.screens)
  package static let presentation = Changes(.presentation)
  package static let screenSize = Changes(.screenSize)
  package static let bars = Changes(.bars)
  package static let screenSettings = Changes(.screenSettings)
  package static let page = Changes(.page)
  package static let blocks = Changes(.blocks)
  package static let animatedPlaces = Changes(.animatedPlaces)
  package static let alpha = Changes(.alpha)
  package static let drawing = Changes(.drawing)
  package static let appearance = Changes(.appearance)

  /// It belongs to an update of rows.
  package static let ofUpdates: Changes = [.rows, .updates]
  /// The size of the view, or of its content.
  package static let sizes: Changes = [.contentSize, .bounds]
  /// The rows are laid out, or loaded to be.
  package static let layouts: Changes = [.layout, .load]
}

extension Name {
  /// The aspects that a call of the name may change.
  package var changes: Changes { Vocabulary.changes(of: self) }
}

extension Call {
  /// The aspects of its view that it may change.
  package var changes: Changes { name.changes }

  /// Returns true if it may change one of some aspects.
  package func may(change aspects: Changes) -> Bool { !changes.isDisjoint(with: aspects) }
}
