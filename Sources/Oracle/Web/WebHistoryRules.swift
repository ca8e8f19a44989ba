internal import Traces

/// Rules about the list of pages, and about loading one of them again (R250, R251, R259, R260).
enum WebHistoryRules {
  static let all = [asksFirst, loads, reloads, nowhere, back, forward]

  static let asksFirst = Rule(
    "web.history.asks-first",
    "Before a page of the list begins to load the delegate is asked about it, as about any other.",
    .sequence,
    grade: .should,
    catalogue: ["R250"],
    topic: .web,
    needs: .asksAlongHistory,
    check: Loading.question(
      .didStartLoad,
      answer: { load throws(Lack) in
        try load.hear(.shouldStartLoad)
        let isPlain = load.areCallsKnown && load.errand?.kind.isMove != true
        if isPlain { return .notJudged }
        return Answer(load.scene.allowed.most > 0)
      },
      expecting: { _ in "shouldStartLoad before it" }
    ),
    passing: ["\(web) \(two) \(wayBack) |"],
    failing: ["\(web) \(two) back ↓ began . ended |"]
  )

  static let loads = Rule(
    "web.history.loads",
    "Where there is a page to go to, going back or forward loads it.",
    .response,
    catalogue: ["R259", "R243"],
    sources: ["CDV", "R/uiwebview"],
    topic: .web,
    check: Loading.question(
      .pause,
      .turnEnd,
      .final,
      answer: { load throws(Lack) in try load.hasBegun { $0.isMove } },
      found: { "\($0.isFinal ? "at rest" : "a second later"), and nothing was loaded" },
      expecting: { _ in "didStartLoad of the page in the list" }
    ),
    passing: ["\(web) \(two) \(wayBack) |"],
    failing: [
      "\(web) \(two) back .4 ↓ |",
      "\(web) \(two) back .80 ↓ load:c ask(c,other) began . ended |",
    ]
  )

  static let reloads = Rule(
    "web.reload.loads",
    "A page that is loaded again is asked about and begins to load.",
    .response,
    grade: .should,
    catalogue: ["R251"],
    topic: .web,
    check: Loading.question(
      .pause,
      .turnEnd,
      .final,
      answer: { load throws(Lack) in try load.hasBegun { $0 == .reload } },
      found: { "\($0.isFinal ? "at rest" : "a second later"), and nothing was loaded" },
      expecting: { _ in "shouldStartLoad and didStartLoad of the page" }
    ),
    passing: ["\(web) \(one) again ask(a,reload) began . ended |"],
    failing: [
      "\(web) \(one) again .4 ↓ |",
      "\(web) \(one) again .80 ↓ load:c ask(c,other) began . ended |",
    ]
  )

  static let nowhere = Rule(
    "web.history.nowhere",
    "Where there is no page to go to, going back or forward does nothing.",
    .sequence,
    grade: .may,
    catalogue: ["R260"],
    sources: ["R/uiwebview"],
    topic: .web,
    check: Loading.question(
      .shouldStartLoad,
      .didStartLoad,
      .final,
      answer: { load throws(Lack) in
        try load.knowCalls()
        guard load.hasIdleMove else { return .notJudged }
        return Answer(load.isFinal || !load.isInIdleMove)
      },
      expecting: { _ in "nothing: there is no such page" }
    ),
    passing: ["\(web) \(one) back |"],
    failing: ["\(web) \(one) back ↓ ask(a,backForward) began . ended |"]
  )

  static let back = Rule(
    "web.history.can-go-back",
    "A web view can go back from its second page on, and not from its first.",
    .invariant,
    catalogue: ["R259"],
    sources: ["R/uiwebview"],
    topic: .web,
    check: Loading.question(
      .shouldStartLoad,
      .didStartLoad,
      .didFinishLoad,
      .final,
      answer: { load throws(Lack) in
        let flag = load.heard.page.canGoBack
        guard load.event == .didFinishLoad else {
          return try load.agrees(load.history.behind, with: flag)
        }
        return try load.hasSecond ? Answer(flag != false) : .notJudged
      },
      found: { "\($0.words), where canGoBack is \($0.heard.page.canGoBack ?? false)" },
      expecting: { "canGoBack \(!($0.heard.page.canGoBack ?? false))" }
    ),
    passing: ["\(web) \(first) |~a!bf \(second) |~b!Bf"],
    failing: [
      "\(web) \(first) ↓ |~a!B", "\(web) \(one) \(second) ↓ |~b!b",
      "\(web) \(one) load:b ask(b,other) began . ↓ ended~b!b |~b!B",
      "\(web) load:a ask(a,other) began load:b ask(b,other) failed(-999) began . ended~b | load:c ask(c,other) began . ended~c ↓ |~c!b",
      "hears=ended \(web) load:a .30 ended .30 load:b .30 ended .30 ↓ |~b!b",
    ]
  )

  static let forward = Rule(
    "web.history.can-go-forward",
    "A web view can go forward after it has gone back, and not before.",
    .invariant,
    catalogue: ["R259"],
    sources: ["R/uiwebview"],
    topic: .web,
    check: Loading.question(
      .shouldStartLoad,
      .didStartLoad,
      .final,
      answer: { load throws(Lack) in
        try load.agrees(load.history.ahead, with: load.heard.page.canGoForward)
      },
      found: { "\($0.words), where canGoForward is \($0.heard.page.canGoForward ?? false)" },
      expecting: { "canGoForward \(!($0.heard.page.canGoForward ?? false))" }
    ),
    passing: ["\(web) \(two) \(wayBack) |~a!bF"],
    failing: ["\(web) \(first) ↓ |~a!F", "\(web) \(two) \(wayBack) ↓ |~a!f"]
  )

  private static let web = WebLoadRules.web
  /// In drawings: a page has come; another has; the way back.
  private static let first = "load:a ask(a,other) began . ended"
  private static let second = "load:b ask(b,other) began . ended"
  private static let one = "\(first) |"
  private static let two = "\(first) | \(second) |"
  private static let wayBack = "back ask(a,backForward) began . ended"
}

extension Loading {
  /// Judges if the load that a call has asked for has begun, if the call certainly had something to
  /// ask for.
  fileprivate func hasBegun(_ isMeant: (WebErrand.Kind) -> Bool) throws(Lack) -> Answer {
    guard let errand = try errandAtRest() else { return .notJudged }
    guard isMeant(errand.kind), errand.hasPage else { return .notJudged }
    try beTold()
    // If the delegate was asked about it, another rule judges the result.
    if errand.isAsked { return .holds }
    try hear(.didStartLoad)
    return Answer(scene.starts > 0)
  }

  /// True if a page is there, as its last load ends, that surely stands behind another.
  fileprivate var hasSecond: Bool {
    get throws(Lack) {
      guard isLast, let running, [.load, .link, .form].contains(running.kind), scene.failures == 0,
        !scene.wasStopped, areCallsKnown
      else { return false }
      _ = try load
      let (before, after) = try (shown.value, target.value)
      return history.hasPage.areSurelySome && before != after && !before.isEmpty
    }
  }

  /// Judges if a flag says what the list says, while nothing is loading.
  fileprivate func agrees(_ pages: Tallied, with flag: Bool?) throws(Lack) -> Answer {
    guard let flag else { throw .state }
    try need(scene.open.isSurelyNone && !(isFinal && errand != nil), .page)
    _ = try load
    if pages.areSurelySome { return Answer(flag) }
    try need(pages.isSurelyNone, .start)
    return Answer(!flag)
  }
}
