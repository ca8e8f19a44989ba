@testable import Oracle
import Testing
import Traces

@Suite("A tap as a scene")
struct TapSceneTests {
  private static let five = ToldRow.told(RowPath(section: 0, row: 5))

  @Test("A call makes it lost, and the next one opens without that")
  func loss() {
    var scene = TapScene()
    scene.lose(.call)
    scene.lose(.swipe)
    #expect(scene.loss == .call)
    scene.reopen(by: .shouldHighlightRow)
    #expect(scene.loss == nil)
  }

  @Test("Where no finger is recorded it opens with the first message about a touch")
  func opening() {
    var scene = TapScene()
    scene.follow(.shouldHighlightRow, Self.five, turn: 1)
    scene.reopen(by: .willSelectRow)
    scene.follow(.willSelectRow, Self.five, turn: 1)
    #expect(scene.wasAsked)
    #expect(scene.wasPicked)
    scene.reopen(by: .shouldHighlightRow)
    #expect(!scene.wasPicked)
  }

  @Test("With a finger it opens with that alone")
  func finger() {
    var finger = RowFinger()
    finger.doubt = nil
    var scene = TapScene(finger)
    scene.lose(.call)
    scene.reopen(by: .shouldHighlightRow)
    #expect(scene.loss == .call)
  }

  @Test("The exchange ends with its turn")
  func turn() {
    var scene = TapScene()
    scene.exchange.willSelect(Self.five, Self.five)
    scene.exchange.lose(.delegate)
    scene.endTurn()
    #expect(!scene.exchange.hasBegun)
    #expect(scene.exchange.loss == nil)
  }

  @Test(
    "A fault in a tap is found, whatever came before it",
    arguments: [
      // A log of names that begins with the touch has the exchange from its beginning.
      (
        """
        bare log shouldHighlight() didHighlight() didUnhighlight() didSelect()
        """,
        "select.will-before-did"
      ),
      (
        """
        bare log shouldHighlight(0-5)=yes didHighlight(0-5) didUnhighlight(0-5) \
        didSelect(0-5)
        """,
        "select.will-before-did"
      ),
      // A call before a tap disturbs only the tap that was open.
      (
        """
        bare inputs=call reload . willSelect(0-5)=0-5 didSelect(0-5) reload . \
        didSelect(0-6)
        """,
        "select.will-before-did"
      ),
      ("bare inputs=call select:0-3 shouldHighlight(0-5)=no picks(0-5)", "highlight.refused"),
      (
        """
        bare inputs=call reload lights(0-5) didUnhighlight(0-5) willSelect(0-6)=0-6 \
        didSelect(0-6)
        """,
        "select.touched-row"
      ),
      // A reload empties the selection.
      ("table=40 taps(0-5) reload . swaps(0-5,0-6) |{0-6}", "deselect.only-the-old"),
      // The notification comes once, whoever counts the fingers.
      ("bare inputs=call picks(0-5) changed()", "select.notifies-once"),
      (
        """
        bare inputs=call willSelect(0-5)=nil willSelect(0-6)=0-6 didSelect(0-6) \
        changed() changed()
        """,
        "select.notifies-once"
      ),
      // A row is highlighted when the finger has rested for 150 ms, not for 100.
      ("table=40 v .6 ↓ lights(0-5) .9 ^ didUnhighlight(0-5) picks(0-5) |", "highlight.delay"),
      // In a drag without fingers.
      ("table=40 inputs=call lights(0-5) B S@10 W F |", "highlight.ends-in-a-drag"),
      // Nothing was selected in a table that was just made.
      ("table=40 v - B S@10 ^ W F |{0-5}", "select.only-by-taps-and-code"),
    ]
  )
  func found(drawing: String, rule: String) {
    let verdict = Judge().verdict(of: Example(drawing.replacing("↓ ", with: "")).transcript)
    let rules = verdict.violations.map(\.rule)
    #expect(rules.contains(rule), "\(drawing): \(rules)")
  }
}
