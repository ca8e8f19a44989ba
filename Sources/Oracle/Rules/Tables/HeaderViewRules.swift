internal import Traces

/// Rules about the views of headers and footers (truth 1.2).
enum HeaderViewRules {
  static let all = [showsItsView, needsContent, afterCells]

  static let showsItsView = Rule(
    "header.shows-its-view",
    "A header or footer shows the delegate's view where there is one, and the title only where not.",
    .invariant,
    catalogue: ["R031"],
    sources: ["H5/UITableView.h"],
    topic: .headers,
    check: .ofTable(
      .willDisplayHeader,
      .willDisplayFooter,
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
    sources: ["BK-15"],
    topic: .headers,
    check: .ofTable(
      .willDisplayHeader,
      .willDisplayFooter,
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

  static let afterCells = Rule(
    "header.after-cells",
    "A load builds headers and footers when its cells are there: the view, and then its display.",
    .sequence,
    grade: .should,
    catalogue: ["R032"],
    sources: ["L-3", "L-4"],
    topic: .headers,
    check: .ofTable(
      .cellForRow,
      .viewForHeader,
      .viewForFooter,
      answer: { table, watch in
        let pass = table.rows.pass
        guard pass.isWitnessed, !table.rows.isShaken else { return .notJudged }
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
        return Answer(edge.displayTurn != watch.now.turn || watch.callTurn == watch.now.turn)
      },
      expecting: { _, watch in
        watch.now.event == .cellForRow
          ? "the cells of the load before its headers and footers" : "it before the display"
      }
    ),
    passing: [
      "table=1 headers=A \(ReloadRules.oneRow) header(0)=map willDisplayHeader(map,0)"
    ],
    failing: [
      "table=1 headers=A sections()=1 rows(0)=1 header(0)=map ↓ cell(0-0)=cell-1",
      "table=1 headers=A \(ReloadRules.oneRow) willDisplayHeader(map,0) ↓ header(0)=map",
    ]
  )
}

extension TableFacts {
  /// Whether headers or footers may first take the place of an estimated height.
  fileprivate var estimatesEdges: Bool {
    [.estimatedSectionHeaderHeight, .estimatedSectionFooterHeight].contains {
      (picks.configured($0) ?? 0) != 0
    }
      // What a delegate answers by automaticDimension is estimated too.
      || [
        .estimatedHeightForHeader, .estimatedHeightForFooter, .heightForHeader, .heightForFooter,
      ].contains { picks.isAnswered($0) }
  }

  /// What is known of the header or footer that is being told of.
  var edge: EdgeViews.Edge? {
    guard let section = now.section else { return nil }
    switch now.event {
    case .willDisplayHeader, .viewForHeader: return rows.headers[section]
    case .willDisplayFooter, .viewForFooter: return rows.footers[section]
    default: return nil
    }
  }
}

extension EdgeViews.Edge {
  /// Whether the delegate was asked for a view.
  var isAsked: Bool { hasView != .unknown || view != nil }
}
