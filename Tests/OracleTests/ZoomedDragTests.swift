import Oracle
import Testing

/// Drags and glides tell messages while a zoom is open, and after it.
@Suite("Drags and glides with a zoom")
struct ZoomedDragTests {
  /// The messages of two fingers on their way to 240 points, and the end of the zoom.
  static let pinch = "zooms=1,4 at=500 vv <>200 O:z <>240 Z:z*1.2"

  @Test(
    "Order and flags that are not established in a pinch break nothing",
    arguments: [
      "<>240,20 B:tz S@40:tz ^^ W F L*1.2!1.2 |", "B:z S@40:z <>250 Z*1.25:z ^^ L*1.25!1.25 W F |",
      "S@40:z ^2 L*1.2!1.2: - B:td S@60:td ^ W:td F:t |*1.2:",
      "<>240,20 B S@40 ^^ L*1.2!1.2 W T G S@50 . S@52 E |",
      "S@40:z ^^ L*1.2!1.2 . S@20 . S@10 |@10",
      "S@-40:z ^^ L*1.2!1.2 . S@-20 v . ^ S@-10 . S@0 |@0",
    ]
  )
  func free(_ rest: String) {
    let verdict = Judge().verdict(of: Example(Self.pinch + " " + rest).transcript)
    #expect(verdict.violations.map(\.text) == [])
  }

  @Test(
    "What is certain in a pinch and after it is judged",
    arguments: [
      ("<>240,20 B S@40 <>240,40 B S@60 ^^ W F L |", "scroll.drag.begins-once"),
      ("<>240,20 B S@40 ^^ W S@50 F L |", "scroll.lift.order"),
      ("<>240,20 B S@40 ^^ F L |", "scroll.lift.order"),
      ("<>240,20 B S@40 ^^ L |", "scroll.lift.pairs"), ("<>250 W F ^^ L |", "scroll.lift.pairs"),
      ("<>250 E ^^ L |", "scroll.glide.open"),
      ("<>240,20 B S@40 ^^ W T S@50 E L |", "scroll.glide.follows-lift"),
      ("S@40 <>240,20 S@40 ^^ L |", "scroll.offset.changes"),
      ("^2 L - B - S@60 ^ F |", "scroll.lift.order"),
      ("^2 L - B B ^ W F |", "scroll.drag.begins-once"),
      ("^2 L - B:td S@60:t ^ W:td F:t |", "scroll.drag.scroll-flags"),
      ("^^ L*1.2 |:t*1.2", "scroll.rest.flags"),
      ("^^ L*1.2 v - B B ^ W F |", "scroll.drag.begins-once"),
    ]
  )
  func certain(_ rest: String, rule: String) {
    let verdict = Judge().verdict(of: Example(Self.pinch + " " + rest).transcript)
    #expect(verdict.violations.map(\.rule) == [rule], "\(verdict.violations.map(\.text))")
  }

  @Test(
    "A glide that a pinch has halted ends once, whenever that is",
    arguments: [
      "L ^^ E |", "E L ^^ |", "^^ L E |", "^^ L . E |", "<>250,20 B S@90 ^^ W F E L |",
    ]
  )
  func halted(_ rest: String) {
    let glide = "zooms=1,4 v - B S@10 - S@30 ^ W T G S@40 . S@50 vv <>200 O <>240 Z*1.2 "
    let whole = Judge().verdict(of: Example(glide + rest).transcript)
    #expect(whole.violations.map(\.text) == [])
    let silent = Example(glide + rest.replacing("E ", with: "")).transcript
    #expect(!Judge().verdict(of: silent).violations.isEmpty)
  }
}
