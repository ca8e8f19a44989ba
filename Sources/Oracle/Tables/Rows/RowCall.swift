internal import Traces
internal import Transcripts

/// The program's latest call that a table's rows have to do with, and what was so before it.
struct RowCall: Sendable {
  /// The effect of a call on a table.
  enum Kind: UInt8, Sendable {
    /// It loads all anew.
    case reload
    /// It loads the index titles anew.
    case reloadTitles
    /// It asks the table for a cell.
    case query
    /// It brings a row, or the selected one that is nearest, into place.
    case scroll, scrollToSelected
    /// It selects or deselects, or drops the selection as editing mode begins or ends (R149).
    case pick
    /// It makes a cell look selected.
    case look
    /// It changes what the data source will answer, or how rows are laid out.
    case model
    /// It has nothing to do with rows: it moves the content, or lays the view out.
    case unrelated
    /// It inserts, deletes, reloads or moves rows or sections, or begins or ends a block of that.
    case update
    /// It has cells set up anew.
    case reconfigure
    /// It is not known what it does to rows.
    case other

    private static let shaking = Changes { $0.concernsRows }

    init(_ call: borrowing Call) {
      switch call.name {
      case .reloadData: self = .reload
      case .reloadSectionIndexTitles: self = .reloadTitles
      case .cellForRowQuery: self = .query
      case .scrollToRow: self = .scroll
      case .scrollToNearestSelectedRow: self = .scrollToSelected
      case .selectRow, .deselectRow, .setEditing: self = .pick
      case .setSelected: self = .look
      case .reconfigureRows: self = .reconfigure
      case .completionHandler: self = .unrelated
      case _ where call.may(change: [.data, .cells, .heights, .estimates]): self = .model
      case _ where call.may(change: .ofUpdates): self = .update
      default: self = call.may(change: Self.shaking) ? .other : .unrelated
      }
    }
  }

  var kind = Kind.other
  var name = Name.reloadData
  var turn: Int32 = -1
  var time: Microseconds = -1
  /// The row, and where it is to be.
  var path: RowPath?
  var position: String?
  var isAnimated = false
  /// True if the content stood in its range for certain when it came.
  var isInside = false
  /// True if nothing moved when it came.
  var isAtRest = false
  /// The offset before, where the view rested inside its range.
  var offset = Place.unknown
  /// True if nothing has come since that moves the view or changes its rows.
  var isUndisturbed = true
  /// True if a row was told to be selected in a later turn.
  var isSelectedSince = false
  /// True if the call was made in a turn of its own, by the program, outside of blocks.
  var isPlain = true
  /// True if the table was known to have nothing to load when it came.
  var isSettled = true
  /// The least end of the range since then, if the content was told to be too short for the offset;
  /// nil: it was not.
  var leastRoom: Int32?
  /// True if no other call came before it at the same instant, the rows of which may be laid out
  /// with its own.
  var isFirst = true
  /// True if nothing was selected then.
  var isNothingSelected = false

  init(_ call: borrowing Call, turn: Int32) {
    kind = Kind(call)
    name = call.name
    self.turn = turn
    time = call.time ?? -1
    path = call.arguments[.at]?.rowPath
    position = call.arguments[.scrollPosition]?.string
    isAnimated = call.isAnimated
  }
}

extension Aspect {
  /// True if rows may be others for it, or cells may be kept or made for it.
  fileprivate var concernsRows: Bool {
    switch self {
    case .offset, .rectangle, .row, .toTop, .motion, .layout, .insets, .refresh, .appearance,
      .index, .touches, .recognizers, .value, .control, .screenSettings, .drawing, .alpha, .blocks,
      .query, .cellContent, .looks, .selection:
      false
    case .zoom, .zoomLimits, .contentSize, .bounds, .alignment, .bouncing, .manner, .fingers,
      .hierarchy,
      .load, .rows, .updates, .data, .cells, .heights, .estimates, .prefetching, .picking, .editing,
      .focus, .text, .screens, .presentation, .screenSize, .bars, .page, .animatedPlaces:
      true
    }
  }
}
