internal import Traces
internal import Transcripts

/// Rules about scrolling to rows, and about what scrolling leaves alone.
enum RowScrollRules {
  static let all = [
    intoPlace, intoView, belowHeader, noneRaises, nothingSelected, selectionKept, notByScrolling,
    notByChanges,
    notByCatch,
  ]

  static let intoPlace = Rule(
    "row.scrolled-into-place",
    "A row that is scrolled to stands where it was to be, as far as the range goes.",
    .rest,
    catalogue: ["R080", "R079"],
    topic: .display,
    check: .ofTable(
      at: [.didScroll, .didEndScrollingAnimation, .final],
      answer: { table, watch in
        guard let wish = watch.offsetOfRow(table), watch.now.offset.isKnown,
          table.isScrolledToRow(watch)
        else { return .notJudged }
        let found = Int64(watch.now.offset.y)
        return Answer(
          found >= wish.lowerBound - Int64(watch.setting.pixel)
            && found <= wish.upperBound + Int64(watch.setting.pixel)
        )
      },
      found: { _, watch in "offset \(watch.now.offset.text)" },
      expecting: { table, watch in
        let wish = watch.offsetOfRow(table)?.lowerBound ?? 0
        let row = Words.row(table.rows.calls.latest?.path)
        return "y \(Words.decimal(wish, places: 3)), with \(row) in place"
      }
    ),
    passing: [
      "table=20 tall=100 \(scrollable) row:0-9,top S@396 |@396",
      "table=20 tall=100 \(scrollable) row:0-9,middle S@368 |@368",
      "table=20 tall=100 \(scrollable) row:0-9,bottom S@340 |@340",
      "table=20 tall=100 \(scrollable) row:0-9 S@340 |@340",
      "table=20 tall=100 \(scrollable) row:0-19,top S@780 |@780",
    ],
    failing: [
      "table=20 tall=100 \(scrollable) row:0-9,top ↓ S@352 |@352",
      "table=20 tall=100 \(scrollable) row:0-9,bottom ↓ S@396 |@396",
      "table=20 tall=100 \(scrollable) row:0-19,top ↓ S@836 |@836",
      "table=20 tall=100 \(scrollable) row:0-9,top ↓ |@0",
    ]
  )

  static let intoView = Rule(
    "row.scrolled-into-view",
    "A row that is scrolled to, or selected with a place where it is to be, is in view at rest.",
    .rest,
    catalogue: ["R080", "R079"],
    sources: ["H5/UITableView.h"],
    topic: .display,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        guard let path = table.wantedRow(watch), let visible = table.now.state.visibleRows?.range
        else { return .notJudged }
        return Answer(visible.contains(path))
      },
      found: { table, _ in
        let range = table.now.state.visibleRows?.range
        return "rows \(range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "") in view"
      },
      expecting: { table, watch in
        "\(Words.row(table.wantedRow(watch))) among the rows in view"
      }
    ),
    passing: [
      "\(measured) row:0-9,top S@396 |@396[0-9,0-11]",
      "\(measured) select:0-9,top S@396 |@396[0-9,0-11]{0-9}", "\(measured) select:0-9 |[0-0,0-2]",
    ],
    failing: [
      "\(measured) row:0-9,top S@220 ↓ |@220[0-5,0-7]",
      "\(measured) select:0-9,middle ↓ |[0-0,0-2]",
    ]
  )

  private static let measured =
    "table=20 tall=100 deaf=cell,willDisplay,didEnd estimatedRowHeight=30 sections()=1 rows(0)=20 |[0-0,0-2]"

  private static let scrollable = "sections()=1 rows(0)=20 cell(0-0)=cell-1 |@0#320,880"

  static let belowHeader = Rule(
    "row.top-is-below-the-header",
    "In plain style a row that is brought to the top stands below the floating header.",
    .rest,
    grade: .may,
    catalogue: ["R081"],
    topic: .display,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        guard table.rows.places.mayFloat, table.rows.calls.latest?.position == "top",
          let wish = watch.offsetOfRow(table), wish.lowerBound < wish.upperBound,
          watch.now.offset.isKnown
        else { return .notJudged }
        return Answer(
          abs(Int64(watch.now.offset.y) - wish.lowerBound) <= Int64(watch.setting.pixel)
        )
      },
      found: { _, watch in "offset \(watch.now.offset.text)" },
      expecting: { table, watch in
        "y \(Words.decimal(watch.offsetOfRow(table)?.lowerBound ?? 0, places: 3))"
      }
    ),
    passing: ["table=20 headers=A sectionHeaderHeight=20 \(underHeader) S@396 |@396"],
    failing: ["table=20 headers=A sectionHeaderHeight=20 \(underHeader) S@416 ↓ |@416"]
  )

  private static let underHeader = """
    tall=100 sections()=1 rows(0)=20 cell(0-0)=cell-1 |@0#320,900 row:0-9,top
    """

  static let noneRaises = Rule(
    "row.none-raises",
    "Scrolling to a row that there is not raises NSRangeException.",
    .response,
    grade: .should,
    catalogue: ["R082"],
    topic: .cells,
    demandsException: true,
    check: CellRules.raises(for: .noRow),
    passing: ["table=20 tall=100 \(scrollable) row:0-9,top S@396 |@396"],
    failing: ["table=20 tall=100 \(scrollable) row:0-20,top ↓ S@780 |@780"]
  )

  static let nothingSelected = Rule(
    "row.no-selection-no-scroll",
    "Where nothing is selected, scrolling to the nearest selected row moves nothing.",
    .response,
    grade: .may,
    catalogue: ["R083"],
    topic: .display,
    check: .ofTable(
      at: [.didScroll],
      answer: { table, watch in
        guard let call = table.rows.calls.latest, call.kind == .scrollToSelected,
          call.isNothingSelected,
          call.turn == watch.now.turn, call.isPlain, call.isUndisturbed,
          watch.course.wasSurely(in: Phase.atRest)
        else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "nothing: no row is selected" }
    ),
    passing: ["table=20 tall=100 \(scrollable){} nearest:top |@0"],
    failing: ["table=20 tall=100 \(scrollable){} nearest:top ↓ S@44 |@44"]
  )

  static let selectionKept = Rule(
    "selection.is-kept",
    "What is selected stays so until something is picked: scrolling changes it no more than a cell's looks do.",
    .invariant,
    catalogue: ["R075", "R076", "R061"],
    sources: ["B-24", "B-25", "Authenticator-215", "shusta", "newbedev"],
    topic: .selection,
    check: .ofTable(
      at: [
        .cellForRow, .willDisplayCell, .didEndDisplayingCell, .prepareForReuse, .heightForRow,
        .final,
      ],
      answer: { table, watch in
        let rows = table.rows
        guard rows.held.isHeld, let told = table.now.selectedRows, !rows.doubt.isShaken,
          !watch.record.calls.leavesOpen, watch.hands.areRecorded,
          watch.turns.touch != watch.now.turn,
          rows.calls.reload == nil
        else { return .notJudged }
        return Answer(told == rows.held.rows)
      },
      found: { table, _ in "rows selected: " + words(table.now.selectedRows ?? []) },
      expecting: { table, _ in "rows selected: " + words(table.rows.held.rows) }
    ),
    passing: ["table=0 sections()=1 rows(0)=0 select:0-1 |{0-1} set:0 |{0-1}"],
    failing: [
      "table=0 sections()=1 rows(0)=0 select:0-1 |{0-1} set:0 ↓ |{}",
      "table=3 \(ReloadRules.oneRow){} look:0-0 ↓ |{0-0}",
    ]
  )

  private static func words(_ rows: [RowPath]) -> String {
    rows.isEmpty ? "none" : rows.map { "\($0)" }.joined(separator: ", ")
  }

  static let notByScrolling = Rule(
    "selection.not-by-scrolling",
    "To scroll is not to pick: no message about selection comes of a drag, a glide or a frame.",
    .sequence,
    catalogue: ["R075", "R115"],
    sources: ["B-24", "B-25", "Authenticator-215", "L-10"],
    topic: .selection,
    check: .ofTable(
      at: [.willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow],
      answer: { table, watch in
        guard watch.turns.call != watch.now.turn, watch.turns.delegate != watch.now.turn,
          !table.rows.finger.isCatch, !table.picks.taps.isThere
        else { return .notJudged }
        // Beside the finger that drags another may tap.
        if watch.course.wasSurely(in: Phase.dragging),
          !watch.hands.areRecorded || watch.hands.most < 2
        {
          return .violated
        }
        // A press that has become a drag picks nothing, and whoever picks presses first.
        if table.rows.finger.hasDraggedSincePress, watch.hears(.didHighlightRow) {
          return .violated
        }
        guard watch.hands.areRecorded else { return .notJudged }
        // A finger that was lifted after a drag, or none at all.
        if watch.turns.touch == watch.now.turn {
          return Answer(!(table.rows.finger.hasDragged && watch.hands.most == 1))
        }
        // A recognizer that waits for a second tap holds the first one back (R301).
        guard !watch.mayHoldTapsBack else { return .notJudged }
        return watch.hands.down == 0 && watch.now.time > watch.hands.time ? .violated : .notJudged
      },
      expecting: { _, _ in "nothing: the row was not tapped" }
    ),
    passing: ["table=20 taps(0-5)"],
    failing: [
      "table=20 v - B S@10 ^ W F ↓ willSelect(0-5)=0-5", "log B S ↓ didSelect(0-5)",
      "table=20 v ^ .9 ↓ willSelect(0-5)=0-5",
      "log shouldHighlight() didHighlight() didUnhighlight() B S W F ↓ willSelect() didSelect()",
      "table=20 hears=willSelect v - .3 ^ ↓ willSelect(0-5)=0-5",
    ]
  )

  static let notByChanges = Rule(
    "selection.not-by-changes",
    "Rows that change, and editing that begins or ends, are not told as a selection or a deselection.",
    .sequence,
    grade: .may,
    catalogue: ["R172", "R040"],
    sources: ["CH", "WO"],
    topic: .selection,
    check: .ofTable(
      at: [.willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow, .selectionDidChange],
      answer: { table, watch in
        let kinds: [RowCall.Kind] = [.update, .reload, .reloadTitles, .scroll, .scrollToSelected]
        guard let call = table.rows.calls.latest, watch.turns.call == watch.now.turn,
          call.turn == watch.now.turn, call.isPlain, watch.turns.touch != watch.now.turn,
          watch.turns.delegate != watch.now.turn, !table.picks.taps.isThere,
          watch.hands.areRecorded, watch.hands.down == 0,
          kinds.contains(call.kind) || call.name == .setEditing
        else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "nothing: no row was tapped" }
    ),
    passing: ["\(oneSelected) sections:3 insert:0-0 sections()=1 rows(0)=3 |{0-2}"],
    failing: [
      "\(oneSelected) sections:3 insert:0-0 ↓ didDeselect(0-1) sections()=1 rows(0)=3 |{0-2}"
    ]
  )

  private static let oneSelected = "table=2 sections()=1 rows(0)=2 select:0-1 |{0-1}"

  static let notByCatch = Rule(
    "selection.not-by-a-catch",
    "A finger that stops a gliding table neither highlights nor picks the row under it.",
    .response,
    grade: .should,
    catalogue: ["R084"],
    topic: .rowTouches,
    check: .ofTable(
      at: [.shouldHighlightRow, .didHighlightRow, .willSelectRow, .didSelectRow],
      answer: { table, watch in
        guard table.rows.finger.isCatch, watch.hands.areRecorded, watch.hands.most == 1 else {
          return .notJudged
        }
        return .violated
      },
      expecting: { _, _ in "nothing: the touch stopped a glide" }
    ),
    passing: ["table=20 v .9 shouldHighlight(0-5)=yes didHighlight(0-5) ^ didUnhighlight(0-5)"],
    failing: [
      """
      table=20 v - B S@10 ^ W T G S@20 . S@30 v .9 ↓ shouldHighlight(0-6)=yes \
      didHighlight(0-6) x
      """
    ]
  )
}

extension TableFacts {
  /// Returns true if content that is called to a row is there: at rest, at the end of the animation, or at once.
  fileprivate func isScrolledToRow(_ watch: Watch) -> Bool {
    guard let call = rows.calls.latest, watch.now.event != .final else { return true }
    guard watch.turns.delegate != watch.now.turn else { return false }
    return watch.now.event == .didScroll
      ? !call.isAnimated && call.turn == watch.now.turn : call.isAnimated && call.isFirst
  }

  /// Returns the row that the latest call brings into view; nil: none, or something may have
  /// hindered it.
  fileprivate func wantedRow(_ watch: Watch) -> RowPath? {
    guard let call = rows.calls.latest, call.isUndisturbed, call.isPlain, call.isFirst,
      call.isSettled, call.isAtRest, let path = call.path, rows.counts.has(path) == .yes,
      !rows.doubt.isShaken, !rows.doubt.hasFlatRows, watch.turns.delegate < call.turn,
      watch.hands.down == 0, watch.setting.isTable, watch.isLaidOutAlone,
      !watch.site.mayBeElsewhere, !watch.site.mayBeRemoved, watch.geometry.size.isKnown,
      watch.record.calls == .recorded, watch.hasRoomForRows
    else { return nil }
    // A row at the top stands below a header that floats (R081), which may be as high as the view.
    let mayBeCovered =
      picks.isAnswered(.heightForHeader) || picks.config[.sectionHeaderHeight] != nil
      || watch.geometry.size.y < 100_000
    if call.position == "top", mayBeCovered { return nil }
    // Cells that measure themselves tell how high rows are once they are there, after a jump to where the
    // row was estimated to be; another didScroll would be one too many (R079).
    guard
      call.isAnimated || rows.setup.estimatesRows == .no || rows.setup.hasRowHeights
        || rows.setup.isUniform
    else { return nil }
    let scrolls =
      call.kind == .scroll
      || call.name == .selectRow && call.position.map { $0 != "none" } ?? false
    return scrolls ? path : nil
  }
}

extension Watch {
  /// Returns the offset to which the latest call brings the content to show its row, and the offset
  /// before; nil: not known.
  func placeOfRow(_ table: TableFacts) -> (start: Place, target: Place)? {
    guard let call = table.rows.calls.latest, !site.isInNavigation, !record.calls.leavesOpen,
      record.isFromTheStart,
      let wish = offsetOfRow(table), wish.lowerBound == wish.upperBound, hands.down == 0,
      geometry.isRangeKnown || geometry.content == .unknown
    else { return nil }
    return (call.offset, Place(x: call.offset.x, y: Int32(clamping: wish.lowerBound)))
  }

  /// Returns the offsets between which a row must stand that was scrolled to; nil: not known.
  func offsetOfRow(_ table: TableFacts) -> ClosedRange<Int64>? {
    guard let call = table.rows.calls.latest, call.kind == .scroll, call.isUndisturbed,
      // A row that does not exist is scrolled to nowhere (R082).
      call.path.map({ table.rows.counts.has($0) }) != .no,
      call.isPlain,
      call.isSettled, call.offset.isKnown, !table.rows.doubt.isShaken, let path = call.path,
      let row = table.rows.places.place(of: path), let total = table.rows.places.total,
      geometry.size.isKnown, geometry.insets.areKnown, turns.delegate < call.turn, hands.down == 0,
      total < 900_000_000, !site.mayBeElsewhere, !site.mayBeRemoved
    else { return nil }
    let (above, below) = (
      Int64(geometry.insets.adjusted.top.units), Int64(geometry.insets.adjusted.bottom.units)
    )
    let height = Int64(geometry.size.y)
    // Content that is too small for the view may rest elsewhere in it.
    if geometry.isAligned, total + above + below < height { return nil }
    let least = -above
    let most = max(least, total + below - height)
    let (top, bottom) = (row.top - above, row.bottom + below - height)
    let wish: ClosedRange<Int64>
    switch call.position {
    case "top":
      // Below a floating header or not (R081).
      let room = table.rows.places.floatingHeader(of: path.section)
      wish = top - room...top
    case "bottom": wish = bottom...bottom
    case "middle": wish = (top + bottom) / 2...(top + bottom) / 2
    default:
      let offset = Int64(call.offset.y)
      if row.bottom - row.top >= height - above - below || table.rows.places.mayFloat { return nil }
      let nearest = offset > top ? top : offset < bottom ? bottom : offset
      wish = nearest...nearest
    }
    return min(max(wish.lowerBound, least), most)...min(max(wish.upperBound, least), most)
  }
}

extension Watch {
  /// True if the insets leave room in which rows are in view.
  fileprivate var hasRoomForRows: Bool {
    let known = geometry.insets
    let insets = known.areKnown ? known.adjusted : known.plain
    // No source says what insets below zero do to the place of a row.
    guard insets.top.units >= 0, insets.bottom.units >= 0 else { return false }
    return Int64(geometry.size.y) > Int64(insets.top.units) + Int64(insets.bottom.units)
  }
}
