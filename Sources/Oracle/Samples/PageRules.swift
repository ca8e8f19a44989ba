internal import Traces
internal import Transcripts

/// Rules about pages that an application puts into its scroll view (R310 to R319).
enum PageRules {
  static let all = [
    exists, once, place, inside, neighbours, kept, firstTwo, words, threeViews, current,
  ]

  private static let pagers = ["tweet-pager", "three-view-paging"]
  private static let lazy = ["tweet-pager"]
  private static let three = ["three-view-paging"]

  static let exists = Rule(
    "sample.page.exists",
    "An application puts in the pages that there are, and no other.",
    .invariant,
    catalogue: ["R311"],
    topic: .samples,
    check: Acting.question(
      of: pagers,
      .loadPage,
      answer: { acting throws(Lack) in Answer(try acting.page < acting.pageCount) },
      found: { "page \($0.told.page ?? 0)" },
      expecting: { "a page of \($0.model.pageCount ?? 0)" }
    ),
    passing: ["tweets=2 puts(0) puts(1)"],
    failing: ["tweets=2 puts(0) puts(1) ↓ puts(2)"]
  )

  static let once = Rule(
    "sample.page.made-once",
    "A page that was made stays the only one of its number.",
    .sequence,
    catalogue: ["R312"],
    topic: .samples,
    check: Acting.question(
      of: lazy,
      .loadPage,
      answer: { acting throws(Lack) in
        Answer(!acting.facts.pages.contains(try acting.page))
      },
      found: { "page \($0.told.page ?? 0) once more" },
      expecting: { _ in "nothing: the page is there" }
    ),
    passing: ["tweets=3 puts(0) puts(1) set:320,0 S@320,0 puts(2) set:0,0 S@0,0"],
    failing: ["tweets=3 puts(0) puts(1) set:320,0 S@320,0 puts(2) set:0,0 S@0,0 ↓ puts(0)"]
  )

  static let place = Rule(
    "sample.page.in-its-place",
    "A page lies as many pages to the right as its number says, at the top.",
    .invariant,
    catalogue: ["R313"],
    topic: .samples,
    check: Acting.question(
      of: pagers,
      .loadPage,
      answer: { acting throws(Lack) in
        guard let frame = acting.told.frame, let edge = acting.model.edge(ofPage: try acting.page)
        else { throw .setup }
        let pixel = Int(acting.watch.setting.pixel)
        return Answer(
          abs(Int(frame.origin.x.units) - edge) <= pixel
            && abs(Int(frame.origin.y.units)) <= pixel
        )
      },
      found: { acting in
        "page \(acting.told.page ?? 0) at \(Words.point(acting.told.frame?.origin))"
      },
      expecting: { acting in
        let edge = acting.told.page.flatMap { acting.model.edge(ofPage: $0) } ?? 0
        return "the page at \(edge / 1000)"
      }
    ),
    passing: ["tweets=2 puts(0) puts(1)"],
    failing: ["tweets=2 puts(0) ↓ puts(1,200)"]
  )

  static let inside = Rule(
    "sample.page.inside-content",
    "The content is as wide as its pages, so that each of them can come to rest.",
    .invariant,
    catalogue: ["R313"],
    topic: .samples,
    check: Acting.question(
      of: pagers,
      .loadPage,
      answer: { acting throws(Lack) in
        guard let frame = acting.told.frame, let width = acting.facts.contentWidth else {
          throw .setup
        }
        return Answer(Int(frame.origin.x.units) + Int(frame.size.x.units) <= Int(width) + 1000)
      },
      found: { "page \($0.told.page ?? 0) beyond the end of the content" },
      expecting: { acting in
        "content that is \((acting.model.edge(ofPage: acting.model.pageCount ?? 0) ?? 0) / 1000) wide"
      }
    ),
    passing: ["tweets=2 puts(0) puts(1)"],
    failing: ["tweets=2 wide=400 puts(0) ↓ puts(1)"]
  )

  static let neighbours = Rule(
    "sample.page.neighbours-there",
    "Beside the page in view those next to it are there, as far as there are any.",
    .invariant,
    catalogue: ["R315", "R310"],
    topic: .samples,
    check: Acting.question(
      of: lazy,
      .didScroll,
      .willBeginDragging,
      .didEndDraggingToRest,
      .didEndDecelerating,
      .final,
      answer: { acting throws(Lack) in
        try acting.knowPages()
        guard !acting.facts.needed.isEmpty else { return .notJudged }
        return Answer(acting.missingPage == nil)
      },
      found: { "no page \($0.missingPage ?? 0)" },
      expecting: { "loadPage of page \($0.missingPage ?? 0)" }
    ),
    passing: [
      "tweets=4 puts(0) puts(1) set:320,0 S@320,0 puts(2) set:640,0 S@640,0 puts(3) |@640,0"
    ],
    failing: ["tweets=4 puts(0) puts(1) set:320,0 S@320,0 set:330,0 ↓ S@330,0"]
  )

  static let kept = Rule(
    "sample.page.kept",
    "Pages that were made stay in the scroll view.",
    .invariant,
    catalogue: ["R316"],
    topic: .samples,
    check: Acting.question(
      of: lazy,
      .loadPage,
      answer: { acting throws(Lack) in
        guard let count = acting.told.count else { throw .setup }
        return Answer(count >= acting.facts.mostViews)
      },
      found: { "\($0.told.count ?? 0) pages" },
      expecting: { "at least \($0.facts.mostViews) pages" }
    ),
    passing: ["tweets=3 puts(0) puts(1) set:320,0 S@320,0 puts(2)"],
    failing: ["tweets=3 puts(0) puts(1) set:320,0 S@320,0 ↓ puts(2,640,1)"]
  )

  static let firstTwo = Rule(
    "sample.page.first-two",
    "The first two pages are there before anything scrolls.",
    .sequence,
    catalogue: ["R314"],
    topic: .samples,
    check: Acting.question(
      of: lazy,
      .willBeginDragging,
      .final,
      answer: { acting throws(Lack) in
        try acting.knowPages()
        let wanted = min(2, try acting.pageCount)
        guard wanted > 0 else { return .notJudged }
        return Answer((0..<wanted).allSatisfy(acting.facts.pages.contains))
      },
      found: { "the pages \($0.facts.pages.map(String.init).joined(separator: ", "))" },
      expecting: { _ in "pages 0 and 1" }
    ),
    passing: ["tweets=3 puts(0) puts(1) |@0,0"],
    failing: ["tweets=3 puts(0) ↓ |@0,0"]
  )

  static let words = Rule(
    "sample.page.own-words",
    "A page shows who wrote its tweet, and what.",
    .invariant,
    catalogue: ["R371"],
    topic: .samples,
    check: Acting.question(
      of: lazy,
      .loadPage,
      answer: { acting throws(Lack) in
        guard let words = acting.model.words(onPage: try acting.page),
          let labels = acting.told.labels
        else { throw .setup }
        return Answer(labels == words)
      },
      found: { "the words \(Words.list($0.told.labels ?? []))" },
      expecting: { acting in
        "the words \(Words.list(acting.told.page.flatMap { acting.model.words(onPage: $0) } ?? []))"
      }
    ),
    passing: ["tweets=2 puts(0) puts(1)"],
    failing: ["tweets=2 ↓ puts(0,0,1,)", "tweets=2 puts(0) ↓ puts(1,320,2,u0)"]
  )

  static let threeViews = Rule(
    "sample.page.three-views",
    "Three views show all pages, or as many as there are pages where those are fewer.",
    .invariant,
    catalogue: ["R319"],
    topic: .samples,
    check: Acting.question(
      of: three,
      .loadPage,
      answer: { acting throws(Lack) in
        guard let count = acting.told.count else { throw .setup }
        return Answer(count == min(3, try acting.pageCount))
      },
      found: { "\($0.told.count ?? 0) page views" },
      expecting: { "\(min(3, $0.model.pageCount ?? 3)) page views" }
    ),
    passing: ["pages=5 puts(0,0,3) puts(1,320,3) puts(2,640,3)"],
    failing: [
      "pages=5 puts(0,0,3) puts(1,320,3) puts(2,640,3) set:320,0 S@320,0 set:640,0 S@640,0 ↓ puts(3,960,4)"
    ]
  )

  static let current = Rule(
    "sample.page.shown-by-one-of-three",
    "One of the three views shows the page in view.",
    .invariant,
    catalogue: ["R319"],
    topic: .samples,
    check: Acting.question(
      of: three,
      .didScroll,
      .didEndDecelerating,
      .final,
      answer: { acting throws(Lack) in
        try acting.knowPages()
        guard let current = acting.facts.current, current >= 0, current < (try acting.pageCount)
        else { return .notJudged }
        return Answer(acting.facts.pages.contains(current))
      },
      found: { "no view of page \($0.facts.current ?? 0)" },
      expecting: { "loadPage of page \($0.facts.current ?? 0)" }
    ),
    passing: [
      "pages=5 puts(0,0,3) puts(1,320,3) puts(2,640,3) set:320,0 S@320,0 set:640,0 S@640,0 puts(3,960,3) |@640,0"
    ],
    failing: [
      "pages=5 puts(0,0,3) puts(1,320,3) puts(2,640,3) set:320,0 S@320,0 set:640,0 S@640,0 set:960,0 S@960,0 set:970,0 ↓ S@970,0"
    ]
  )
}

extension Words {
  /// Texts with commas between.
  static func list(_ texts: [String?]) -> String {
    texts.isEmpty ? "of nothing" : texts.map { "\"\($0 ?? "")\"" }.joined(separator: ", ")
  }

  /// Returns a place.
  static func point(_ point: Point?) -> String {
    point.map { "(\($0.x.double), \($0.y.double))" } ?? "no place"
  }
}
