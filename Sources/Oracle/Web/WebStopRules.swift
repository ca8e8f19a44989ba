internal import Traces

/// Rules about loads that are stopped, by code or by another load (R253 to R255).
enum WebStopRules {
  static let all = [idle, neverFinishes, cancelled, onlyCancelled, fails]

  static let idle = Rule(
    "web.stop.idle",
    "Where nothing is loading there is nothing to stop, and nothing to tell.",
    .sequence,
    catalogue: ["R255"],
    sources: ["R/uiwebview"],
    topic: .web,
    check: Loading.question(
      .shouldStartLoad,
      .didStartLoad,
      .didFinishLoad,
      .didFailLoad,
      .final,
      answer: { load throws(Lack) in
        try load.knowCalls()
        guard load.hasIdleStop else { return .notJudged }
        return Answer(load.isFinal || !load.isInIdleStop)
      },
      expecting: { _ in "nothing: nothing was loading" }
    ),
    passing: ["\(web) \(loaded) halt |"],
    failing: ["\(web) \(loaded) halt ↓ failed(-999) |"]
  )

  static let neverFinishes = Rule(
    "web.stop.never-finishes",
    "A load that was stopped, or whose place another takes, does not finish.",
    .sequence,
    catalogue: ["R253"],
    topic: .web,
    check: Loading.question(
      .didFinishLoad,
      answer: { load throws(Lack) in
        guard load.scene.wasStopped, load.scene.doomed.areSurelySome else { return .notJudged }
        _ = try load.load
        return Answer(load.scene.open.most > load.scene.doomed.least)
      },
      expecting: { _ in "didFailLoad with NSURLErrorDomain -999" }
    ),
    passing: [
      "\(web) load:a ask(a,other) began halt failed(-999) |",
      "\(web) load:a ask(a,other) began ~halt failed(-999) |",
    ],
    failing: [
      "\(web) load:a ask(a,other) began halt ↓ ended |",
      "\(web) load:a ask(a,other) began load:b ask(b,other) ↓ ended began . ended |",
      "\(web) load:a ask(a,other) began ~halt ↓ ended |",
    ]
  )

  static let cancelled = Rule(
    "web.stop.is-cancelled",
    "What was stopped fails with NSURLErrorDomain -999, so that nobody takes it for a failure.",
    .invariant,
    catalogue: ["R253", "R254"],
    sources: ["cordova-ios-110", "cordova-ios-959", "B-41"],
    topic: .web,
    check: Loading.question(
      .didFailLoad,
      answer: { load throws(Lack) in
        guard load.scene.wasStopped, load.scene.doomed.areSurelySome else { return .notJudged }
        _ = try load.load
        guard let isCancelled = load.heard.isCancelled else { throw .state }
        if isCancelled { return .holds }
        // One that was not stopped may fail by itself.
        return load.scene.open.most > load.scene.doomed.least ? .notJudged : .violated
      },
      expecting: { _ in "didFailLoad with NSURLErrorDomain -999" }
    ),
    passing: ["\(web) load:a ask(a,other) began halt failed(-999) |"],
    failing: [
      "\(web) load:a ask(a,other) began halt ↓ failed(-1001) |",
      "\(web) load:a ask(a,other) began load:b ask(b,other) ↓ failed(-1) began . ended |",
    ]
  )

  static let onlyCancelled = Rule(
    "web.stop.only-stopped",
    "NSURLErrorDomain -999 says that a load was stopped, and is told of no other.",
    .invariant,
    catalogue: ["R254", "R253"],
    sources: ["cordova-ios-959", "B-41"],
    topic: .web,
    check: Loading.question(
      .didFailLoad,
      answer: { load throws(Lack) in
        guard load.heard.isCancelled == true else { return .notJudged }
        try load.knowCalls()
        try load.hearAll()
        _ = try load.load
        try load.need(!load.network.isEmpty && !load.network.cancels, .setup)
        return Answer(load.scene.doomed.most > 0)
      },
      expecting: { _ in "the error of the network: nothing was stopped" }
    ),
    passing: [
      "\(web) load:a ask(a,other) began load:b ask(b,other) failed(-999) began . ended |",
      "\(web) load:a ask(a,other) began load:b failed(-999) ask(b,other) began . ended |",
    ],
    failing: ["\(web) load:lost ask(lost,other) began . ↓ failed(-999) |"]
  )

  static let fails = Rule(
    "web.stop.fails",
    "Each load that was stopped, or whose place another takes, fails.",
    .response,
    catalogue: ["R253"],
    sources: ["cordova-ios-110", "cordova-ios-959", "B-74"],
    topic: .web,
    check: Loading.question(
      .shouldStartLoad,
      .pause,
      .turnEnd,
      .final,
      answer: { load throws(Lack) in
        guard load.scene.wasStopped,
          load.isFinal || load.isOverdue || load.isFailureOverdue
        else { return .notJudged }
        _ = try load.load
        try load.beTold()
        try load.hear(.didFailLoad)
        return Answer(!load.scene.doomed.areSurelySome)
      },
      found: {
        "\($0.isFinal ? "at rest" : $0.words), and no didFailLoad of what was stopped"
      },
      expecting: { _ in "didFailLoad with NSURLErrorDomain -999" }
    ),
    passing: ["\(web) load:a ask(a,other) began halt failed(-999) |"],
    failing: [
      "\(web) load:a ask(a,other) began halt .4 ↓ |",
      "\(web) load:a ask(a,other) began load:b ask(b,other) began . ended .90 .20 ↓ v ^",
      "\(web) load:a ask(a,other) began load:b ask(b,other) began . ended .4 ↓ |",
      "\(web) load:a ask(a,other) began halt .30 ↓ load:b ask(b,other) began . ended |",
      "\(web) load:framed ask(framed,other) began . ask(b,other) began halt failed(-999) .30 ↓ load:a ask(a,other) began . ended |",
    ]
  )

  private static let web = WebLoadRules.web
  private static let loaded = WebLoadRules.loaded
}

extension ScriptedNetwork {
  /// True if it answers with the error of a load that was stopped.
  fileprivate var cancels: Bool {
    addresses.contains {
      if case .failure(let failure) = answer(to: $0).result { failure.code == -999 } else { false }
    }
  }
}
