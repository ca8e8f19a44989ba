/// Something of a view that a call may change.
///
/// The list is exhaustive: each part of the oracle says by a `switch` which of them concern it, so that a new
/// aspect does not compile before each has said so.
package enum Aspect: UInt8, CaseIterable, Sendable {
  // Where the content is, and how large.

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
  /// Where content stands that is smaller than the view.
  case alignment
  /// An inset, or whether the safe area counts as one.
  case insets

  // How it moves.

  /// A motion that is under way, which ends.
  case motion
  /// Whether content goes beyond its edges.
  case bouncing
  /// How fingers move the content from now on.
  case manner
  /// A refresh, or whether there can be one.
  case refresh

  // What stands in it.

  /// Whether the view stands in its window at all.
  case hierarchy
  /// What is laid out late, and now at once.
  case layout
  /// All rows, which are loaded anew.
  case load
  /// Rows or sections that come, go, move or load anew.
  case rows
  /// A block of updates, which begins or ends.
  case updates
  /// What the data source will answer.
  case data
  /// Where cells come from.
  case cells
  /// What visible cells show.
  case cellContent
  /// The heights of rows, headers and footers that are the table's own.
  case heights
  /// The heights that the table counts with at first, or adds.
  case estimates
  /// Nothing, but a table that has something to load may do it first.
  case query
  /// Whether rows are made ready ahead of time.
  case prefetching
  /// The section index.
  case index

  // What is selected, edited and typed.

  /// Which rows are selected.
  case selection
  /// What may be selected, and how it shows.
  case picking
  /// How a cell looks.
  case looks
  /// Which rows are edited, and whether any may be.
  case editing
  /// Who is typed into.
  case focus
  /// Text, and how it is typed.
  case text

  // Who takes touches, and what controls say.

  /// Whether fingers find the view.
  case touches
  /// What a gesture recognizer waits for.
  case recognizers
  /// A control's value, or between which values it is.
  case value
  /// What a control does with touches and events.
  case control

  // Screens and pages.

  /// Which screen a navigation shows.
  case screens
  /// Which screens stand above another.
  case presentation
  /// The size of the window.
  case screenSize
  /// A bar, below which content begins.
  case bars
  /// What a screen will do as it comes and goes.
  case screenSettings
  /// A web view's page.
  case page

  // What is seen.

  /// Nothing by itself: a block of animations begins, or an animator is steered.
  case blocks
  /// Where an animator leaves what it moved.
  case animatedPlaces
  /// How opaque the view is, and so whether fingers find it.
  case alpha
  /// What is drawn, tile by tile.
  case drawing
  /// What is seen and nothing else.
  case appearance
}

/// What a call may change of a view.
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
  /// What a call of the name may change.
  package var changes: Changes { Vocabulary.changes(of: self) }
}

extension Call {
  /// What it may change of its view.
  package var changes: Changes { name.changes }

  /// Returns true if it may change one of some aspects.
  package func may(change aspects: Changes) -> Bool { !changes.isDisjoint(with: aspects) }
}
