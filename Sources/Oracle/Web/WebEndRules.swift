internal import Traces

/// Rules about how loads end (R243, R246, R256).
enum WebEndRules {
  static let all = [endsOnce, ends, finishes, failures, flag]

  static let endsOnce = Rule(
    "web.load.ends-once",
    "A load that has begun finishes or fails, once, and nothing else does.",
    .sequence,
    catalogue: ["R243", "R240", "R244", "R263"],
    sources: ["CDV", "cordova-ios-449", "B-71"],
    topic: .web,
    check: Loading.question(
      .didFinishLoad,
      .didFailLoad,
      answer: { load throws(Lack) in
        if let caused = load.caused {
          let rest = load.event == .didFinishLoad ? caused.finishes : caused.failures
          if rest.isSurelyNone { return .violated }
        }
        try load.hear(.didStartLoad)
        if load.scene.open.most > 0 { return .holds }
        // A load whose address is none fails unopened, which only its question tells.
        if load.event == .didFailLoad { try load.hear(.shouldStartLoad) }
        let mayFail = load.event == .didFailLoad && load.scene.mayFailUnopened(load.heard)
        return mayFail ? .notJudged : .violated
      },
      expecting: { _ in "nothing: what has begun has ended" }
    ),
    passing: [
      "\(web) \(loaded)", "\(web) load:moved ask(moved,other) began . ask(a,other) ended |",
      "hears=ended web=slow load:a . load:b .9 ended .30 |",
      "hears=failed web=slow load:a . halt failed(-999) .30 load:b .30 |",
      "deaf=ask web=slow load:framed began .8 began . load:a failed(-999) failed(-999) began .30 ended |",
    ],
    failing: [
      "\(web) load:a ask(a,other) began . ended ↓ ended |",
      "\(web) load:lost ask(lost,other) began . failed(-1003) ↓ ended |",
      "hears=ended \(web) load:a .30 ended . ↓ ended .30 |",
      "hears=ended web=slow load:a . load:b .9 ended ↓ ended .30 |",
      "hears=ended web=slow load:a . halt .30 ↓ ended |",
      "hears=ask,ended \(web) load:a ask(a,other)=no .30 ↓ ended |",
    ]
  )

  static let ends = Rule(
    "web.load.ends",
    "Each load that has begun has finished or failed at rest.",
    .response,
    catalogue: ["R243", "R240"],
    topic: .web,
    check: Loading.question(
      .shouldStartLoad,
      .final,
      answer: { load throws(Lack) in
        if !load.isFinal, !load.isOverdue { return .notJudged }
        try load.need(load.scene.open.most == 0 || load.scene.open.least > 0, .start)
        try load.beTold()
        try load.hear(.didFinishLoad)
        try load.hear(.didFailLoad)
        guard load.scene.open.areSurelySome else { return .holds }
        // Of what was stopped another rule says more.
        if load.scene.open.least <= load.scene.doomed.least { return .notJudged }
        if load.isFinal { try load.beSettled() }
        return .violated
      },
      found: { load in
        let count = Words.number(load.scene.open.least)
        return "\(load.isFinal ? "at rest" : load.words), and \(count) of the loads not over"
      },
      expecting: { _ in "didFinishLoad or didFailLoad for each didStartLoad" }
    ),
    passing: ["\(web) \(loaded)"],
    failing: [
      "\(web) load:a ask(a,other) began .4 ↓ |",
      "\(web) load:a ask(a,other) began .90 ↓ |~none!L",
      "\(web) load:framed ask(framed,other) began . ask(b,other) began . ended .4 ↓ |",
      "\(web) load:a ask(a,other) began .30 link:b ↓ ask(b,linkClicked) began . ended |",
      "\(web) \(loaded) load:b ask(b,other) began link:c ask(c,linkClicked)=no .30 load:a ↓ ask(a,other) began . ended |",
    ]
  )

  static let finishes = Rule(
    "web.load.finishes-what-comes",
    "A page that comes finishes, and so does each of its frames that comes.",
    .response,
    catalogue: ["R240", "R246", "R245"],
    sources: ["CDV", "L-12", "L-14", "L-15"],
    topic: .web,
    check: Loading.question(
      .didFailLoad,
      .didFinishLoad,
      .final,
      answer: { load throws(Lack) in
        if load.isFinal { return try load.lacks(\.finishes, .didFinishLoad) }
        guard load.isLast, let outcome = try load.outcomeAtEnd else { return .notJudged }
        let count = load.scene.finishes + (load.event == .didFinishLoad ? 1 : 0)
        return Answer(count >= outcome.finishes)
      },
      found: { load in
        if load.isFinal { return "at rest, and not as many didFinishLoad" }
        let count = load.scene.finishes + (load.event == .didFinishLoad ? 1 : 0)
        return "\(load.words), the last, and \(Words.amount(count)) of them finished"
      },
      expecting: { "\(Words.perhaps($0.outcome?.finishes))didFinishLoad: so much has come" }
    ),
    passing: [
      "\(web) \(loaded)",
      "\(web) load:torn ask(torn,other) began . ask(lost,other) began . failed(-1003) ended |",
    ],
    failing: [
      "\(web) load:a ask(a,other) began . ↓ failed(-1001) |",
      "\(web) load:torn ask(torn,other) began . ask(lost,other) began . failed(-1003) ↓ failed(-1003) |",
      "hears=ended \(web) load:framed .60 ended .60 ↓ |",
    ]
  )

  static let failures = Rule(
    "web.load.fails-what-fails",
    "What the network has an error for fails.",
    .response,
    grade: .should,
    catalogue: ["R246", "R247", "R248"],
    sources: ["CDV", "L-15", "L-16", "B-74"],
    topic: .web,
    check: Loading.question(
      .didFinishLoad,
      .didFailLoad,
      .final,
      answer: { load throws(Lack) in
        if load.isFinal { return try load.lacks(\.failures, .didFailLoad) }
        guard load.isLast, let outcome = try load.outcomeAtEnd else { return .notJudged }
        let count = load.scene.failures + (load.event == .didFailLoad ? 1 : 0)
        return Answer(count >= outcome.failures)
      },
      found: { load in
        if load.isFinal { return "at rest, and not as many didFailLoad" }
        let count = load.scene.failures + (load.event == .didFailLoad ? 1 : 0)
        return "\(load.words), the last, and \(Words.amount(count)) of them failed"
      },
      expecting: {
        "\(Words.perhaps($0.outcome?.failures))didFailLoad: so many errors there are"
      }
    ),
    passing: ["\(web) load:lost ask(lost,other) began . failed(-1003) |"],
    failing: [
      "\(web) load:lost ask(lost,other) began . ↓ ended |",
      "\(web) load:torn ask(torn,other) began . ask(lost,other) began . ended ↓ ended |",
      "hears=failed \(web) load:torn .90 ↓ |",
    ]
  )

  static let flag = Rule(
    "web.load.says-loading",
    "From the first begin to the last end a web view says that it loads.",
    .invariant,
    grade: .may,
    catalogue: ["R256"],
    sources: ["CDV"],
    topic: .web,
    check: Loading.question(
      .didStartLoad,
      .didFinishLoad,
      .didFailLoad,
      .final,
      answer: { load throws(Lack) in
        guard let isLoading = load.heard.page.isLoading else { throw .state }
        switch load.event {
        case .didStartLoad: return Answer(isLoading)
        case .final:
          try load.need(load.scene.open.isKnown, .start)
          return load.scene.open.isSurelyNone ? Answer(!isLoading) : .notJudged
        default:
          try load.need(load.scene.open.isKnown, .start)
          _ = try load.load
          try load.need(!load.scene.mayBeOfAddress(load.heard), .message)
          return Answer(isLoading == (load.scene.open.least > 1))
        }
      },
      found: { "\($0.words), where isLoading is \($0.heard.page.isLoading ?? false)" },
      expecting: { "isLoading \(!($0.heard.page.isLoading ?? false))" }
    ),
    passing: ["\(web) load:a ask(a,other)~none!l began~none!L . ended~a!l |~a!l"],
    failing: [
      "\(web) load:a ask(a,other) ↓ began~none!l . ended~a!l |~a!l",
      "\(web) load:a ask(a,other) began~none!L . ↓ ended~a!L |~a!l",
    ]
  )

  private static let web = WebLoadRules.web
  private static let loaded = WebLoadRules.loaded
}

extension Loading {
  /// Returns the answer of a rule that is broken if a message of a kind has not come that calls have caused.
  fileprivate func lacks(
    _ count: (CausedMessages.Missed) -> Int,
    _ event: Event
  ) throws(Lack) -> Answer {
    guard let caused else { return .notJudged }
    try hear(event)
    return count(caused.missed) > 0 ? .violated : .notJudged
  }

  /// The outcome of all that was asked for, at the end of the last load, if everything could be
  /// heard.
  fileprivate var outcomeAtEnd: WebOutcome? {
    get throws(Lack) {
      try knowCalls()
      try hearAll()
      _ = try load
      guard let outcome else { return nil }
      // Of what was not asked about other rules say more.
      let isAllAsked = (outcome.redirects + outcome.frames).allSatisfy {
        scene.asked.contains(Address.withoutFragment($0))
      }
      return isAllAsked ? outcome : nil
    }
  }
}

extension Words {
  /// Writes a number before what is counted, if there is one: `two `.
  fileprivate static func perhaps(_ count: Int?) -> String {
    count.map { number($0) + " " } ?? ""
  }

  /// Writes how many of some there are: `none`, `one`.
  fileprivate static func amount(_ count: Int) -> String { count == 0 ? "none" : number(count) }
}
