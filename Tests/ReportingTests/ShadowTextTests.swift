import Reporting
import Testing

@testable import Audit
@testable import Conformance

@Suite("The difference of two audits as text")
struct ShadowTextTests {
  private func change(_ column: String?, _ before: String, _ now: String) -> ShadowFile.Change {
    let row = Shadow.Row(id: "a/mutant/swap/b09/1", family: "Dragging", fates: "t", rules: 1)
    return ShadowFile.Change(row: row, column: column, before: before, now: now)
  }

  @Test("has a line a verdict, and counts the kinds of changes, the most frequent first")
  func text() {
    var comparison = ShadowFile.Comparison()
    comparison.changes = [
      change("names", "told", "silent"), change("arguments", "hidden", "told"),
      change("no-flags", "hidden", "told"), change(nil, "", ""),
    ]
    comparison.new = 1
    comparison.gone = 2
    #expect(
      ShadowText.text(of: comparison) == """
        Dragging  a/mutant/swap/b09/1, names: told → silent
        Dragging  a/mutant/swap/b09/1, arguments: hidden → told
        Dragging  a/mutant/swap/b09/1, no-flags: hidden → told
        Dragging  a/mutant/swap/b09/1: other rules
        2 hidden → told, 1 other rules, 1 told → silent; 1 mutant new, 2 gone

        """
    )
  }

  @Test("says that nothing changed")
  func nothing() {
    #expect(
      ShadowText.text(of: ShadowFile.Comparison())
        == "no verdict changed; 0 mutants new, 0 gone\n"
    )
  }
}
