import Oracle
import TestSupport
import Testing
import Traces

@Suite("Rules that weigh otherwise")
struct RuleSettingsTests {
  /// In part, these are every eighth, and one of each family of rules.
  private static let examples = RuleBook.examples(\.failing)
    .part(every: 8, andFirstOf: \.rule.family)

  /// A judge that has one level for some rules: to make a judge for each rule would take minutes.
  private static func judges(
    _ level: RuleSettings.Level,
    where isChosen: (Int) -> Bool = { _ in true }
  ) -> [Judge] {
    let chosen = RuleBook.rules.indices.filter(isChosen).map { RuleBook.rules[$0].id }
    let settings = chosen.map { id in
      RuleSettings.Setting(rule: id, level: level, reason: "a test", place: "a.json:1:1")
    }
    return Profile.all.map { Judge(profile: $0, settings: RuleSettings(settings)) }
  }

  private func verdict(on example: Example, _ judges: [Judge]) throws -> Verdict {
    let judge = try #require(judges.first { $0.profile == example.profile })
    return judge.verdict(of: example.transcript)
  }

  @Test("are not asked where they are off, and no violation follows from them", arguments: 0..<3)
  func off(remainder: Int) throws {
    let judges = Self.judges(.off) { $0 % 3 == remainder }
    let off = judges[0].settings
    var count = 0
    for (rule, example) in Self.examples where off.isOff(rule.id) {
      let verdict = try verdict(on: example, judges)
      #expect(!verdict.violations.contains { off.isOff($0.rule) }, "\(rule.id)")
      #expect(!verdict.violations.contains { off.isOff($0.follows ?? "") }, "\(rule.id)")
      #expect(!verdict.exercise.contains { off.isOff($0.rule) }, "\(rule.id)")
      #expect(!verdict.notJudged.contains { off.isOff($0.rule) }, "\(rule.id)")
      count += 1
    }
    #expect(count > Extent.count(100, part: 20))
  }

  @Test(
    "warn where they are told to, and fail where they are told to",
    arguments: [(RuleSettings.Level.warn, Grade.should), (.error, .must)]
  )
  func weight(level: RuleSettings.Level, grade: Grade) throws {
    let judges = Self.judges(level)
    for (rule, example) in Self.examples {
      let violations = try verdict(on: example, judges).violations
      #expect(violations.contains { $0.rule == rule.id }, "\(rule.id) \(level)")
      #expect(violations.allSatisfy { $0.grade == grade }, "\(rule.id) \(level)")
    }
  }

  @Test("leave the other rules as they are")
  func others() throws {
    let place = try #require(RuleBook.rules.firstIndex { $0.id == "scroll.lift.order" })
    let judges = Self.judges(.warn) { $0 == place }
    for (rule, example) in Self.examples where rule.id != "scroll.lift.order" {
      let usual = Judge(profile: example.profile).verdict(of: example.transcript)
      guard !usual.violations.contains(where: { $0.rule == "scroll.lift.order" }) else { continue }
      let verdict = try verdict(on: example, judges)
      #expect(verdict.violations == usual.violations, "\(rule.id)")
    }
  }

  @Test("weigh the expectations of a trace too")
  func expectations() throws {
    let rule = try #require(RuleBook.rule("expectation.messages"))
    let text = """
      {"trace":1,"id":"a","component":"scroll","observes":["scrollViewDidScroll(_:)"]}
      {"t":0,"message":"scrollViewDidScroll(_:)"}
      {"expect":"messages","are":[]}
      {"end":2}

      """
    var reader = TraceReader(bytes: Array(text.utf8))
    let transcript = try #require(try reader.nextTrace())
    func verdict(_ level: RuleSettings.Level) -> Verdict {
      let setting = RuleSettings.Setting(rule: rule.id, level: level, reason: "a test", place: "")
      return Judge(settings: RuleSettings([setting])).verdict(of: transcript)
    }
    #expect(Judge().verdict(of: transcript).outcome() == .fail)
    #expect(verdict(.error).outcome() == .fail)
    #expect(verdict(.warn).outcome() == .pass)
    #expect(verdict(.warn).outcome(strict: true) == .fail)
    #expect(verdict(.off).violations.isEmpty)
    #expect(!verdict(.off).exercise.contains { $0.rule == rule.id })
  }

  @Test("keep a counter-example whose rule is off from being judged")
  func counterExample() throws {
    let text = """
      {"trace":1,"id":"a","component":"scroll"}
      {"t":0,"message":"scrollViewDidEndDecelerating(_:)"}
      {"expect":"violation","rule":"scroll.lift.order"}
      {"end":2}

      """
    var reader = TraceReader(bytes: Array(text.utf8))
    let transcript = try #require(try reader.nextTrace())
    #expect(Judge().objection(to: transcript) == nil)
    let setting = RuleSettings.Setting(
      rule: "scroll.lift.order",
      level: .off,
      reason: "a test",
      place: "a.json:3:5"
    )
    let why = Judge(settings: RuleSettings([setting])).objection(to: transcript)
    #expect(
      why == "a.json:3:5 sets the rule scroll.lift.order off, whose violation the trace expects"
    )
  }
}
