internal import Traces
internal import Transcripts

/// Rules about headers and footers while the content scrolls.
enum HeaderRules {
  static let all = [floats, followsInset, apart, footersFloat, groupedScroll, endOutOfView]

  static let floats = Rule(
    "headers.float",
    "In plain style the header of the section at the top floats at the edge, until the next one pushes it out.",
    .rest,
    catalogue: ["R181", "R180"],
    sources: ["G-Style", "corecocoa", "javashuo", "b2cloud"],
    topic: .headers,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        guard watch.geometry.insets.adjusted.top == .zero else { return .notJudged }
        return table.picks.headerAnswer(table.now.state, watch)
      },
      found: { table, _ in "headers at \(Words.edges(table.now.state.visibleHeaders ?? []))" },
      expecting: { table, watch in table.picks.expectedHeaders(watch) }
    ),
    passing: [
      "tall=300 table=5,20 headers=A,B headerHeight=20 set:30 S@30 |@30#320,1140<0:30,1:240>",
      "tall=300 table=5,20 headers=A,B headerHeight=20 set:230 S@230 |@230#320,1140<0:220,1:240>",
    ],
    failing: [
      "tall=300 table=5,20 headers=A,B headerHeight=20 set:30 S@30 ↓ |@30#320,1140<0:0,1:240>",
      "tall=300 table=5,20 headers=A,B headerHeight=20 set:30 S@30 ↓ |@30#320,1140<1:240>",
      "tall=300 table=5,20 headers=A,B headerHeight=20 set:225 S@225 ↓ |@225#320,1140<0:225,1:245>",
    ]
  )

  static let followsInset = Rule(
    "headers.follow-the-inset",
    "Headers float where the inset at the top ends.",
    .rest,
    grade: .should,
    catalogue: ["R183"],
    topic: .headers,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        guard watch.geometry.insets.adjusted.top != .zero else { return .notJudged }
        return table.picks.headerAnswer(table.now.state, watch)
      },
      found: { table, _ in "headers at \(Words.edges(table.now.state.visibleHeaders ?? []))" },
      expecting: { table, watch in table.picks.expectedHeaders(watch) }
    ),
    passing: [
      "tall=300 table=5,20 headers=A,B headerHeight=20 inset=40 set:30 S@30 |@30#320,1140<0:70,1:240>"
    ],
    failing: [
      "tall=300 table=5,20 headers=A,B headerHeight=20 inset=40 set:30 S@30 ↓ |@30#320,1140<0:30,1:240>"
    ]
  )

  static let apart = Rule(
    "headers.apart",
    "No header covers the next one.",
    .rest,
    catalogue: ["R182"],
    topic: .headers,
    check: .ofTable(
      at: [.final],
      answer: { table, _ in
        guard let headers = table.now.state.visibleHeaders, headers.count > 1,
          let height = table.picks.headerHeight, height > 0
        else { return .notJudged }
        let pairs = zip(headers, headers.dropFirst())
        return Answer(
          pairs.allSatisfy { Int64($1.top.units) - Int64($0.top.units) >= height - 500 }
        )
      },
      found: { table, _ in "headers at \(Words.edges(table.now.state.visibleHeaders ?? []))" },
      expecting: { table, _ in
        "\(Words.decimal(table.picks.headerHeight ?? 0, places: 3)) points between them"
      }
    ),
    passing: [
      "tall=300 table=5,20 headers=A,B headerHeight=20 set:230 S@230 |@230#320,1140<0:220,1:240>"
    ],
    failing: [
      "tall=300 table=5,20 headers=A,B headerHeight=20 rowHeights=44 set:230 S@230 ↓ |@230#320,1140<0:230,1:240>"
    ]
  )

  static let footersFloat = Rule(
    "headers.footers-float",
    "In plain style the footer of the section at the bottom floats at the edge.",
    .rest,
    catalogue: ["R180"],
    topic: .headers,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        guard let footers = table.now.state.visibleFooters,
          let expected = table.picks.floatingFooter(watch)
        else { return .notJudged }
        return Answer(footers.contains { $0.isNear(expected, by: watch.setting.pixel) })
      },
      found: { table, _ in "footers at \(Words.edges(table.now.state.visibleFooters ?? []))" },
      expecting: { table, watch in
        Words.edges(table.picks.floatingFooter(watch).map { [$0] } ?? [])
      }
    ),
    passing: ["table=40 footers=A footerHeight=20 set:30 S@30 |@30#320,1780<><0:490>"],
    failing: [
      "table=40 footers=A footerHeight=20 set:30 S@30 ↓ |@30#320,1780<><>",
      "table=40 footers=A footerHeight=20 set:30 S@30 ↓ |@30#320,1780<><0:460>",
    ]
  )

  static let groupedScroll = Rule(
    "headers.grouped-scroll",
    "In grouped style headers and footers scroll with their rows.",
    .rest,
    grade: .should,
    catalogue: ["R184"],
    topic: .headers,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        guard table.picks.layout.isGrouped, let headers = table.now.state.visibleHeaders,
          watch.now.offset.isKnown
        else { return .notJudged }
        return table.picks.layout.restingHeaders.isEmpty
          ? .notJudged : Answer(headers.allSatisfy(table.picks.isAtRest))
      },
      found: { table, _ in "headers at \(Words.edges(table.now.state.visibleHeaders ?? []))" },
      expecting: { table, _ in "headers at \(Words.edges(table.picks.layout.restingHeaders))" }
    ),
    passing: [
      "style=grouped tall=300 table=5,20 headers=A,B headerHeight=20 |@0#320,1140<0:18,1:276> set:30 S@30 |@30<1:276>"
    ],
    failing: [
      """
      style=grouped tall=300 table=5,20 headers=A,B headerHeight=20 |@0#320,1140<0:18,1:276> set:30 S@30 \
      ↓ |@30#320,1140<0:30,1:276>
      """
    ]
  )

  static let endOutOfView = Rule(
    "headers.end-out-of-view",
    "At rest the display of each header and footer that has left the view has ended.",
    .rest,
    grade: .should,
    catalogue: ["R668"],
    topic: .headers,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        // A header that leaves because rows are animated may miss its end.
        guard table.rows.updates.latest == nil, table.rows.calls.reload == nil,
          !table.rows.doubt.isShaken, !table.rows.doubt.hasFlatRows, !watch.site.mayBeRemoved,
          watch.geometry.size.y > 0, !table.displayedEdges(watch).isEmpty,
          let range = table.now.state.visibleRows?.range
        else { return .notJudged }
        return Answer(table.edgeLeftBehind(by: range, watch) == nil)
      },
      found: { table, watch in
        let edge = table.now.state.visibleRows?.range.flatMap {
          table.edgeLeftBehind(by: $0, watch)
        }
        return "no \(edge?.end.word ?? "end") of section \(edge?.section ?? 0)"
      },
      expecting: { _, _ in "the end of the display of each that is out of view" }
    ),
    passing: ["\(begun) set:392 S@392 didEndHeader(h,0) |[2-0,2-1]@392#320,588"],
    failing: [
      "\(begun) set:392 S@392 ↓ |[2-0,2-1]@392#320,588",
      "\(begun) set:80 S@80 title(2)=C willDisplayHeader(i,2) ↓ |[0-1,0-3]@80#320,588",
      """
      style=grouped tall=150 table=5 headers=A headerHeight=20 deaf=cell,willDisplay,didEnd,height \
      sections()=1 rows(0)=5 title(0)=A willDisplayHeader(h,0) set:30 S@30 ↓ |[0-0,0-3]@30#320,258<0:0>
      """,
    ]
  )

  /// In drawings: a table whose first header is displayed, and of whose cells nothing is heard.
  private static let begun = """
    tall=88 table=4,4,4 headers=A,B,C headerHeight=20 deaf=cell,willDisplay,didEnd,height \
    sections()=3 rows(0)=4 rows(1)=4 rows(2)=4 title(0)=A willDisplayHeader(h,0)
    """
}

extension TableFacts {
  /// A kind of header or footer of a section, by the end of its display.
  fileprivate typealias Displayed = (end: Event, section: Int)

  /// Returns the headers and footers that are displayed, of the kinds whose ends could be heard.
  fileprivate func displayedEdges(_ watch: Watch) -> [Displayed] {
    let kinds = [
      (Event.didEndDisplayingHeader, rows.edges.headers),
      (.didEndDisplayingFooter, rows.edges.footers),
    ]
    return kinds.filter { watch.hears($0.0) }.flatMap { kind in
      kind.1.displayed.map { (kind.0, $0) }
    }
  }

  /// Returns the first header or footer that is displayed though rows are between it and the view, or
  /// its own place is above that.
  fileprivate func edgeLeftBehind(by range: ClosedRange<RowPath>, _ watch: Watch) -> Displayed? {
    let (first, last) = (range.lowerBound, range.upperBound)
    let above = first.row > 0 ? first.section : hasRows(first.section - 1) ? first.section - 1 : 0
    let isCut = rows.counts.rows(in: last.section).map { $0 > last.row + 1 } ?? false
    let below = isCut ? last.section : hasRows(last.section + 1) ? last.section + 1 : .max
    return displayedEdges(watch).first { edge in
      edge.section < above || edge.section > below
        || edge.end == .didEndDisplayingHeader && isAbove(edge.section, watch)
    }
  }

  private func hasRows(_ section: Int) -> Bool { rows.counts.rows(in: section) ?? 0 > 0 }

  /// Returns true if a header is told to be above the view.
  private func isAbove(_ section: Int, _ watch: Watch) -> Bool {
    guard let told = now.state.visibleHeaders?.first(where: { $0.section == section }),
      let height = picks.headerHeight, watch.now.offset.isKnown
    else { return false }
    return Int64(told.top.units) + height <= Int64(watch.now.offset.y) - Int64(watch.setting.pixel)
  }
}

extension Words {
  /// Headers or footers with their tops: `0 at 30, 1 at 240`.
  static func edges(_ edges: [TableState.Edge]) -> String {
    guard !edges.isEmpty else { return "nothing" }
    return edges.map { "\($0.section) at \(decimal($0.top.units))" }.joined(separator: ", ")
  }
}

extension TableState.Edge {
  /// Returns true if it is the other, as near as pixels tell.
  func isNear(_ other: TableState.Edge, by pixel: Int32) -> Bool {
    section == other.section && abs(Int64(top.units) - Int64(other.top.units)) <= Int64(pixel)
  }
}
