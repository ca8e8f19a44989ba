import Oracle
import Testing
import Traces

@Suite("Verdicts")
struct VerdictTests {
  @Test("A violation explains itself")
  func text() {
    let verdict = Judge().verdict(of: Example("v -30 B@0 S@20:td ^ W@20 S@25:td F@25 |").transcript)
    #expect(
      verdict.violations.map(\.text) == [
        """
        didScroll came at 0.024 s after willEndDragging, where didEndDragging(false) or \
        didEndDragging(true) was allowed.
          scroll.lift.order (B09, must): At the lift willEndDragging, then didEndDragging, in the \
        same turn, nothing between.
          at 0.024 s, view main: scrollViewDidScroll(_:)
          right so far: 3 messages: willBeginDragging, didScroll, willEndDragging
          allowed here: didEndDragging(false) or didEndDragging(true)
          state: offset (0, 25), tracking, dragging, not decelerating
          because: four real logs show it (L01, L03, L04 and L16) and others got it wrong (M063)
          more: touchstone explain B09 (also B10, V01, A04, Z04, B11, B24, K07)
        """
      ]
    )
  }

  @Test("What one message breaks follows from the rule that says most")
  func oneMessage() throws {
    let drawing = "v -30 B@0:td S@20:td ^ W@20:td T@20:td G@20:dc S@30:dc . S@40:dc E@40:dc |@40:"
    let verdict = Judge().verdict(of: Example(drawing).transcript)
    #expect(
      verdict.violations.map(\.rule) == [
        "scroll.glide.decelerating-flag", "scroll.glide.flags-at-end",
      ]
    )
    #expect(verdict.violations.map(\.follows) == [nil, "scroll.glide.decelerating-flag"])
    let last = try #require(verdict.violations.last)
    #expect(last.text.hasSuffix("\n  follows from: scroll.glide.decelerating-flag"))
  }

  @Test("Each message is an occasion of the rules that forbid something there, the last ones too")
  func occasions() {
    let occasions = ["v - B S", "v - B S - S - S"].map { drawing in
      Judge().verdict(of: Example(drawing).transcript).exercise
        .first { $0.rule == "scroll.drag.begins-once" }?.count
    }
    #expect(occasions == [2, 4])
  }

  @Test("A rule that had no occasion to fail is not among the exercised")
  func exercise() {
    let drag = Judge().verdict(of: Example("v - B S ^ W F |").transcript)
    #expect(drag.exercise.contains { $0.rule == "scroll.lift.order" })
    #expect(!drag.exercise.contains { $0.rule == "scroll.glide.closes-once" })
    #expect(drag.exercise.map(\.rule) == drag.exercise.map(\.rule).sorted())
    let glide = Judge().verdict(of: Example("v - B S ^ W T G S E |").transcript)
    #expect(glide.exercise.contains { $0.rule == "scroll.glide.closes-once" })
  }

  @Test("What is about glides is not judged in a drag, and is told so until there is a glide")
  func glidesOfDrag() {
    let rules = ["scroll.glide.monotone", "scroll.glide.slows-down", "scroll.bounce.damped"]
    let unjudged = [
      "v - B S@10 - S@30 ^ W@30 F@30 |", "v - B S@10 ^ W T G S@30 . S@45 . S@58 . S@70 E@70 |",
      "v + B S@-10 + S@-16 ^ W@-16 T@-16 G@-16 . S@-8 . S@0 E@0 |", "jump:90 S@90 |",
    ]
    .map { (drawing: String) -> [String] in
      let verdict = Judge().verdict(of: Example(drawing).transcript)
      return rules.filter { rule in verdict.notJudged.contains { $0.rule == rule } }
    }
    #expect(unjudged == [rules, [rules[2]], [rules[1]], []])
  }

  @Test("A rule that lacked a fact each time says so")
  func notJudged() {
    let verdict = Judge().verdict(of: Example("v - B S ^ W T G S E |").transcript)
    #expect(verdict.notJudged.contains { $0.rule == "scroll.offset.is-bounds-origin" })
  }

  @Test("Should fails only where strictness is asked for")
  func strictness() {
    let verdict = Judge().verdict(of: Example("v - B S ^ W T G S . S remove E |").transcript)
    #expect(verdict.violations.map(\.grade) == [.should])
    #expect(verdict.outcome() == .pass)
    #expect(verdict.outcome(strict: true) == .fail)
  }

  @Test("Two views are judged apart: one glides while the other is dragged (A11)")
  func twoViews() {
    var transcript = Example("B S W T G S").transcript
    let other = Example("B S W F").transcript
    transcript.header.views = ["left", "right"].map {
      Header.View(name: Name($0), component: "scroll")
    }
    var lines = transcript.lines
    for line in other.lines {
      guard case .message(var message) = line else { continue }
      message.view = ViewIndex(1)
      lines.append(.message(message))
    }
    lines += Example("S E").transcript.lines
    transcript.lines = lines
    #expect(Judge().verdict(of: transcript).violations.isEmpty)
    transcript.lines += Example("E").transcript.lines
    #expect(Judge().verdict(of: transcript).violations.map(\.view) == ["left"])
  }

  @Test("Messages less than half a frame apart are one turn in a log from a wall clock")
  func wallClock() {
    var log = Example("B S W T G S E").transcript
    let times: [Microseconds] = [0, 970, 59_000, 59_163, 61_800, 76_500, 300_000]
    for (index, time) in times.enumerated() {
      guard case .message(var message) = log.lines[index] else { continue }
      message.time = time
      log.lines[index] = .message(message)
    }
    #expect(Judge().verdict(of: log).violations.isEmpty)
    guard case .message(var late) = log.lines[4] else { return }
    late.time = 70_000
    log.lines[4] = .message(late)
    #expect(Judge().verdict(of: log).violations.map(\.rule) == ["scroll.glide.follows-lift"])
  }

  @Test(
    "What the sources leave open fails nothing",
    arguments: [
      // F17: whether a jump in a glide sends an end.
      "v - B S ^ W T G S . S jump:9 S E |", "v - B S ^ W T G S . S jump:9 S |",
      // F18: whether a finger that stops an animation causes its end.
      "animate:300 S@10 . S@20 v A . ^ |", "animate:300 S@10 . S@20 v . ^ |",
      // F19: one end or two for two animations.
      "animate:300 S@10 animate:90 S@50 . S@90 A |",
      "animate:300 S@10 animate:90 A S@50 . S@90 A |",
      // G10: a finger in a scroll to the top.
      "at=300 tap Q=yes S@200 v . ^ |", "v - B S ^ W T G S tap Q=yes S . S P |",
      // EN05: scrolling switched off in a drag.
      "v - B S disable - ^ |", "v - B S disable W F - ^ |",
      // B22: which messages a cancelled touch still sends.
      "v - B S x W F |",
    ]
  )
  func open(drawing: String) {
    let violations = Judge().verdict(of: Example(drawing).transcript).violations
    #expect(violations.filter { $0.grade == .must }.map(\.text) == [])
  }
}
