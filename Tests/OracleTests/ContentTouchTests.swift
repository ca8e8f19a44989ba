import Oracle
import Testing
import Traces

@Suite("Touches in plain content")
struct ContentTouchTests {
  static let rules = RuleBook.rules.filter { $0.id.hasPrefix("scroll.content.") }
  static let drawings = rules.flatMap(\.failing).map(\.drawing)

  /// Returns the rules about content that a transcript breaks.
  private func violations(in transcript: Trace) -> [String] {
    Judge().verdict(of: transcript).violations.filter { $0.follows == nil }.map(\.rule).filter {
      $0.hasPrefix("scroll.content.")
    }
  }

  /// The rules about the order of messages alone.
  static let ofOrder: Set = [
    "scroll.content.asks-first", "scroll.content.asks-to-cancel", "scroll.content.cancelled-once",
    "scroll.content.cannot-cancel", "scroll.content.kept", "scroll.content.order",
    "scroll.content.refused",
  ]

  @Test("Where touches were not recorded only the order is judged", arguments: drawings)
  func withoutTouches(_ drawing: String) {
    var transcript = Example(drawing).transcript
    transcript.lines.removeAll { if case .touch = $0 { true } else { false } }
    transcript.header.inputs = [.call]
    #expect(Self.ofOrder.isSuperset(of: violations(in: transcript)))
  }

  @Test("Where calls may be missing only the order is judged", arguments: drawings)
  func withoutCalls(_ drawing: String) {
    var transcript = Example(drawing).transcript
    transcript.header.inputs = [.touch]
    #expect(Self.ofOrder.isSuperset(of: violations(in: transcript)))
  }

  @Test("Where a second finger has come only the order is judged", arguments: drawings)
  func withTwoFingers(_ drawing: String) {
    // A message that the first finger owed in its own turn is still owed.
    guard !drawing.contains("delays=no") else { return }
    let transcript = Example(drawing.replacing(" v ", with: " v v2 ")).transcript
    #expect(Self.ofOrder.isSuperset(of: violations(in: transcript)))
  }

  @Test(
    "The order tells a fault by names alone",
    arguments: [
      "N Y": "asks-first", "Y N U N": "asks-first", "Y N N": "order", "Y N U U": "order",
      "Y N M X U": "order", "Y N U M": "order", "Y N C U B": "", "Y N C B": "cancelled-once",
      "Y N C X B S X": "cancelled-once", "Y N C X B S U": "cancelled-once",
      "Y N X C B": "asks-to-cancel",
      "Y N B": "cancelled-once", "Y=no N": "refused", "Y N C=no B": "kept", "Y N C=no U B": "",
      "Y N Y N U U": "", "Y N C=yes U": "cancelled-once",
    ]
  )
  func byNames(_ messages: String, _ rule: String) {
    // A touch before tells that the log does not begin in the middle of one.
    var transcript = Example("inside=content Y N U " + messages).transcript
    transcript.removeTimes()
    transcript.header.inputs = nil
    #expect(violations(in: transcript) == (rule.isEmpty ? [] : ["scroll.content.\(rule)"]))
  }

  @Test("A log that begins under a finger hears of its end, and of no other before")
  func fromTheMiddle() {
    for messages in ["M U Y N U", "U Y N U", "X Y N U", "C X B S Y N U"] {
      var transcript = Example("inside=content " + messages).transcript
      transcript.removeTimes()
      transcript.header.inputs = nil
      #expect(violations(in: transcript) == [], "\(messages)")
    }
    var cut = Example("unheard=YC inside=content N X X B").transcript
    cut.removeTimes()
    cut.header.inputs = nil
    #expect(violations(in: cut) == ["scroll.content.cancelled-once"])
  }

  @Test("Where a view may lie over the content, or content in it, nothing must come")
  func withOtherViews() {
    var transcript = Example("inside=content v .3 ^ |").transcript
    #expect(violations(in: transcript) == ["scroll.content.delivered"])
    transcript.header.views.append(Header.View(name: "lid", component: "content"))
    #expect(violations(in: transcript) == [])
    transcript.header.views[2].container = "content"
    #expect(violations(in: transcript) == [])
  }

  @Test(
    "Whether a finger is on the content is told by its frame and the offset",
    arguments: [(240.0, 1), (239.5, 0), (241, 1), (2, 0), (241.5, 0)] as [(Double, Int)]
  )
  func onTheContent(height: Double, count: Int) {
    var transcript = Example("inside=content at=100 v .3 ^ |").transcript
    // The finger is at (160, 240), so at 340 in the content's coordinates.
    let isBelow = height == 241.5
    transcript.header.views[1].frame = Rect(
      origin: Point(0, isBelow ? 341 : 100),
      size: Point(320, isBelow ? 100 : height + 1)
    )
    #expect(violations(in: transcript).count == count)
  }

  @Test("Without times the delay is not judged, and the order is")
  func withoutTimes() {
    var early = Example("inside=content v .2 Y=yes N .9 ^ U |").transcript
    early.removeTimes()
    #expect(violations(in: early) == [])
    var twice = Example("inside=content v .9 Y=yes N N .9 ^ U |").transcript
    twice.removeTimes()
    #expect(violations(in: twice) == ["scroll.content.order"])
  }

  @Test("A recorder that cannot hear a message does not miss it")
  func unheard() {
    for drawing in [
      "unheard=Y inside=content v .9 N .3 ^ U |", "unheard=N inside=content v .9 Y=yes M ^ U |",
      "unheard=U inside=content v .9 Y=yes N ^ |",
      "unheard=X inside=content v .9 Y=yes N - C B S ^ W F |",
      "unheard=YCNMUX inside=content v .9 - B S ^ W F |",
    ] {
      #expect(violations(in: Example(drawing).transcript) == [], "\(drawing)")
    }
  }

  @Test("A script's answer holds where a message does not tell its own")
  func scriptedAnswers() {
    let refused = Example("inside=content mayBegin=no v .9 Y N .3 ^ U |").transcript
    #expect(violations(in: refused) == ["scroll.content.refused"])
    let kept = Example("inside=content mayCancel=no v .9 Y N - C X B S ^ W F |").transcript
    #expect(violations(in: kept) == ["scroll.content.kept"])
  }

  @Test("A property set by a call counts for the next finger, and excuses the one that is down")
  func properties() throws {
    let call = Call(
      time: 0,
      name: "delaysContentTouches",
      arguments: [Argument("delaysContentTouches", .bool(false))]
    )
    var before = Example("inside=content v .9 Y=yes N .3 ^ U |").transcript
    before.lines.insert(.call(call), at: 0)
    #expect(violations(in: before) == ["scroll.content.at-once"])
    var meanwhile = Example("inside=content v Y=yes N .3 ^ U |").transcript
    meanwhile.lines.insert(.call(call), at: 1)
    #expect(violations(in: meanwhile) == [])
  }

  @Test("Where a record begins in the middle nothing is known of what was set before")
  func inTheMiddle() {
    var transcript = Example("inside=content S@10 . E@10 v .2 Y=yes N .3 ^ U |").transcript
    transcript.header.begins = .midway
    #expect(violations(in: transcript) == [])
    transcript.header.begins = nil
    transcript.lines.removeFirst(2)
    #expect(violations(in: transcript) == ["scroll.content.delay"])
  }

  @Test("A view that is switched on under a finger owes nothing for it")
  func switchedOn() throws {
    var transcript = Example("inside=content enabled=no v .9 Y=yes N - M - M ^ U |").transcript
    let call = Call(
      time: 100_000,
      name: .isScrollEnabled,
      arguments: [Argument(.isScrollEnabled, .bool(true))]
    )
    transcript.lines.insert(.call(call), at: 1)
    #expect(violations(in: transcript) == [])
    // The call alone makes the difference.
    transcript.lines.swapAt(0, 1)
    #expect(violations(in: transcript) == ["scroll.content.asks-to-cancel"])
  }

  @Test("What else is wrong with a finger follows, and the next finger is judged anew")
  func once() {
    let transcript = Example(
      "inside=content v .9 Y=yes N N N ^ U U hold v .9 Y=yes N N ^ U |"
    ).transcript
    let told = Judge().verdict(of: transcript).violations.filter {
      $0.rule == "scroll.content.order"
    }
    #expect(told.map(\.follows) == [nil] + Array(repeating: "scroll.content.order", count: 3))
  }

  @Test("Without content the rules are not asked, let alone said to lack a fact")
  func withoutContent() {
    let verdict = Judge().verdict(of: Example("v - B S ^ W F |").transcript)
    #expect(!verdict.notJudged.contains { $0.rule.hasPrefix("scroll.content.") })
    #expect(!verdict.exercise.contains { $0.rule.hasPrefix("scroll.content.") })
  }
}

extension Trace {
  /// Takes the times away, as a log without a clock has none.
  fileprivate mutating func removeTimes() {
    for index in lines.indices {
      switch lines[index] {
      case .touch(var touch):
        touch.time = nil
        lines[index] = .touch(touch)
      case .message(var message):
        message.time = nil
        lines[index] = .message(message)
      case .final(var final):
        final.time = nil
        lines[index] = .final(final)
      default: break
      }
    }
  }
}
