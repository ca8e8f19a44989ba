internal import Traces

/// Rules about what is shown and asked for: addresses, types, sizes (R249, R258, R261).
enum WebPageRules {
  static let all = [oldAtStart, newAtFinish, typeOfCause, typeOfLead, fixed, fits]

  static let oldAtStart = Rule(
    "web.request.old-at-begin",
    "As a page begins to load, the web view's request is that of the page before, or none.",
    .invariant,
    grade: .should,
    catalogue: ["R249"],
    topic: .web,
    check: Loading.question(
      .didStartLoad,
      answer: { load throws(Lack) in
        guard load.scene.open.isSurelyNone else { return .notJudged }
        guard let told = load.heard.shown else { throw .state }
        // A delegate that is asked may follow a link within the page.
        try load.withoutDelegate()
        return try Answer(told == load.shown.value)
      },
      found: { "didStartLoad, where request is \($0.heard.shown ?? "")" },
      expecting: { load in
        let before = load.shown.ifTold ?? ""
        return before.isEmpty ? "request null" : "request \(before)"
      }
    ),
    passing: ["\(web) load:a ask(a,other)~none began~none . ended~a |~a"],
    failing: ["\(web) load:a ask(a,other)~none ↓ began~a . ended~a |~a"]
  )

  static let newAtFinish = Rule(
    "web.request.new-at-end",
    "When all of a page has loaded, the web view's request is that of the page.",
    .invariant,
    grade: .should,
    catalogue: ["R249"],
    topic: .web,
    check: Loading.question(
      .didFinishLoad,
      .final,
      answer: { load throws(Lack) in
        if load.isFinal { return try load.staysAtRest }
        guard load.isLast, load.running != nil, load.scene.failures == 0,
          !load.scene.wasStopped
        else { return .notJudged }
        _ = try load.load
        guard let told = load.heard.shown else { throw .state }
        return try Answer(told == load.target.value)
      },
      found: { load in
        "\(load.isFinal ? "at rest" : load.words), where request is \(load.heard.shown ?? "")"
      },
      expecting: { "request \(($0.isFinal ? $0.shown : $0.target).ifTold ?? "")" }
    ),
    passing: ["\(web) load:moved ask(moved,other) began . ask(a,other) ended~a |~a"],
    failing: [
      "\(web) load:moved ask(moved,other) began . ask(a,other) ↓ ended~moved |~moved",
      "\(web) load:a ask(a,other)~none began~none . ↓ ended~none |~none",
      "\(web) \(loaded) load:b ask(b,other) began . ended~b . ↓ |~a",
    ]
  )

  static let typeOfCause = Rule(
    "web.type.of-cause",
    "The delegate is asked with the type of what has caused the load: a link, a form, the list, code.",
    .invariant,
    grade: .should,
    catalogue: ["R258"],
    sources: ["zhongwuzw", "H5/UIWebView.h", "B-74"],
    topic: .web,
    check: Loading.question(
      .shouldStartLoad,
      answer: { load throws(Lack) in
        guard let type = load.heard.type else { throw .message }
        try load.knowCalls()
        _ = try load.load
        guard load.isAboutErrand, let errand = load.errand else { return .notJudged }
        let types = errand.kind.types
        // A form is sent again only where one was sent.
        if type == "formResubmitted", types.contains(type) { return Answer(load.mayHaveForms) }
        return Answer(types.contains(type))
      },
      expecting: { "navigationType \($0.errand?.kind.types.first ?? "")" }
    ),
    passing: ["\(web) \(loaded) link:b ask(b,linkClicked) began . ended |"],
    failing: [
      "\(web) \(loaded) link:b ↓ ask(b,other) began . ended |",
      "\(web) \(loaded) again ↓ ask(a,other) began . ended |",
    ]
  )

  static let typeOfLead = Rule(
    "web.type.of-redirect",
    "The delegate is asked about a redirect with the type other.",
    .invariant,
    grade: .should,
    catalogue: ["R258"],
    sources: ["zhongwuzw"],
    topic: .web,
    check: Loading.question(
      .shouldStartLoad,
      answer: { load throws(Lack) in
        guard let type = load.heard.type else { throw .message }
        guard load.isSurelyOfPage, load.lead == .redirect else { return .notJudged }
        _ = try load.load
        return Answer(type == "other")
      },
      expecting: { _ in "navigationType other" }
    ),
    passing: [
      "\(web) load:moved ask(moved,other) began . ask(a,other) ended |",
      "\(web) log ask(moved,other) began . ask(a,other) ended .30 ask(a,backForward) began . ended",
    ],
    failing: ["\(web) load:moved ask(moved,other) began . ↓ ask(a,linkClicked) ended |"]
  )

  static let fixed = Rule(
    "web.scale.fixed",
    "Where pages are not made to fit, fingers do not zoom them.",
    .invariant,
    catalogue: ["R261"],
    sources: ["R/uiwebview", "S0"],
    topic: .web,
    check: Loading.question(
      .shouldStartLoad,
      .didStartLoad,
      .didFinishLoad,
      .didFailLoad,
      .final,
      answer: { load throws(Lack) in
        guard let scale = load.heard.scale else { throw .state }
        return try load.fits ? .notJudged : Answer(scale == Millionths(1))
      },
      found: { "\($0.words), where the scale is \($0.heard.scale.map { "\($0.double)" } ?? "")" },
      expecting: { _ in "the scale 1" }
    ),
    passing: ["\(web) \(loadedWide) |*1 vv <>50 ^^ |*1"],
    failing: ["\(web) \(loadedWide) |*1 vv <>50 ^^ ↓ |*1.5"]
  )

  static let fits = Rule(
    "web.scale.fits",
    "Where pages are made to fit, one that is wider than the view becomes as wide as that.",
    .rest,
    catalogue: ["R261"],
    sources: ["R/uiwebview", "S0"],
    topic: .web,
    check: Loading.question(
      .final,
      answer: { load throws(Lack) in
        guard try load.fits else { return .notJudged }
        guard let size = load.heard.contentSize else { throw .state }
        // Fingers may have made it larger.
        try load.need(!load.wasTouched && load.width > 0, .place)
        guard let width = try load.widthOfPage, width > load.width else { return .notJudged }
        return Answer(abs(size.x.units - load.width) <= 1000)
      },
      found: { "content \(Words.decimal($0.heard.contentSize?.x.units ?? 0)) wide" },
      expecting: { "\(Words.decimal($0.width)), the width of the view" }
    ),
    passing: ["\(web) scalesPageToFit=yes \(loadedWide)~wide |*0.5#320,480~wide"],
    failing: ["\(web) scalesPageToFit=yes \(loadedWide)~wide ↓ |*1#640,960~wide"]
  )

  private static let web = WebLoadRules.web
  private static let loaded = WebLoadRules.loaded
  /// In drawings: a page comes that is twice as wide as the view.
  private static let loadedWide = "load:wide ask(wide,other) began . ended"
}

extension Loading {
  /// Returns an answer that holds if a page that has come is still there at rest.
  fileprivate var staysAtRest: Answer {
    get throws(Lack) {
      guard errand == nil, scene.open.isSurelyNone, scene.questions == 0, history.isSettled,
        hasDelegate, areCallsKnown, !wasTouched
      else { return .notJudged }
      _ = try load
      guard let told = heard.shown else { throw .state }
      return try Answer(told == shown.value)
    }
  }

  /// The width of the page that is shown, as the network tells it.
  fileprivate var widthOfPage: Int32? {
    get throws(Lack) {
      let shown = try shown.value
      guard !shown.isEmpty, case .document(let size?, _) = network.answer(to: shown).result else {
        return nil
      }
      return size.x.units
    }
  }
}
