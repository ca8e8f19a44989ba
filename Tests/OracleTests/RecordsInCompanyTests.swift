@testable import Oracle
import TestSupport
import Testing
import Traces

/// An example with an action before it, or whose device was turned before, is judged as it is alone.
@Suite("Records in company")
struct RecordsInCompanyTests {
  @Test("are judged as those alone", arguments: Prelude.all)
  func isJudgedAsAlone(prelude: Prelude) {
    for rule in RuleBook.rules.part(every: 12) where prelude.otherwise[rule.id] == nil {
      for example in rule.passing + rule.failing { expectSame(example, of: rule, after: prelude) }
    }
  }

  /// The examples for which these companies were made first, whichever part is judged.
  @Test("are judged as those alone by the rules that once were not", arguments: Prelude.all)
  func isJudgedAsAlone(byKnown prelude: Prelude) {
    let known: Set = [
      "scroll.animation.goes-one-way", "scroll.touch.is-heard", "scroll.catch.halts",
    ]
    for rule in RuleBook.rules where known.contains(rule.id) {
      for example in rule.failing { expectSame(example, of: rule, after: prelude) }
    }
  }

  private func expectSame(_ example: Example, of rule: Rule, after prelude: Prelude) {
    guard let trace = prelude.before(example.transcript) else { return }
    let judge = Judge(profile: example.profile)
    let alone = judge.verdict(of: example.transcript).violations
    let told = judge.verdict(of: trace).violations
    #expect(told.isEmpty == alone.isEmpty, "\(rule.id): \(example.drawing)")
  }
}

/// Something that is over before an example begins.
struct Prelude: CustomTestStringConvertible {
  let testDescription: String
  /// Rules that are judged otherwise behind it, each with the reason.
  let otherwise: [String: String]
  private let adding: @Sendable (Trace) -> Trace?

  /// The transcript behind it; nil: it has no place there.
  func before(_ alone: Trace) -> Trace? {
    let header = alone.header
    guard header.views.isEmpty, header.sample == nil,
      ["scroll", "zoom"].contains(header.component), header.inputs?.contains(.call) == true,
      header.observes == nil, header.hears == nil
    else { return nil }
    return adding(alone)
  }

  static let all = [turned] + actions.map(elsewhere) + actions.map(inTheSameView)

  private static let actions = [
    ("a drag", "v - B S@10 - S@30 hold ^ W@30 F@30 .30 jump:0 S@0"),
    (
      "a glide",
      """
      v - B S@10 - S@30 - S@50 ^ W@50 T@50 G@50 . S@60 . S@65 . S@68 . S@69 E@69 .30 jump:0 S@0
      """
    ),
    ("a jump", "inputs=touch,call jump:10 S@10 .30 jump:0 S@0"),
  ]

  private static let turned = Prelude(
    testDescription: "a device that was turned",
    otherwise: [
      "scroll.drag.both-axes-follow": "the finger begins where a view that keeps its centre is not",
      "scroll.drag.diagonal-is-free": "the finger begins where a view that keeps its centre is not",
      "scroll.drag.lock-is-anew": "the finger begins where a view that keeps its centre is not",
      "scroll.enabled.blocks-touches": "no fingers are recorded: one may have dragged before",
      "scroll.inset.is-sum": "a device that is turned has other safe areas",
      "scroll.paging.target-is-page": "no fingers are recorded: one may have dragged before",
      "scroll.pinch.is-told": "a finger may have missed the view",
      "scroll.zoom.begins-first": "no fingers are recorded: a pinch may have begun before",
      "scroll.zoom.end-is-last": "no fingers are recorded: a pinch may have begun before",
      "tap.place-of-the-first": "the corner that a place is counted from is not known",
    ]
  ) { alone in
    let header = alone.header
    guard let size = header.config[.bounds]?.point, header.config[.contentOffset] == nil,
      header.config[.zoomScale] == nil
    else { return nil }
    var trace = alone.later
    trace.header.config.removeAll { $0.label == .bounds }
    trace.header.config.append(Argument(.bounds, Value(Point(size.y.double, size.x.double))))
    let bounds = [0, 0, size.x.double, size.y.double].map { Value.number(Millionths($0)) }
    let call = Call(time: 0, name: .bounds, arguments: [Argument(.bounds, .array(bounds))])
    trace.lines.insert(.call(call), at: 0)
    return trace
  }

  private static func inTheSameView(_ action: (name: String, drawing: String)) -> Prelude {
    Prelude(
      testDescription: "\(action.name) of the same view",
      otherwise: action.name != "a glide"
        ? [:]
        : [
          "scroll.to-top.only-its-messages":
            "a finger has stopped what was under way before the record"
        ]
    ) { alone in
      let config = alone.header.config
      let others = config.filter { ![.bounds, .contentSize].contains($0.label) }
      guard others.isEmpty, alone.header.inputs?.count == 2,
        config[.contentSize]?.point.map({ $0.y.double >= 1000 }) == true
      else { return nil }
      var trace = alone.later
      trace.lines = Example(action.drawing).transcript.lines + trace.lines
      return trace
    }
  }

  private static func elsewhere(_ action: (name: String, drawing: String)) -> Prelude {
    Prelude(
      testDescription: "\(action.name) of another view",
      otherwise: [
        "scroll.inset.is-sum": "a view alone in its window has the whole of its safe area",
        "scroll.to-top.is-answered": "two views would answer a tap on the status bar (G07)",
      ]
    ) { alone in
      guard let size = alone.header.config[.bounds]?.point, alone.header.inputs?.count == 2 else {
        return nil
      }
      var trace = alone.later
      let main = Header.View(
        name: "other",
        component: alone.header.component,
        frame: Rect(origin: .zero, size: size),
        config: alone.header.config.filter { $0.label != .bounds },
        delegate: alone.header.delegate
      )
      let far = Header.View(
        name: "far",
        component: "scroll",
        frame: Rect(origin: Point(5000, 5000), size: Point(320, 480)),
        config: [Argument(.contentSize, .pair(Millionths(320), Millionths(2000)))]
      )
      trace.header.views = [main, far]
      trace.header.config = []
      trace.header.delegate = Script()
      trace.lines = Example(action.drawing).transcript.lines.map(\.ofTheFarView) + trace.lines
      return trace
    }
  }
}

extension Trace {
  /// The same five seconds later.
  fileprivate var later: Trace {
    var trace = self
    for index in lines.indices {
      trace.lines[index].time = lines[index].time.map { $0 + 5_000_000 }
    }
    return trace
  }
}

extension Line {
  /// The line with a second view, far away, in the place of the first.
  fileprivate var ofTheFarView: Line {
    switch self {
    case .touch(var touch):
      touch.location = Point(touch.location.x.double + 5000, touch.location.y.double + 5000)
      return .touch(touch)
    case .call(var call):
      call.view = ViewIndex(1)
      return .call(call)
    case .message(var message):
      message.view = ViewIndex(1)
      return .message(message)
    default: return self
    }
  }
}
