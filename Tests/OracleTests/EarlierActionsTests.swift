@testable import Oracle
import TestSupport
import Testing
import Traces

/// Something that is over, or that another view does, leaves what is judged as it is.
@Suite("Actions before and beside")
struct EarlierActionsTests {
  @Test("leave what is judged as it is", arguments: EarlierAction.all)
  func leavesTheRest(action: EarlierAction) {
    let rules =
      RuleBook.rules.part(every: 24) + RuleBook.rules.filter { action.known.contains($0.id) }
    for rule in rules where !action.otherwise.contains(rule.id) {
      // One that begins midway rests on what was just before its first line: another action would stand there.
      // A wrapper does not hear where the calls of another action lead.
      for example in rule.passing + rule.failing
      where ![" midway ", "wrapper="].contains(where: example.drawing.contains) {
        let judge = Judge(profile: example.profile)
        guard let (plain, earlier, trace) = action.around(example.transcript),
          judge.verdict(of: earlier).violations.isEmpty
        else { continue }
        let alone = judge.verdict(of: plain).violations
        let told = judge.verdict(of: trace).violations
        #expect(told.isEmpty == alone.isEmpty, "\(rule.id): \(example.drawing)")
      }
    }
  }

  @Test("leave a fault to be told where a wrapper listens", arguments: EarlierAction.all)
  func leavesFaultsOfWrappers(action: EarlierAction) {
    let known: Set = ["highlight.follows-yes", "select.touched-row", "tap.swallows-selection"]
    for rule in RuleBook.rules where action.known.contains(rule.id) || known.contains(rule.id) {
      for example in rule.failing {
        let judge = Judge(profile: example.profile)
        guard let (plain, _, trace) = action.around(example.transcript) else { continue }
        for (alone, both) in zip(Loss.wrappers.traces(plain), Loss.wrappers.traces(trace))
        where !judge.verdict(of: alone).violations.isEmpty {
          let told = judge.verdict(of: both).violations
          #expect(!told.isEmpty, "\(rule.id): \(example.drawing)")
        }
      }
    }
  }

  @Test("do not have a fault told again and again")
  func tellsOnce() {
    let drag = "v - B S@10 ^ W@10 T@10 G@10 S@20 . S@25 . S@30"
    var trace = EarlierAction.besideAnother(Example(drag).transcript)
    var time = (trace.lines.last?.time ?? 0) + 1_000_000
    for index in 0...20 {
      let phase: Touch.Phase = index == 0 ? .began : .moved
      let place = Point(5100, 5240 + Double(index % 2))
      trace.lines.append(.touch(Touch(time: time, phase: phase, finger: 51, location: place)))
      time += 50_000
    }
    let told = Judge().verdict(of: trace).violations.filter {
      $0.rule == "scroll.glide.ends-in-time"
    }
    #expect((1...2).contains(told.count), "\(told.count)")
  }
}

/// An action that is over before an example begins, or that another view has meanwhile.
struct EarlierAction: CustomTestStringConvertible {
  let testDescription: String
  /// Rules that once fell silent for it.
  let known: Set<String>
  /// Rules that are judged otherwise for it.
  var otherwise: Set<String> = []
  /// Returns an example as it is without the action, what the action alone makes of its view, which must break
  /// no rule, and both; nil: the action has no place there.
  let around: @Sendable (Trace) -> (plain: Trace, earlier: Trace, both: Trace)?

  static let all = [
    before(
      "a pull that refreshed",
      """
      v +250 B S@-90 R hold ^ W@-90 T@-90 G@-90 . S@-60 E@-60 refreshed S@-30 . S@0 |@0
      """,
      components: ["scroll"],
      known: ["scroll.drag.begins-at-slop", "scroll.reveal.visible", "scroll.touch.is-heard"],
      withControl: true
    ),
    before(
      "a refresh by code",
      "refresh I .60 refreshed I |@0",
      components: ["scroll"],
      known: ["scroll.paging.goes-to-nearest", "scroll.drag.one-to-one"],
      withControl: true
    ),
    before(
      "a keyboard that came and went",
      "edit J .60 done K |@0",
      components: ["scroll", "zoom", "table"],
      known: [
        "reload.ends-display", "reconfigure.keeps-the-cell", "display.takes-turns",
        "update.shows-inserted-rows", "editing.control.in-pairs",
      ]
    ),
    before(
      "a view that faded out and in",
      """
      fade:0.5,z animates(z) eased.alpha:0 .31 completes(z)=yes
      .30 fade:0.5,y animates(y) eased.alpha:1 .31 completes(y)=yes |@0
      """,
      components: ["scroll", "zoom", "table"],
      known: ["select.tap-selects", "headers.float", "scroll.touch.is-heard", "tap.runs"]
    ),
    jumpsOfAnother,
  ]

  private static func before(
    _ description: String,
    _ drawing: String,
    components: Set<String>,
    known: Set<String>,
    withControl: Bool = false
  ) -> EarlierAction {
    EarlierAction(testDescription: description, known: known) { example in
      let header = example.header
      guard header.views.isEmpty, header.sample == nil, components.contains(header.component),
        header.inputs?.count == 2, header.observes == nil, header.config[.contentOffset] == nil
      else { return nil }
      let start = example.lines.firstIndex(where: \.isOfNoLoad) ?? example.lines.count
      guard start == 0 || header.component == "table", start < example.lines.count else {
        return nil
      }
      var plain = example
      if withControl {
        plain.header.config.append(Argument("refreshControl", .bool(true)))
      }
      var trace = plain
      let action = Example("inputs=touch,call \(drawing)").transcript.lines
      let length = (action.last?.time ?? 0) + 2_000_000
      var earlier = plain
      earlier.lines = plain.lines[..<start] + action.map { $0.later(by: 2_000_000) }
      trace.lines =
        earlier.lines + plain.lines[start...].map { $0.later(by: 2_000_000 + length) }
      return (plain, earlier, trace)
    }
  }

  /// A second view that the program scrolls all the while.
  private static let jumpsOfAnother = EarlierAction(
    testDescription: "jumps of another view",
    known: [
      "scroll.drag.moves-are-told", "scroll.lift.hold-stops", "scroll.animation.goes-one-way",
      "select.tap-selects", "accessory.once",
    ],
    // A call to any view may change an inset, or bring the keyboard; and the sample has one view.
    otherwise: [
      "scroll.inset.has-cause", "scroll.keyboard.shows-for-cause",
      "sample.page.shown-by-one-of-three",
    ]
  ) { example in
    let header = example.header
    guard header.views.isEmpty, ["scroll", "zoom", "table"].contains(header.component),
      header.inputs?.count == 2, header.observes == nil, header.config[.bounds] != nil,
      example.lines.allSatisfy(\.canWait)
    else { return nil }
    let plain = besideAnother(example)
    var nothing = plain
    nothing.lines = []
    var trace = nothing
    var jumps: Int = 0
    for (index, line) in plain.lines.enumerated() {
      if let time = line.time, index > 0, let last = plain.lines[index - 1].time,
        time - last > 10_000
      {
        jumps += 1
        trace.lines += jump(to: Double(jumps), at: last + 4_000)
      }
      trace.lines.append(line)
    }
    return (plain, nothing, trace)
  }

  private static func jump(to y: Double, at time: Microseconds) -> [Line] {
    let place = Argument(.contentOffset, .pair(.zero, Millionths(y)))
    let call = Call(
      time: time,
      name: .setContentOffset,
      arguments: [place, Argument(.animated, .bool(false))],
      view: ViewIndex(1)
    )
    var message = Message(time: time, name: .didScroll)
    message.view = ViewIndex(1)
    message.state.contentOffset = Point(0, y)
    return [.call(call), .message(message)]
  }

  /// Returns a record of one view with a second one far away.
  static func besideAnother(_ alone: Trace) -> Trace {
    var trace = alone
    let main = Header.View(
      name: "main",
      component: alone.header.component,
      frame: Rect(origin: .zero, size: alone.header.config[.bounds]?.point ?? .zero),
      config: alone.header.config.filter { $0.label != .bounds },
      delegate: alone.header.delegate
    )
    let far = Header.View(
      name: "far",
      component: "scroll",
      frame: Rect(origin: Point(5000, 5000), size: Point(320, 480)),
      config: [
        Argument(.contentSize, .pair(Millionths(320), Millionths(2000))),
        Argument(.scrollsToTop, .bool(false)),
      ]
    )
    trace.header.views = [main, far]
    trace.header.config = []
    trace.header.delegate = Script()
    return trace
  }
}

extension Line {
  /// True if the line is an input, or a final state, and so no message of a first load.
  fileprivate var isOfNoLoad: Bool {
    switch self {
    case .touch, .final, .settle: true
    case .call(let call): !call.isByDelegate
    case .message, .exception, .expectation, .gap, .comment: false
    }
  }

  /// True if lines of another view may stand anywhere around it.
  fileprivate var canWait: Bool {
    switch self {
    case .exception, .settle, .gap: false
    case .call(let call): call.block == nil
    case .touch, .message, .final, .expectation, .comment: true
    }
  }

  fileprivate func later(by delay: Microseconds) -> Line {
    var line = self
    line.time = time.map { $0 + delay }
    return line
  }
}
