import Oracle
import Testing

/// Paging has rules that hold, and others that do not, away from the rules' own examples.
@Suite("Paging, refreshing, keyboards and nested views")
struct PagingTests {
  private func rules(_ drawing: String, strict: Bool = true) -> [String] {
    let violations = Judge().verdict(of: Example(drawing).transcript).violations
    return violations.filter { $0.follows == nil && (strict || $0.grade == .must) }.map(\.rule)
  }

  @Test(
    "Near a threshold any page is right",
    arguments: [
      "v -240 B S@230 hold ^ W@230!0>0 T@230 G@230 . S@0 E@0 |@0",
      "v -260 B S@250 hold ^ W@250!0>0 T@250 G@250 . S@0 E@0 |@0",
      "v -110 B S@100 ^ W@100!0.3>0 T@100 G@100 . S@0 E@0 |@0",
      "v -110 B S@100 ^ W@100!0.3>480 T@100 G@100 . S@480 E@480 |@480",
      "v . -30 B S@20 ^ W@20!0.9183>0 T@20 G@20 . S@0 E@0 |@0",
    ]
  )
  func thresholds(drawing: String) {
    #expect(rules("paging=yes content=1920 " + drawing) == [])
  }

  @Test(
    "What a page that is cut off by the end of the range counts is nobody's business",
    arguments: ["960", "1080"]
  )
  func cutOffPages(target: String) {
    // 1560 points in a view of 480: pages at 0, 480, 960, and an end at 1080.
    let lift = "at=960 v -30 B S@980 hold ^ W@980!0>\(target) T@980 G@980"
    #expect(
      rules("paging=yes content=1560 \(lift) . S@\(target) E@\(target) |@\(target)") == []
    )
  }

  @Test("Paging that code switches on holds from then on, and no longer than it is on")
  func switching() {
    let lift = "v -110 B S@100 hold ^ W@100 ↓ F@100 |@100"
    #expect(rules("content=1920 turn:1 " + lift).first == Self.decelerates)
    #expect(rules("paging=yes content=1920 turn:0 " + lift) == [])
  }

  @Test("Pages are as large as the bounds have become")
  func resizing() {
    let lift = "v -110 B S@100 ^ W@100!1>300 T@100 G@100 . S@300 E@300 |@300"
    #expect(rules("paging=yes content=1920 " + lift, strict: false) == [Self.ends])
    #expect(rules("paging=yes content=1920 tall:300 " + lift, strict: false) == [])
  }

  @Test("A keyboard that nobody has brought up need not go")
  func noKeyboard() {
    #expect(rules("keyboard=onDrag v - B S@10 - S@30 ^ W@30 F@30 |@30") == [])
    #expect(rules("keyboard=onDrag edit J done K v - B S@10 ^ W@10 F@10 |@10") == [])
  }

  @Test("What the delegate does in a message explains that the keyboard goes")
  func delegates() {
    #expect(rules("edit J v - B ~done K S@10 ^ W@10 F@10 |@10") == [])
  }

  @Test("Two fingers may drag two views")
  func twoFingers() {
    #expect(rules("nested=yes v v2 - B S - B' S' ^ ^2 W F W' F'", strict: false) == [])
  }

  private static let decelerates = "scroll.paging.decelerates-between-pages"
  private static let ends = "scroll.paging.ends-on-page"
}
