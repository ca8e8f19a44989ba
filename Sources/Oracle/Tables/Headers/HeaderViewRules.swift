internal import Traces
internal import Transcripts

/// Rules about the views of headers and footers.
enum HeaderViewRules {
  static let all = [
    showsItsView, needsContent, asksFirst, viewBeforeTitle, takesTurns, afterCells, isDisplayed,
  ]

  static let showsItsView = Rule(
    "header.shows-its-view",
    "A header or footer shows the delegate's view where there is one, and the title only where not.",
    .invariant,
    catalogue: ["R031"],
    topic: .headers,
    check: .ofTable(
      at: [.willDisplayHeader, .willDisplayFooter],
      answer: { table, _ in
        guard let told = table.now.view, let view = table.edge?.view else { return .notJudged }
        return Answer(told == view)
      },
      expecting: { table, _ in "\(table.edge?.view ?? "the view"), which the delegate gave" }
    ),
    passing: ["table=0 headers=A sections()=1 header(0)=map willDisplayHeader(map,0)"],
    failing: ["table=0 headers=A sections()=1 header(0)=map ↓ willDisplayHeader(header-0,0)"]
  )

  static let needsContent = Rule(
    "header.needs-content",
    "A section that has neither a view nor a title has no header, and likewise no footer.",
    .invariant,
    catalogue: ["R033"],
    topic: .headers,
    check: .ofTable(
      at: [.willDisplayHeader, .willDisplayFooter],
      answer: { table, _ in
        guard let edge = table.edge, edge.hasTitle != .unknown || edge.hasView != .unknown else {
          return .notJudged
        }
        if edge.hasTitle == .yes || edge.hasView == .yes { return .holds }
        return edge.hasTitle == .no && edge.hasView == .no || edge.hasTitle == .no && !edge.isAsked
          ? .violated : .notJudged
      },
      expecting: { _, _ in "nothing: there is neither a view nor a title" }
    ),
    passing: ["table=0 sections()=1 title(0)=A willDisplayHeader(header-0,0)"],
    failing: ["table=0 sections()=1 title(0)=nil header(0)=nil ↓ willDisplayHeader(header-0,0)"]
  )

  static let asksFirst = Rule(
    "header.asks-first",
    "A header or footer is displayed when its view or its title was asked for.",
    .sequence,
    catalogue: ["R031"],
    topic: .headers,
    check: .ofTable(
      at: [.willDisplayHeader, .willDisplayFooter],
      answer: { table, watch in
        let (isHeader, rows) = (watch.now.event == .willDisplayHeader, table.rows)
        guard let edge = table.edge, watch.record.isFromTheStart, !watch.record.calls.leavesOpen,
          !rows.doubt.isShaken,
          rows.pass.isWitnessed, !rows.pass.isVague, watch.setting.isTable,
          watch.hears(isHeader ? .titleForHeader : .titleForFooter),
          watch.hears(isHeader ? .viewForHeader : .viewForFooter)
        else { return .notJudged }
        return Answer(edge.hasTitle != .unknown || edge.hasView != .unknown || edge.wasAsked)
      },
      expecting: { _, watch in
        watch.now.event == .willDisplayHeader
          ? "viewForHeader or titleForHeader before it"
          : "viewForFooter or titleForFooter before it"
      }
    ),
    passing: ["table=0 headers=A sections()=1 rows(0)=0 title(0)=A willDisplayHeader(header-0,0)"],
    failing: ["table=0 headers=A sections()=1 rows(0)=0 ↓ willDisplayHeader(header-0,0)"]
  )

  static let viewBeforeTitle = Rule(
    "header.view-before-title",
    "Where a header or footer is built, its view is asked for before its title.",
    .sequence,
    grade: .should,
    catalogue: ["R667"],
    topic: .headers,
    check: .ofTable(
      at: [.viewForHeader, .viewForFooter],
      answer: { table, watch in
        guard let edge = table.edge, table.rows.pass.isWitnessed,
          !table.rows.doubt.isShaken, watch.turns.delegate != watch.now.turn
        else { return .notJudged }
        return Answer(edge.titleTurn != watch.now.turn)
      },
      expecting: { _, watch in
        watch.now.event == .viewForHeader
          ? "viewForHeader before titleForHeader" : "viewForFooter before titleForFooter"
      }
    ),
    passing: [
      "table=1 headers=A \(ReloadRules.oneRow) header(0)=nil title(0)=A willDisplayHeader(header-0,0)",
      "table=1 headers=A title(0)=A \(ReloadRules.oneRow) header(0)=nil title(0)=A willDisplayHeader(header-0,0)",
      "table=0 headers=A sections()=1 rows(0)=0 |[] sections:0,0 insertSections:1 sections()=2 rows(1)=0 title(1)=B header(1)=nil title(1)=B",
    ],
    failing: [
      "table=1 headers=A \(ReloadRules.oneRow) title(0)=A ↓ header(0)=nil willDisplayHeader(header-0,0)"
    ]
  )

  static let takesTurns = Rule(
    "header.takes-turns",
    "A header or footer is displayed again only when its display has ended, and no view stands in two places.",
    .sequence,
    grade: .should,
    catalogue: ["R668"],
    topic: .headers,
    check: .ofTable(
      at: [
        .willDisplayHeader, .willDisplayFooter, .didEndDisplayingHeader, .didEndDisplayingFooter,
      ],
      answer: { table, watch in
        let (event, rows) = (watch.now.event, table.rows)
        let isHeader = event == .willDisplayHeader || event == .didEndDisplayingHeader
        let edges = isHeader ? rows.edges.headers : rows.edges.footers
        guard let section = table.now.section, !rows.doubt.isShaken,
          watch.hears(isHeader ? .willDisplayHeader : .willDisplayFooter),
          watch.hears(isHeader ? .didEndDisplayingHeader : .didEndDisplayingFooter)
        else { return .notJudged }
        let isShown = edges[section].displayTurn >= 0
        if event == .didEndDisplayingHeader || event == .didEndDisplayingFooter {
          guard watch.record.isFromTheStart, !watch.record.calls.leavesOpen, edges.isWhole else {
            return .notJudged
          }
          return Answer(isShown)
        }
        if isShown || edges[section].isLeft { return .violated }
        // A view that a delegate gives may be told by the name of its kind.
        let isOwn = !table.picks.isAnswered(isHeader ? .viewForHeader : .viewForFooter)
        guard isOwn, edges[section].hasView != .yes, let view = table.now.view else {
          return .holds
        }
        return Answer(!rows.edges.headers.shows(view) && !rows.edges.footers.shows(view))
      },
      expecting: { table, watch in
        switch watch.now.event {
        case .didEndDisplayingHeader, .didEndDisplayingFooter:
          return "nothing: that of section \(table.now.section ?? 0) is not displayed"
        default: return "the end of its display before it"
        }
      }
    ),
    passing: [
      "table=0 sections()=1 rows(0)=0 title(0)=A willDisplayHeader(h,0) didEndHeader(h,0) title(0)=A willDisplayHeader(h,0)",
      "\(oneHeader) reload didEndHeader(h,0) \(noRow) title(0)=A willDisplayHeader(h,0)",
    ],
    failing: [
      "table=0 sections()=1 rows(0)=0 title(0)=A willDisplayHeader(h,0) ↓ willDisplayHeader(h,0)",
      "table=0,0 sections()=2 rows(0)=0 rows(1)=0 title(0)=A title(1)=B willDisplayHeader(h,0) ↓ willDisplayHeader(h,1)",
      "table=0 sections()=1 rows(0)=0 title(0)=A ↓ didEndHeader(h,0)",
      "\(oneHeader) reload \(noRow) title(0)=A ↓ willDisplayHeader(h,0)",
    ]
  )

  /// In drawings: a table of one section without rows, whose header is displayed.
  private static let oneHeader = "table=0 headers=A \(noRow) title(0)=A willDisplayHeader(h,0)"
  private static let noRow = "sections()=1 rows(0)=0"

  static let afterCells = Rule(
    "header.after-cells",
    "A load builds headers and footers when its cells are there: the view, and then its display.",
    .sequence,
    grade: .should,
    catalogue: ["R032"],
    topic: .headers,
    check: .ofTable(
      at: [.cellForRow, .viewForHeader, .viewForFooter],
      answer: { table, watch in
        let pass = table.rows.pass
        guard pass.isWitnessed, !table.rows.doubt.isShaken else { return .notJudged }
        if watch.now.event == .cellForRow {
          // Rows that were out of view, or under a header of an estimated height, come later; and so
          // do those of another load that the delegate asks for.
          let isLate =
            pass.hasEdgeViews
            && (pass.edgeTurn != watch.now.turn || pass.hasScrolled || table.estimatesEdges
              || watch.isNested || watch.geometry.size.y == 0)
          return pass.hasCell || isLate || !watch.hears(.didScroll)
            ? .notJudged : Answer(!pass.hasEdgeViews)
        }
        guard let edge = table.edge else { return .notJudged }
        return Answer(edge.displayTurn != watch.now.turn || watch.turns.call == watch.now.turn)
      },
      expecting: { _, watch in
        watch.now.event == .cellForRow
          ? "the cells of the load before its headers and footers"
          : "\(watch.now.event.word) before the display"
      }
    ),
    passing: [
      "table=1 headers=A \(ReloadRules.oneRow) header(0)=map willDisplayHeader(map,0)"
    ],
    failing: [
      "table=1 headers=A sections()=1 rows(0)=1 header(0)=map ↓ cell(0-0)=cell-1",
      "table=1 headers=A \(ReloadRules.oneRow) header(0)=map willDisplayHeader(map,0) ↓ header(0)=map",
    ]
  )

  static let isDisplayed = Rule(
    "header.is-displayed",
    "At rest the display of each header and footer in view has been told.",
    .rest,
    grade: .should,
    catalogue: ["R032"],
    topic: .headers,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        let rows = table.rows
        guard rows.pass.isWitnessed, rows.pass.hasRows, !rows.pass.isVague, !rows.doubt.isShaken,
          !watch.site.mayBeRemoved, table.hasEdgesInView(watch)
        else { return .notJudged }
        return Answer(table.undisplayedEdge(watch) == nil)
      },
      found: { table, watch in "at rest, and no \(table.undisplayedEdge(watch) ?? "display")" },
      expecting: { table, watch in table.undisplayedEdge(watch) ?? "" }
    ),
    passing: ["\(headers) \(load) \(displayed) |@0#320,1140<0:0,1:240>"],
    failing: [
      "\(headers) \(load) willDisplayHeader(header-0,0) ↓ |@0#320,1140<0:0,1:240>",
      "\(headers) \(load) \(displayed) reload \(load) ↓ |@0#320,1140<0:0,1:240>",
    ]
  )

  /// In drawings: a table with two headers in view, its load, and what it tells of them.
  private static let headers = "tall=300 table=5,20 headers=A,B headerHeight=20 rowHeights=44"
  private static let load = "sections()=2 rows(0)=5 rows(1)=20 title(0)=A title(1)=B"
  private static let displayed = "willDisplayHeader(header-0,0) willDisplayHeader(header-1,1)"
}

extension TableFacts {
  /// Returns true if any header or footer is told to be in view whose display could be heard.
  fileprivate func hasEdgesInView(_ watch: Watch) -> Bool {
    !edgesInView(.willDisplayHeader, watch).isEmpty
      || !edgesInView(.willDisplayFooter, watch).isEmpty
  }

  /// Returns the display that is missing of a header or footer in view, as text; `nil`: none is.
  fileprivate func undisplayedEdge(_ watch: Watch) -> String? {
    let kinds = [
      (Event.willDisplayHeader, rows.edges.headers), (.willDisplayFooter, rows.edges.footers),
    ]
    for (event, edges) in kinds {
      let missing = edgesInView(event, watch).first { edges[$0.section].displayTurn < 0 }
      if let missing { return "\(event.word) of section \(missing.section)" }
    }
    return nil
  }

  /// Returns the headers, or footers, in view whose display could be heard.
  private func edgesInView(_ event: Event, _ watch: Watch) -> [TableState.Edge] {
    guard watch.hears(event) else { return [] }
    let told = event == .willDisplayHeader ? now.state.visibleHeaders : now.state.visibleFooters
    if let told { return told }
    guard event == .willDisplayHeader, watch.record.isFromTheStart, !watch.record.calls.leavesOpen,
      rows.cells.hasDisplayed
    else { return [] }
    return picks.floatingHeaders(watch) ?? []
  }

  /// True if headers or footers may first take the place of an estimated height.
  fileprivate var estimatesEdges: Bool {
    [.estimatedSectionHeaderHeight, .estimatedSectionFooterHeight].contains {
      (picks.configured($0) ?? 0) != 0
    }
      // A height that a delegate answers with `automaticDimension` is estimated too.
      || [
        .estimatedHeightForHeader, .estimatedHeightForFooter, .heightForHeader, .heightForFooter,
      ].contains { picks.isAnswered($0) }
  }

  /// The facts about the header or footer that the message tells of.
  var edge: EdgeViews.Edge? {
    guard let section = now.section else { return nil }
    switch now.event {
    case .willDisplayHeader, .viewForHeader: return rows.edges.headers[section]
    case .willDisplayFooter, .viewForFooter: return rows.edges.footers[section]
    default: return nil
    }
  }
}

extension EdgeViews.Edge {
  /// True if the delegate was asked for a view.
  var isAsked: Bool { hasView != .unknown || view != nil }
}
