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
      .final,
      answer: { load throws(Lack) in try load.asks(.redirect) { $0.redirects } },
      found: { "\($0.isFinal ? "at rest" : $0.words), and no shouldStartLoad of the redirect" },
      expecting: { "shouldStartLoad of \($0.lead(.redirect))" }
    ),
    passing: ["\(web) \(moved) ended |"],
    failing: [
      "\(web) load:moved ask(moved,other) began . ↓ ended |",
      "hears=ask \(web) load:moved ask(moved,other) .60 ↓ |",
    ]
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
      .final,
      answer: { load throws(Lack) in try load.asks(.frame) { $0.frames } },
      found: { "\($0.isFinal ? "at rest" : $0.words), and no shouldStartLoad of a frame" },
      expecting: { "shouldStartLoad of \($0.lead(.frame))" }
    ),
    passing: [
      "\(web) load:framed ask(framed,other) began . ask(b,other) began . ended ended |"
    ],
    failing: [
      "\(web) load:framed ask(framed,other) began . ↓ ended |",
      "hears=ask \(web) load:framed ask(framed,other) .60 ↓ |",
    ]
  )

  private static let web = WebLoadRules.web
  private static let moved = "load:moved ask(moved,other) began . ask(a,other)"
}

extension Loading {
  /// Returns true if a question of a kind was due, as calls and the network tell, and has not come.
  func misses(_ kind: CausedMessages.Question.Kind) -> Bool {
    caused?.missed.questions.contains { $0.kind == kind } ?? false
  }

  /// Returns the first address of a kind that a page leads to.
  fileprivate func lead(_ kind: CausedMessages.Question.Kind) -> String {
    if isFinal { return caused?.missed.questions.first { $0.kind == kind }?.address ?? "" }
    return (kind == .redirect ? outcome?.redirects : outcome?.frames)?.first ?? ""
  }

  /// Judges if all that a page leads to was asked about, at its end.
  fileprivate func asks(
    _ kind: CausedMessages.Question.Kind,
    _ leads: (WebOutcome) -> [String]
  ) throws(Lack) -> Answer {
    if isFinal {
      guard misses(kind) else { return .notJudged }
      try hear(.shouldStartLoad)
      return .violated
    }
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
