import Testing
import Traces

@testable import Replay

@Suite("What is kept by name")
struct ByNameTests {
  private let kept = ByName([(Name.bounds, 1), (Name("x-of-nobody-else"), 2)])

  @Test("is found by it, whether the vocabulary has the name or not")
  func found() {
    #expect(kept[.bounds] == 1)
    #expect(kept[Name("x-of-nobody-else")] == 2)
  }

  @Test("is nothing for other names, those that came later too")
  func missing() {
    #expect(kept[.contentSize] == nil)
    #expect(kept[Name("x-that-came-later")] == nil)
  }

  @Test("has members only, where it is a set")
  func members() {
    let set: NameSet = [.frame, .bounds]
    #expect(set.contains(.frame))
    #expect(!set.contains(.contentSize))
    #expect(!NameSet([]).contains(.frame))
  }
}
