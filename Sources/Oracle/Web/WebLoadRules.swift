internal import Traces

/// Rules about what is asked before a load begins, and what begins (R240, R241, R245, R247, R248, R263).
enum WebLoadRules {
  static let all = [
    silent, hasCause, refused, invalidNeverStarts, asksFirst, answersCall, starts, invalidFails,
    keepsPage,
  ]

  static let silent = Rule(
    "web.delegate.silent",
    "After its delegate was taken away a web view tells it nothing.",
    .sequence,
    catalogue: ["R262"],
    topic: .web,
    check: Loading.question(
      .shouldStartLoad,
      .didStartLoad,
      .didFinishLoad,
      .didFailLoad,
      answer: { Answer($0.hasDelegate) },
      expecting: { _ in "nothing: the delegate is nil" }
    ),
    passing: ["\(web) load:a \(asked(.a)) began undelegate ."],
    failing: ["\(web) load:a \(asked(.a)) began undelegate . ↓ ended |"]
  )

  static let hasCause = Rule(
    "web.load.has-cause",
    "A page is asked about for a call, a touch, or what another page leads to.",
    .response,
    catalogue: ["R240", "A04"],
    sources: ["S0", "R/uiwebviewdelegate"],
    topic: .web,
    check: Loading.question(
      .shouldStartLoad,
      .didStartLoad,
      answer: { load throws(Lack) in
        try load.knowCalls()
        // Of a begin that follows a question other rules say more.
        if load.event == .didStartLoad, load.scene.questions > 0 { return .notJudged }
        if let caused = load.caused, caused.page?.isPlace != true {
          let isOver =
            load.event == .didStartLoad ? caused.starts.isSurelyNone : caused.questions.isEmpty
          if isOver { return .violated }
        }
        // A page with a program in it may load something by itself; a scripted one has none.
        try load.need(!load.network.isEmpty, .setup)
        return Answer(load.hasCause)
      },
      found: { "\($0.words), and nothing has caused it" },
      expecting: { _ in "nothing before a call, or a finger on the page" }
    ),
    passing: [
      "\(web) \(loaded)",
      "\(web) load:torn ask(torn,other) began . ask(lost,other) began . failed(-1003) ended .60 link:a ask(a,linkClicked) began . ended |",
    ],
    failing: [
      "\(web) \(loaded) .60 ↓ ask(b,other)", "hears=began \(web) load:moved began . ↓ began .60 |",
    ]
  )

  static let refused = Rule(
    "web.load.refused",
    "What the delegate does not let be loaded does not begin to load.",
    .sequence,
    catalogue: ["R241"],
    topic: .web,
    check: Loading.question(
      .didStartLoad,
      answer: { load throws(Lack) in
        try load.hear(.shouldStartLoad)
        guard load.scene.question.isRefused, load.scene.questions > 0 else { return .notJudged }
        return Answer(load.scene.allowed.most > 0)
      },
      expecting: { _ in "nothing: shouldStartLoad was answered false" }
    ),
    passing: ["\(web) load:a ask(a,other)=no |"],
    failing: ["\(web) load:a ask(a,other)=no ↓ began . ended |"]
  )

  static let invalidNeverStarts = Rule(
    "web.invalid.never-begins",
    "What has an address that is none fails without having begun to load.",
    .sequence,
    grade: .should,
    catalogue: ["R248", "R247"],
    sources: ["CDV", "L-16"],
    topic: .web,
    check: Loading.question(
      .didStartLoad,
      answer: { load throws(Lack) in
        guard load.scene.question.kind == .invalid, load.scene.question.isPending else {
          return .notJudged
        }
        return Answer(load.scene.allowed.most > 0)
      },
      expecting: { _ in "didFailLoad: the address cannot be loaded" }
    ),
    passing: ["\(web) load:bad \(asked(.bad)) failed(-1002) |"],
    failing: ["\(web) load:bad \(asked(.bad)) ↓ began failed(-1002) |"]
  )

  static let asksFirst = Rule(
    "web.load.asks-first",
    "Before a page or a frame begins to load the delegate is asked about it.",
    .sequence,
    catalogue: ["R240", "R245"],
    sources: ["S0", "R/uiwebviewdelegate", "L-12", "L-14"],
    topic: .web,
    check: Loading.question(
      .didStartLoad,
      answer: { load throws(Lack) in
        try load.hear(.shouldStartLoad)
        if load.scene.allowed.most > 0 { return .holds }
        // Another rule says more of each of these.
        if load.scene.question.isRefused || load.scene.question.kind != .load {
          guard load.scene.questions == 0 else { return .notJudged }
        }
        try load.knowCalls()
        return load.errand?.kind.isMove == true ? .notJudged : .violated
      },
      expecting: { _ in "shouldStartLoad before it" }
    ),
    passing: ["\(web) \(loaded)"],
    failing: [
      "\(web) load:a ↓ began . ended |", "\(web) load:a \(asked(.a)) began ↓ began . ended ended |",
    ]
  )

  static let answersCall = Rule(
    "web.load.asks",
    "For each page that a call, a link or a form asks for the delegate is asked.",
    .response,
    catalogue: ["R240", "R258"],
    topic: .web,
    check: Loading.question(
      .pause,
      .turnEnd,
      .final,
      answer: { load throws(Lack) in
        if load.isFinal, load.misses(.page) {
          try load.hear(.shouldStartLoad)
          return .violated
        }
        guard let errand = try load.errandAtRest() else { return .notJudged }
        guard [.load, .link, .form, .string].contains(errand.kind), errand.hasPage else {
          return .notJudged
        }
        try load.beTold()
        try load.hear(.shouldStartLoad)
        return Answer(errand.isAsked)
      },
      found: { "\($0.isFinal ? "at rest" : "a second later"), and no shouldStartLoad" },
      expecting: { "shouldStartLoad\($0.errand?.address.map { " of \($0)" } ?? "")" }
    ),
    passing: ["\(web) \(loaded)", "\(web) load:a ask(a,other)=no |"],
    failing: [
      "\(web) load:a .4 ↓ |",
      "\(web) \(loaded) load:b ask(b,other) began link:c . ended .80 ↓ load:a ask(a,other) began . ended |",
    ]
  )

  static let starts = Rule(
    "web.load.begins",
    "What the delegate lets be loaded begins to load, whether or not it will succeed.",
    .response,
    catalogue: ["R240", "R263", "R245"],
    sources: ["S0", "R/uiwebviewdelegate", "L-12", "zhongwuzw"],
    topic: .web,
    check: Loading.question(
      .didFinishLoad,
      .didFailLoad,
      .final,
      answer: { load throws(Lack) in
        guard load.isFinal || load.isLast else { return .notJudged }
        if load.isFinal, let caused = load.caused, caused.missed.starts > 0 {
          try load.hear(.didStartLoad)
          return .violated
        }
        let scene = try load.load
        try load.beTold()
        try load.hear(.didStartLoad)
        guard scene.dueStarts > 0 else { return .notJudged }
        if load.isFinal { try load.beSettled() }
        return Answer(load.isFinal ? scene.dueStarts <= scene.starts : !scene.lacksStarts)
      },
      found: { "\($0.words), and no didStartLoad of what was allowed" },
      expecting: { _ in "didStartLoad after shouldStartLoad" }
    ),
    passing: [
      "\(web) \(loaded)", "\(web) load:lost \(asked(.lost)) began . failed(-1003) |",
      "hears=ask,began \(web) load:a \(asked(.a)) began load:b \(asked(.b))~none began .60 link:b#x ask(b#x,linkClicked)~b .60 |",
    ],
    failing: [
      "\(web) load:a \(asked(.a)) .4 ↓ |",
      "\(web) load:framed \(asked(.framed)) began . ask(b,other) . ended .4 ↓ |",
      "hears=began \(web) load:framed began .60 ↓ |",
    ]
  )

  static let invalidFails = Rule(
    "web.invalid.fails",
    "What has an address that is none fails.",
    .response,
    grade: .should,
    catalogue: ["R248", "R247"],
    sources: ["CDV", "L-16"],
    topic: .web,
    check: Loading.question(
      .final,
      answer: { load throws(Lack) in
        let scene = try load.load
        try load.beTold()
        try load.hear(.didFailLoad)
        try load.beSettled()
        guard scene.question.kind == .invalid, !scene.question.isRefused, scene.starts == 0 else {
          return .notJudged
        }
        return Answer(scene.failures > 0)
      },
      found: { _ in "at rest, and no didFailLoad" },
      expecting: { _ in "didFailLoad: the address cannot be loaded" }
    ),
    passing: ["\(web) load:bad \(asked(.bad)) failed(-1002) |"],
    failing: ["\(web) load:bad \(asked(.bad)) .4 ↓ |"]
  )

  static let keepsPage = Rule(
    "web.load.refused-keeps-page",
    "What the delegate does not let be loaded leaves the page as it was.",
    .rest,
    catalogue: ["R241"],
    topic: .web,
    check: Loading.question(
      .final,
      answer: { load throws(Lack) in
        let scene = try load.load
        guard let errand = load.errand, errand.isRefused, scene.questions == 1,
          scene.starts == 0
        else { return .notJudged }
        let shown = try load.shown.value
        guard let told = load.heard.shown else { throw .state }
        return Answer(told == shown)
      },
      found: { "at rest, and \(Words.page($0.heard.shown)) is shown" },
      expecting: { "\(Words.page($0.shown.ifTold)), as before" }
    ),
    passing: ["\(web) load:a ask(a,other)=no |~none"],
    failing: ["\(web) load:a ask(a,other)=no ↓ |~a"]
  )

  /// In drawings: a web view whose network has some pages.
  static let web = "web=yes"
  /// In drawings: a page comes.
  static let loaded = "load:a ask(a,other) began . ended |"

  /// Pages of the drawings.
  enum Page: String {
    case a, b, bad, lost, framed
  }

  /// Draws that the delegate lets a page of code be loaded.
  static func asked(_ page: Page) -> String { "ask(\(page.rawValue),other)" }
}

extension Words {
  /// Writes which page is shown, by its address.
  fileprivate static func page(_ address: String?) -> String {
    guard let address, !address.isEmpty else { return "no page" }
    return address
  }
}
