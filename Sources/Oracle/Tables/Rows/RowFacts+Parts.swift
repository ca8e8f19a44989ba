internal import Traces
internal import Transcripts

extension RowFacts {
  /// The reason why the table must raise an exception now.
  enum Raising: Sendable {
    /// The data source had no cell (R030).
    case noCell
    /// No class was registered for the identifier (R052).
    case notRegistered
    /// The program scrolls to a row that there is not (R082).
    case noRow
  }

  /// The calls that came since rest.
  struct Calls: Sendable {
    /// The latest, and the latest reload.
    var latest: RowCall?
    var reload: RowCall?
    /// The latest that moves nothing: a query, or one that makes a cell look selected.
    var aside: RowCall?
    /// The cells that are to be set up anew.
    var reconfigure = ReconfigureFacts()
  }

  /// The facts about headers and footers.
  struct Edges: Sendable {
    private(set) var headers: EdgeViews
    private(set) var footers: EdgeViews
    /// True if a title may be asked for to know how high headers are: from the beginning of a load or
    /// an update to the first cell or view (R020).
    private var mayMeasure = true

    /// Begins with a load or an update.
    ///
    /// - Parameter isWhole: true if none is displayed for certain.
    init(isWhole: Bool) {
      headers = EdgeViews(isWhole: isWhole)
      footers = EdgeViews(isWhole: isWhole)
    }

    /// Takes in that the table is loaded anew.
    mutating func load() {
      headers = headers.loadedAnew()
      footers = footers.loadedAnew()
      mayMeasure = true
    }

    /// Takes in that the table is laid out for other heights.
    mutating func measure() { mayMeasure = true }

    /// Takes an answer in; `isLoadTold` says that the record shows where loads and updates begin.
    mutating func learn(_ heard: TableHeard, turn: Int32, isLoadTold: Bool) {
      let measures = mayMeasure || !isLoadTold
      switch heard.event {
      case .numberOfSections, .numberOfRows: mayMeasure = true
      // The ends of what was displayed are not among these: a load begins with them.
      case .cellForRow, .willDisplayCell, .viewForHeader, .willDisplayHeader, .viewForFooter,
        .willDisplayFooter:
        mayMeasure = false
      default: break
      }
      switch heard.event {
      case .titleForHeader, .viewForHeader, .willDisplayHeader, .didEndDisplayingHeader:
        headers.learn(heard, turn: turn, measures: measures)
      case .titleForFooter, .viewForFooter, .willDisplayFooter, .didEndDisplayingFooter:
        footers.learn(heard, turn: turn, measures: measures)
      default: break
      }
    }
  }

  /// The selection at the last message that told it, and true if nothing has touched it since.
  struct HeldSelection: Sendable {
    var rows: [RowPath] = []
    var isHeld = false
  }

  /// The facts about the finger that is down, or was the latest.
  struct Finger: Sendable {
    /// True if it caught a glide as it came down, and true if it has dragged.
    var isCatch = false
    var hasDragged = false
    /// True if a drag has begun or ended since a row was last highlighted, let go, or asked about that.
    var hasDraggedSincePress = false
  }

  /// The facts that were heard of cells.
  struct HeardCells: Sendable {
    /// True if the table was at work, and true if anything was heard of it.
    var hasBegun = false
    var hasHeard = false
    /// True if the display of any row was heard of.
    var hasDisplayed = false
    /// The cell whose display was announced, where nothing but its looks has come since.
    var displayed: String?
    /// The turn in which it was.
    var displayTurn: Int32 = -1
    /// The row that was asked for though it has a cell, by a call that nobody recorded, and the answer.
    var askedAgain: (path: RowPath, cell: String)?
    /// The cell that was prepared without having been handed out yet.
    var preparedAhead: String?
    /// The instants of the latest question for a cell that no load asks, and of the latest didScroll.
    var askInstant: Int32 = -1
    var scrollInstant: Int32 = -1
  }

  /// The reasons to doubt rows.
  struct RowDoubt: Sendable {
    /// True if a call may have changed rows in a way that is not followed.
    var isChanged = false
    /// True if messages came that do not tell which row they are about.
    var isVague = false
    /// True if either is so.
    var isShaken: Bool { isChanged || isVague }
    /// True if a cell may keep its place because of its first responder (R062).
    var mayKeepCells = false
    /// True if the first responder was told to be none any more: at rest no cell keeps its place for it.
    var hasLeftKeyboard = false
    /// True if content has scrolled since a cell may have got it: one may stand out of view.
    var mayHaveKept = false
    /// True if a row was told to have no height to speak of.
    var hasFlatRows = false

    /// Takes in that a cell may have got the first responder.
    mutating func keepCells() {
      mayKeepCells = true
      hasLeftKeyboard = false
    }

    /// Takes in that the view rests: no cell is kept for a first responder that is none any more.
    mutating func rest(hearsScrolls: Bool) {
      if hasLeftKeyboard, hearsScrolls, !mayHaveKept { mayKeepCells = false }
    }
  }
}

extension RowFacts {
  /// The changes after which nothing of the rows is known.
  static let losing = Changes { aspect in
    switch aspect {
    case .manner, .fingers, .bouncing, .picking, .focus, .text: false
    default: true
    }
  }
}

extension RowFacts {
  /// Takes in the answer how high a row is.
  func learnHeight(_ heard: TableHeard) {
    guard let path = heard.path else { return }
    guard let height = heard.height else { return places.forget() }
    if height != places.height(of: path) { places.forget() }
    // A row without height is in no view, wherever it stands.
    if height < 1000 { doubt.hasFlatRows = true }
  }

  /// Takes the heights in that the data source will answer, heard or not.
  func noteFlatRows(in properties: [Argument]) {
    let heights = properties[.rowHeights]?.elements ?? []
    if heights.contains(where: { ($0.number?.double ?? 0) < 1 }) { doubt.hasFlatRows = true }
  }

  /// Takes the counts in that the data source answers, by the header and the calls, where they are
  /// not heard.
  func countUnheard(_ watch: Watch) {
    guard watch.record.calls == .recorded else { return }
    if !watch.hears(.numberOfRows) {
      counts = countsOfModel
    } else if !watch.hears(.numberOfSections), let model = updates.model {
      // Rows that are counted are heard, and so are they alone (R011).
      counts = RowCounts(sections: model.count)
    } else {
      return
    }
    areCountsNew = true
  }

  /// Takes in that a table that is laid out for other heights may count again; it measures headers and
  /// footers.
  func mayCountAgain(_ watch: Watch) {
    edges.measure()
    guard !watch.hears(.numberOfRows), counts != countsOfModel else { return }
    counts = RowCounts(sections: nil)
    areCountsNew = true
  }

  /// The counts that the data source answers, by the header and the calls.
  private var countsOfModel: RowCounts {
    var counts = RowCounts(sections: updates.model?.count)
    for (section, count) in (updates.model ?? []).enumerated() { counts.set(count, in: section) }
    return counts
  }
}
