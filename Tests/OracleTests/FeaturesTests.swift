import Testing

@testable import Oracle

@Suite("Features")
struct FeaturesTests {
  private class Facts: Feature {}
  private final class Other: Facts {}

  private let early = SlotKey<Other>(.zoom)
  private let late = SlotKey<Facts>(.sample)

  @Test("A view that has no feature has none in any slot")
  func none() {
    let features = Features()
    #expect(features.isEmpty)
    #expect(FeatureSlot.allCases.allSatisfy { !features.have($0) })
    #expect(features[late] == nil)
  }

  @Test("A feature is found by its key, and by no other")
  func keys() {
    var features = Features()
    let facts = Facts()
    features.add(facts, at: late)
    #expect(features[late] === facts)
    #expect(features[early] == nil)
    #expect(features.have(.sample))
    #expect(!features.have(.zoom))
  }

  @Test("Features are told in the order of their slots, whichever shows first")
  func order() {
    var features = Features()
    let (first, last) = (Other(), Facts())
    features.add(last, at: late)
    features.add(first, at: early)
    #expect(features.all.map(ObjectIdentifier.init) == [first, last].map(ObjectIdentifier.init))
  }

  @Test("A view keeps the feature that it has, whatever shows once more that it has it")
  func once() {
    var features = Features()
    let facts = Facts()
    features.add(facts, at: late)
    features.add(Facts(), at: late)
    #expect(features[late] === facts)
    #expect(features.all.count == 1)
  }

  @Test("The rule book makes the features in the order of their slots, each once")
  func makers() {
    let slots = RuleBook.features(of: .modern).map(\.slot.rawValue)
    #expect(slots == Array(Set(slots)).sorted())
    // Animations and controllers are of all views, and found there.
    let shared = [FeatureSlot.animations, .navigation].map(\.rawValue)
    #expect(slots + shared == FeatureSlot.allCases.map(\.rawValue))
    #expect(RuleBook.stageFeatures.count == shared.count)
  }

  @Test("The engine has room for each slot")
  func room() {
    var slots = Slots()
    for slot in FeatureSlot.allCases { slots[SlotKey<Facts>(slot)] = Facts() }
    #expect(FeatureSlot.allCases.allSatisfy(slots.hold))
  }
}
