@testable import Oracle
import Testing
import Traces

@Suite("The rule book")
struct RuleBookTests {
  @Test("Ids are unique, sorted, and well formed")
  func ids() {
    let ids = RuleBook.rules.map(\.id)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0.isLowercase || $0 == "." || $0 == "-" }, "\(id)")
    }
  }

  @Test("Every rule has a sentence, a place in the catalogue, and evidence unless nobody has any")
  func pages() {
    for rule in RuleBook.rules where !rule.id.hasPrefix("expectation.") {
      let isRemembered = rule.catalogue.first.flatMap(Catalogue.entry)?.certainty == .remembered
      #expect(rule.sentence.hasSuffix("."), "\(rule.id)")
      #expect(!rule.catalogue.isEmpty, "\(rule.id)")
      #expect(!rule.sources.isEmpty || isRemembered, "\(rule.id)")
      #expect(!rule.passing.isEmpty, "\(rule.id)")
      #expect(!rule.failing.isEmpty, "\(rule.id)")
    }
  }

  @Test("A rule names sources only if they are others than those of its main number")
  func ownSources() {
    for rule in RuleBook.rules {
      guard let sources = rule.otherSources, let number = rule.catalogue.first else { continue }
      let isRepeated = Catalogue.entry(number)?.sources == sources
      #expect(!isRepeated, "\(rule.id) has the sources of \(number) without naming them")
    }
  }

  @Test(
    "The rules to begin with are there, as must",
    arguments: [
      "A01", "A02", "A05", "A06", "B07", "B09", "B10", "B11", "C01", "C02", "C04", "C07", "D06",
      "D08", "E02", "E04", "E08", "F02", "F04", "F05", "G03", "G04", "N03", "Z04",
    ]
  )
  func firstRules(number: String) {
    #expect(RuleBook.rules(catalogue: number).contains { $0.grade == .must })
  }

  @Test("A rule is found by its id, and a misspelt id leads to the nearest")
  func lookingUp() {
    #expect(RuleBook.rule("scroll.glide.closes-once")?.catalogue.first == "C06")
    #expect(RuleBook.rule("scroll.glide.close-once") == nil)
    #expect(RuleBook.closest(to: "scroll.glide.close-once") == "scroll.glide.closes-once")
    #expect(RuleBook.closest(to: "x") == nil)
  }

  @Test("Profiles are found by name; classic asks neither for willEndDragging nor for its pair")
  func profiles() {
    #expect(Profile(name: "modern") == .modern)
    #expect(Profile(name: "classic") == .classic)
    #expect(Profile(name: "antique") == nil)
    let old = Example("v - B S ^ F |").transcript
    #expect(Judge(profile: .classic).verdict(of: old).violations.isEmpty)
    #expect(!Judge(profile: .modern).verdict(of: old).violations.isEmpty)
  }

  @Test("The flags' bits are those of the format's states")
  func bits() {
    #expect(Flags.isTracking.facts == .isTracking)
    #expect(Flags.isDragging.facts == .isDragging)
    #expect(Flags.isDecelerating.facts == .isDecelerating)
    #expect(Flags.flags.facts == .flags)
    #expect(Flags.geometry.facts == [.bounds, .contentSize, .adjustedContentInset])
    #expect(Flags.bounds.facts == .bounds)
    #expect(Flags.contentSize.facts == .contentSize)
    #expect(Flags.demanded.facts == [.isTracking, .isDragging, .isDecelerating])
  }

  @Test("The first two tables of drag chains name every phase")
  func table() {
    for phase in Phase.allCases {
      #expect(DragChain.modern.contains("\(phase.stringValue):"), "\(phase)")
    }
  }

  @Test("A table's reader tells all phases apart")
  func phases() {
    #expect(
      Set(Phase.allCases.map { ChainText.Name($0.stringValue.utf8) }).count == Phase.allCases.count
    )
    let zooms = ZoomPhase.allCases
    #expect(Set(zooms.map { ChainText.Name($0.stringValue.utf8) }).count == zooms.count)
  }

  @Test("Ids are ordered as texts are")
  func order() throws {
    let ids = RuleBook.rules.map(\.id) + ["", "scroll", "scroll.glide", "scroll.glide.closes-oncf"]
    for (id, other) in zip(ids, ids.reversed()) {
      let (key, otherKey) = (try #require(RuleKey(id)), try #require(RuleKey(other)))
      #expect((key < otherKey) == (id < other), "\(id), \(other)")
    }
  }

  @Test("No rule has an id that is too long, or goes on where another ends")
  func longIds() {
    for id in RuleBook.rules.map(\.id) {
      #expect(RuleBook.place(of: id + "s") == nil)
      #expect(RuleBook.rule(id + String(repeating: "s", count: 48)) == nil)
    }
    #expect(RuleKey(String(repeating: "s", count: 48)) != nil)
    #expect(RuleKey(String(repeating: "s", count: 49)) == nil)
  }

  @Test("What is asked of each eighth frame alone has an answer to frames, and nothing else has")
  func answersToFrames() {
    for rule in RuleBook.rules {
      guard case .question(let question) = rule.check else { continue }
      let isOfEighthFrame = question.scope.contains(.eighthFrame)
      #expect(isOfEighthFrame == (question.answerToFrames != nil), "\(rule.id)")
    }
  }
}
