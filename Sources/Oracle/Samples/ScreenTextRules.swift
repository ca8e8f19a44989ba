internal import Traces
internal import Transcripts

/// Rules about what other sample applications show (R365, R373, R374).
enum ScreenTextRules {
  static let all = [courseCells, courseTitles, refreshes, rootContent]

  private static let course = ["table-course"]

  static let courseCells = Rule(
    "sample.course.cell-names-row",
    "A cell of the table course names its row, and no section.",
    .invariant,
    catalogue: ["R374"],
    topic: .samples,
    check: Acting.question(
      of: course,
      .willDisplayCell,
      answer: { acting throws(Lack) in
        guard let row = acting.told.row else { throw .row }
        return Answer(try acting.told.text.value == "cell at row [\(row.row)]")
      },
      found: { "the text \"\(($0.told.text.ifTold ?? nil) ?? "")\"" },
      expecting: { "the text \"cell at row [\($0.told.row?.row ?? 0)]\"" }
    ),
    passing: ["course=3 sections()=1 rows(0)=3 cell(0-2)=cell-1 says(0-2,cell-1,cell_at_row_[2])"],
    failing: ["course=3 sections()=1 rows(0)=3 cell(0-2)=cell-1 ↓ says(0-2,cell-1,cell_at_row_[0])"]
  )

  static let courseTitles = Rule(
    "sample.course.titles-name-section",
    "Headers and footers of the table course say which they are, and of which section.",
    .invariant,
    catalogue: ["R374"],
    topic: .samples,
    check: Acting.question(
      of: course,
      .titleForHeader,
      .titleForFooter,
      answer: { acting throws(Lack) in
        guard let section = acting.told.section else { throw .row }
        let title = try acting.told.text.value
        return Answer(title == Self.title(acting.event, section))
      },
      found: { "the title \"\(($0.told.text.ifTold ?? nil) ?? "")\"" },
      expecting: { "the title \"\(title($0.event, $0.told.section ?? 0))\"" }
    ),
    passing: ["course=3 sections()=1 rows(0)=3 titled(0)=Header_0 footed(0)=Footer_0"],
    failing: ["course=3 sections()=1 rows(0)=3 ↓ titled(0)=Header"]
  )

  private static func title(_ event: Event, _ section: Int) -> String {
    "\(event == .titleForHeader ? "Header" : "Footer") \(section)"
  }

  static let refreshes = Rule(
    "sample.refresh.loads-and-ends",
    "After a pull the rows are asked for anew, and the refreshing is over at rest.",
    .rest,
    catalogue: ["R365"],
    sources: ["S0"],
    topic: .samples,
    check: Acting.question(
      of: ["refreshable-table"],
      .final,
      answer: { acting throws(Lack) in
        guard acting.facts.wasPulled else { return .notJudged }
        try acting.hear(.numberOfRows)
        guard let isRefreshing = acting.told.isRefreshing else { throw .state }
        return Answer(acting.facts.hasLoaded && !isRefreshing)
      },
      found: { $0.facts.hasLoaded ? "refreshing still" : "no load after the pull" },
      expecting: { _ in "numberOfRowsInSection after valueChanged, and no refreshing" }
    ),
    passing: ["refreshable=0 sections()=1 rows(0)=0 R:tdr sections()=1 rows(0)=0 |:n@0"],
    failing: ["refreshable=0 sections()=1 rows(0)=0 R:tdr ↓ |:n@0"]
  )

  static let rootContent = Rule(
    "sample.root.content",
    "The scroll view that is a controller's view has the content that loadView has given it.",
    .rest,
    catalogue: ["R373"],
    topic: .samples,
    check: Acting.question(
      of: ["root-scroll-view"],
      .final,
      answer: { acting throws(Lack) in
        guard let size = acting.told.contentSize else { throw .state }
        return Answer(size == Point(320, 758))
      },
      found: { "content of \(Words.point($0.told.contentSize))" },
      expecting: { _ in "content of (320, 758)" }
    ),
    passing: ["root=758 |@0,0#320,758"],
    failing: ["root=758 ↓ |@0,0#0,0"]
  )
}
