import Conformance
import Testing
import Traces

@testable import Reporting

@Suite("What differs from a baseline, in words")
struct BaselineWordsTests {
  @Test("is one line for all that a component declares no longer, or only now")
  func declared() {
    let words = BaselineWords(for: "this run")
    let names = (1...10).map { Name("x-\($0)") }
    #expect(
      words.line(for: .lacks(names, isNew: true))
        == "the component declares less in this run than in the baseline; not x-1, x-2, x-3, x-4, x-5,"
        + " x-6, x-7, x-8 and 2 more"
    )
    #expect(
      words.line(for: .lacks([Name("x-1")], isNew: false))
        == "the component declares more in this run than in the baseline; also x-1"
    )
  }
}
