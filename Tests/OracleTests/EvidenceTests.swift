import Oracle
import Testing

@Suite("Evidence, and the words around a violation")
struct EvidenceTests {
  @Test(
    "is told by its kinds, the strongest first",
    arguments: [
      (["L01"], "B09", "a real log shows it (L01)"),
      (
        ["M063", "L01", "L03"], "B09",
        "two real logs show it (L01 and L03) and others got it wrong (M063)"
      ),
      (["L11(1)", "L11(2)"], "C11", "a real log shows it (L11(1) and L11(2))"),
      (["D07", "N02"], "Z02", "it follows from D07 and N02"),
      (
        ["S4:117", "H4", "H5"], "C02",
        "Apple's guide says so (S4:117) and UIKit's headers say so (H4 and H5)"
      ),
      ([], "B09", ""),
    ]
  )
  func kinds(keys: [String], number: String, words: String) {
    #expect(Evidence(keys, about: number).words() == words)
  }

  @Test("names three of a kind and counts the others, unless there is only one other")
  func many() {
    let logs = ["L01", "L02", "L03", "L04", "L05"]
    #expect(
      Evidence(Array(logs.prefix(4)), about: "B09").words()
        == "four real logs show it (L01, L02, L03 and L04)"
    )
    #expect(
      Evidence(logs, about: "B09").words() == "five real logs show it (L01, L02, L03 and 2 more)"
    )
  }

  @Test("says who says otherwise, and where nobody knows for sure")
  func doubts() {
    #expect(
      Evidence(["L11", "S4:112-113"], about: "B13").words()
        == "a real log shows it (L11); against it: Apple's guide (S4:112-113)"
    )
    #expect(
      Evidence(["M104"], about: "E12").words()
        == "known from memory, no public source; others got it wrong (M104)"
    )
    #expect(
      Evidence(["L28"], about: "N05").words()
        == "sources contradict each other, and this side is believed; a real log shows it (L28)"
    )
  }

  @Test("stands below how far a transcript was right, which a second violation no longer says")
  func prefixes() throws {
    let violations = Judge().verdict(
      of: Example("v - B S ^ W T G S E E . v - B B S ^ W F |").transcript
    )
    .violations
    let lines = violations.map { $0.text.split(separator: "\n").dropFirst(3).first ?? "" }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("  right so far: 7 messages: willBeginDragging, ") == true)
    #expect(lines.last?.hasPrefix("  heard so far: 9 messages: ") == true)
  }

  @Test(
    "stands below the messages that were allowed",
    arguments: [
      ("v - B S B", "didScroll or willEndDragging"),
      ("v - B S ^ W S", "didEndDragging(false) or didEndDragging(true)"),
      ("v - B S ^ W T S", "willBeginDecelerating"), ("jump:300 S@300 A@300 |@300", "nothing"),
      ("at=300 tap Q=yes Q=yes", "didScroll or didScrollToTop"),
      ("v -110 B S@100 hold ^ W@100 T@100", "didEndDragging(false)"),
      ("jump:300 S@300 E@300 |@300", "nothing"),
    ]
  )
  func allowed(drawing: String, words: String) throws {
    let violation = try #require(Judge().verdict(of: Example(drawing).transcript).violations.first)
    #expect(violation.allowed.joined(separator: " or ") == words)
  }
}
