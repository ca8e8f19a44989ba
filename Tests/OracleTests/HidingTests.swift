import Oracle
import Testing
import Traces

/// No violation hides another.
@Suite("No violation hides another")
struct HidingTests {
  /// The rules that stand by themselves, in the order of the transcript, each once.
  private func rules(_ drawing: String) -> [String] {
    var rules: [String] = []
    for violation in Judge().verdict(of: Example(drawing).transcript).violations
    where violation.follows == nil { rules.append(violation.rule) }
    return rules
  }

  @Test(
    "A wrong flag at the lift does not hide a glide that never ends",
    arguments: [
      ("|:c", "scroll.rest.flags"), ("|:", "scroll.glide.closes-once"),
      ("", "scroll.lift.flags"),
    ]
  )
  func endlessGlide(rest: String, rule: String) {
    let drag = "v - B@0:td S@10:td ^ W@10:td "
    let glide = " G@10:dc . S@30:dc . S@40:dc " + rest
    let sound = rules(drag + "T@10:td" + glide)
    #expect(sound == (rest.isEmpty ? [] : [rule]))
    #expect(rules(drag + "T@10:d" + glide) == ["scroll.lift.flags"] + sound)
  }

  @Test("A wrong flag leaves the other rules exercised")
  func exercise() {
    let drawings = ["t", ""].map { flags in
      "v - B@0:td S@10:td ^ W@10:td T@10:d\(flags) G@10:dc . S@30:dc . S@40:dc E@40: |@40:"
    }
    let exercised = drawings.map {
      Judge().verdict(of: Example($0).transcript).exercise.map(\.rule)
    }
    #expect(exercised[0].contains("scroll.rest.flags"))
    #expect(exercised[0] == exercised[1])
  }

  @Test("A didScroll that changes nothing hides no wrong way, no wrong end, no wrong rest")
  func sameOffset() {
    let start = "v - B@0 S@10 - S@10 ^ W@10 T@10 G@10 . S@30 . "
    #expect(rules(start + "S@40 . S@45 E@45 |@45") == ["scroll.offset.changes"])
    #expect(
      rules(start + "S@40 . S@20 . S@10 E@10 |@10")
        == ["scroll.offset.changes", "scroll.glide.monotone"]
    )
    #expect(
      rules(start + "S@40 . S@45 E@50 |@50") == [
        "scroll.offset.changes", "scroll.offset.same-at-end",
      ]
    )
    #expect(
      rules(start + "S@40 . S@45 E@45 |@-20")
        == ["scroll.offset.changes", "scroll.rest.inside-range"]
    )
  }

  @Test(
    "A begin of a drag that tells a place too far on hides no lift and no glide that is wrong",
    arguments: ["B@0", "B@2"]
  )
  func movedAtTheBegin(begin: String) {
    let drag = "|@0 v - \(begin) S@2 - S@12 ^ "
    #expect(rules(drag + "W@12 T@12 . G@12 . S@90 E@90 |@90").last == "scroll.glide.follows-lift")
    #expect(rules(drag + "F@12 W@12 |@12").last == "scroll.lift.order")
  }

  @Test("A flag that is wrong at every message hides no order and no bounce that is stuck")
  func wrongThroughout() {
    let start = "v + B@0:d S@-40:d - S@-60:d ^ W@-60:d T@-60:d "
    #expect(
      rules(start + "S@-50:d G@-60:dc . S@-30:dc E@-30: |@-30:").contains(
        "scroll.glide.follows-lift"
      )
    )
    #expect(
      rules(start + "G@-60:dc . S@-30:dc . S@-20:dc E@-20: |@-20:").contains(
        "scroll.bounce.ends-after-return"
      )
    )
  }

  /// A drag without its touches, in which `isTracking` is never true.
  private func untracked(_ count: Int) -> Verdict {
    let scrolls = (1...count).map { " . S@\($0):d" }.joined()
    return Judge().verdict(of: Example("B@0:d\(scrolls) W@\(count):d F@\(count):t").transcript)
  }

  @Test("Each of many wrong flags is in the result, and follows from the first")
  func repetitions() {
    let violations = untracked(50).violations
    #expect(violations.count == 51)
    #expect(Set(violations.map(\.rule)) == ["scroll.drag.tracking-flag"])
    #expect(violations.first?.follows == nil)
    #expect(violations.dropFirst().allSatisfy { $0.follows == "scroll.drag.tracking-flag" })
  }

  @Test("More violations than are kept are counted, and no rule is left out")
  func bound() {
    let verdict = untracked(1500)
    #expect(verdict.violations.count == 1000)
    #expect(verdict.leftOut.map(\.rule) == ["scroll.drag.tracking-flag"])
    #expect(verdict.leftOut.map(\.count) == [501])
    let scrolls = (1...1500).map { " . S@\($0):d" }.joined()
    let endless = Judge().verdict(
      of: Example("B@0:d\(scrolls) W@1500:d F@1500:t S@1500 |@1500:c").transcript
    )
    #expect(endless.violations.contains { $0.rule == "scroll.rest.flags" })
  }

  @Test("After a fault the next drag is judged by itself")
  func foundAgain() {
    #expect(
      rules("v - B S ^ W T G S E E . v - B S B ^ W F |")
        == ["scroll.glide.closes-once", "scroll.drag.begins-once"]
    )
    #expect(
      rules("v - B S B ^ W T G S . S |") == ["scroll.drag.begins-once", "scroll.glide.closes-once"]
    )
    #expect(rules("v - B S ^ T G S . S |") == ["scroll.lift.order", "scroll.glide.closes-once"])
  }

  @Test("What a fault leads to follows from it")
  func consequences() {
    let violations = Judge().verdict(
      of: Example("v - B S ^ W T G S . E S . S . S E |").transcript
    ).violations
    #expect(violations.first?.rule == "scroll.glide.ends-last")
    #expect(violations.dropFirst().allSatisfy { $0.follows == "scroll.glide.ends-last" })
    #expect(violations.map(\.rule).contains("scroll.glide.closes-once"))
  }
}
