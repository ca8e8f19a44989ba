@testable import Oracle
import Testing

@Suite("A fact that is told, or not")
struct KnownTests {
  @Test("A value that is not told throws the missing fact")
  func value() {
    #expect(throws: Lack.row) { try Known<Int>.untold(.row).value }
    #expect(throws: Never.self) { try Known.told(5).value }
    #expect(Known(5, else: .row) == .told(5))
    #expect(Known<Int>(nil, else: .answer) == .untold(.answer))
    #expect(Known.told(5).map { $0 + 1 } == .told(6))
    #expect(Known<Int>.untold(.time).map { $0 + 1 } == .untold(.time))
  }

  @Test("Only two values that are told contradict each other")
  func contradiction() {
    #expect(Known.told(5).contradicts(.told(6)))
    #expect(!Known.told(5).contradicts(.told(5)))
    #expect(!Known.told(5).contradicts(.untold(.row)))
  }

  @Test("Each missing fact has words of its own")
  func words() {
    let words = Lack.allCases.map(\.words)
    #expect(Set(words).count == words.count)
    var lacks = Lacks()
    lacks.insert(.state)
    lacks.insert(.touches)
    #expect(lacks.words == ["the touches", "the state at a message"])
  }

  @Test("A verdict says which fact a rule lacked")
  func silence() {
    let log = Example("bare log shouldHighlight(0-5)=yes didHighlight(0-5)").transcript
    let silences = Judge().verdict(of: log).notJudged
    let silence = silences.first { $0.rule == "highlight.touched-row" }
    #expect(silence?.lacks == ["the touches"])
  }
}
