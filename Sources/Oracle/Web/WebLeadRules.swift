internal import Traces

/// Rules about what a page leads to: redirects and frames (R244, R245).
enum WebLeadRules {
  static let all = [redirectStartsOnce, redirectAsks, frameAsks]

  static let redirectStartsOnce = Rule(
    "web.redirect.begins-once",
    "What is led elsewhere has begun already, and does not begin again.",
    .sequence,
    grade: .should,
    catalogue: ["R244"],
    topic: .web,
    check: Loading.question(
      .didStartLoad,
      answer: { load throws(Lack) in
        guard load.scene.question.kind == .redirect, !load.scene.question.isRefused else {
          return .notJudged
        }
        _ = try load.load
        return Answer(load.scene.allowed.most > 0)
      },
      expecting: { _ in "didFinishLoad: the redirect goes on with what has begun" }
    ),
    passing: ["\(web) \(moved) ended |"],
    failing: ["\(web) \(moved) ↓ began ended ended |"]
  )

  static let redirectAsks = Rule(
    "web.redirect.asks",
    "The delegate is asked about what a page leads to in its place.",
    .response,
    grade: .should,
    catalogue: ["R244"],
    topic: .web,
    check: Loading.question(
      .didFinishLoad,
      .didFailLoad,
      answer: { load throws(Lack) in try load.asks { $0.redirects } },
      found: { "\($0.words), and no shouldStartLoad of the redirect" },
      expecting: { "shouldStartLoad of \($0.outcome?.redirects.first ?? "")" }
    ),
    passing: ["\(web) \(moved) ended |"],
    failing: ["\(web) load:moved ask(moved,other) began . ↓ ended |"]
  )

  static let frameAsks = Rule(
    "web.frame.asks",
    "The delegate is asked about each frame of a page.",
    .response,
    catalogue: ["R245"],
    topic: .web,
    check: Loading.question(
      .didFinishLoad,
      .didFailLoad,
      answer: { load throws(Lack) in try load.asks { $0.frames } },
      found: { "\($0.words), and no shouldStartLoad of a frame" },
      expecting: { "shouldStartLoad of \($0.outcome?.frames.first ?? "")" }
    ),
    passing: [
      "\(web) load:framed ask(framed,other) began . ask(b,other) began . ended ended |"
    ],
    failing: ["\(web) load:framed ask(framed,other) began . ↓ ended |"]
  )

  private static let web = WebLoadRules.web
  private static let moved = "load:moved ask(moved,other) began . ask(a,other)"
}

extension Loading {
  /// Judges if all that a page leads to was asked about, at its end.
  fileprivate func asks(_ leads: (WebOutcome) -> [String]) throws(Lack) -> Answer {
    guard isLast else { return .notJudged }
    try knowCalls()
    try hear(.shouldStartLoad)
    _ = try load
    guard let outcome else { return .notJudged }
    let leads = leads(outcome)
    guard !leads.isEmpty else { return .notJudged }
    let all = 1 + outcome.redirects.count + outcome.frames.count
    if scene.questions < all { return .violated }
    return Answer(leads.allSatisfy { scene.asked.contains(Address.withoutFragment($0)) })
  }
}
