internal import Traces
internal import Transcripts

/// Rules about what a tap on a page of the tweet pager does (R307, R370).
enum TweetRules {
  static let all = [opens, opensOnce, address]

  private static let pager = ["tweet-pager"]

  static let opens = Rule(
    "sample.tweet.tap-opens",
    "A tap on a page has an address opened.",
    .response,
    catalogue: ["R307"],
    topic: .samples,
    check: Acting.question(
      of: pager,
      .pause,
      .turnEnd,
      answer: { acting throws(Lack) in
        guard acting.facts.tapTurn >= 0 else { return .notJudged }
        try acting.hear(.open)
        return Answer(acting.facts.opens > 0)
      },
      found: { _ in "a tap, and nothing opened" },
      expecting: { "open of \($0.model.address ?? "an address")" }
    ),
    passing: ["tweets=1 puts(0) v .4 ^ tapsPage() opens(u0,100) lay"],
    failing: ["tweets=1 puts(0) v .4 ^ tapsPage() ↓ lay"]
  )

  static let opensOnce = Rule(
    "sample.tweet.opens-once",
    "An address is opened for a tap, once, and for nothing else.",
    .sequence,
    catalogue: ["R307", "R370"],
    topic: .samples,
    check: Acting.question(
      of: pager,
      .open,
      answer: { acting throws(Lack) in
        guard acting.watch.setting.declaration.config[.tapRecognizer]?.bool == true else {
          throw .setup
        }
        try acting.hear(.tapped)
        try acting.fromTheStart()
        return Answer(acting.facts.tapTurn == acting.watch.now.turn && acting.facts.opens == 0)
      },
      expecting: { _ in "nothing: no tap has come, or it has opened its address" }
    ),
    passing: ["tweets=1 puts(0) v .4 ^ tapsPage() opens(u0,100) lay"],
    failing: [
      "tweets=1 puts(0) v .4 ^ tapsPage() opens(u0,100) ↓ opens(u0,100)",
      "tweets=1 puts(0) lay ↓ opens(u0,100)",
    ]
  )

  static let address = Rule(
    "sample.tweet.own-address",
    "The address is made of the writer and the number of the page's own tweet.",
    .invariant,
    catalogue: ["R307"],
    topic: .samples,
    check: Acting.question(
      of: pager,
      .open,
      answer: { acting throws(Lack) in
        guard let address = acting.model.address, let url = acting.told.url else { throw .setup }
        return Answer(url == address)
      },
      found: { "open of \($0.told.url ?? "nothing")" },
      expecting: { $0.model.address ?? "an address" }
    ),
    passing: ["tweets=1 puts(0) v .4 ^ tapsPage() opens(u0,100) lay"],
    failing: ["tweets=1 puts(0) v .4 ^ tapsPage() ↓ opens(u1,101) lay"]
  )
}
