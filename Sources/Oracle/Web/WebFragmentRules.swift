internal import Traces

/// The rule about places on the page that is shown (R252).
enum WebFragmentRules {
  static let all = [startsNothing]

  static let startsNothing = Rule(
    "web.fragment.begins-nothing",
    "A place on the page that is shown is asked about, and nothing is loaded.",
    .sequence,
    catalogue: ["R252"],
    sources: ["CDV", "zhongwuzw", "B-73"],
    topic: .web,
    check: Loading.question(
      .didStartLoad,
      .didFinishLoad,
      .didFailLoad,
      .final,
      answer: { load throws(Lack) in
        if load.event == .didStartLoad, load.caused?.page?.isPlace == true { return .violated }
        guard load.scene.question.kind == .fragment, !load.scene.question.isRefused else {
          return .notJudged
        }
        _ = try load.load
        if load.event == .didStartLoad { return Answer(load.scene.allowed.most > 0) }
        // Of an end that belongs to nothing another rule says more.
        return load.isFinal ? .holds : .notJudged
      },
      expecting: { _ in "nothing: the page is there" }
    ),
    passing: ["\(web) \(loaded) link:a#x ask(a#x,linkClicked) |"],
    failing: [
      "\(web) \(loaded) link:a#x ask(a#x,linkClicked) ↓ began . ended |",
      "hears=began \(web) load:a began .60 link:a#x ↓ began .60 |",
    ]
  )

  private static let web = WebLoadRules.web
  private static let loaded = WebLoadRules.loaded
}
