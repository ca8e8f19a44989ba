import Testing
import Traces

@testable import Oracle

@Suite("The notation of examples")
struct NotationTests {
  @Test(
    "has no word that it does not know",
    arguments: [
      "v - Bb@20", "v - B ^ W! F", "v3", "v:1,2,3", "-1,2,3", "-up", "<>", "vv2", "^1", "..",
      "4.5ms",
      "paging=maybe", "pages=yes", "content=tall", "rowHeights=1,b", "zooms=1", "beside=no",
      "hears=cel", "unheard=?", "inputs=finger", "S@", "S@1@2", "S@1,2,3", "S$3", "S:tx", "|:y",
      "Q=1",
      "jump:", "jump:1,2,3", "stop:1", "scale:1,2", "show:0,0,10", "hover:1", "~slowly.jump:3",
      "table=2 cel(0-0)=a", "table=2 rows(0,1,2)=3", "table=2 cell(0-0", "table=2 select:0",
      "table=2 move:0-1", "table=2 |[0-0]", "table=2 |[0-1,0-0]", "table=2 |{0}", "table=2 |<0>",
      "table=2 becomes(a,all)", "table=2 setSelected(a)+q", "raises:", "raises:A,1", "↓ B ↓ S",
      "nav willAppear(sheet,no)", "nav willAppear(page,maybe)", "nav push:sheet", "nav pop:page",
    ]
  )
  func refusal(drawing: String) {
    #expect(throws: NotationError.self) { try Notation.reading(drawing) }
  }

  @Test("has every word of the rules' examples")
  func examples() {
    for rule in RuleBook.rules {
      for example in rule.passing + rule.failing {
        #expect(throws: Never.self, "\(rule.id): \(example.drawing)") {
          try Notation.reading(example.drawing)
        }
      }
    }
  }

  @Test("says which part of a word it does not know, and what would be right")
  func words() {
    let error = #expect(throws: NotationError.self) { try Notation.reading("v paging=maybe") }
    #expect(
      error?.description == #"the notation has no "maybe" in "paging=maybe"; expected yes or no"#
    )
    let unknown = #expect(throws: NotationError.self) { try Notation.reading("v hover") }
    #expect(
      unknown?.description
        == #"the notation has no "hover"; expected a setting, a message, a call, a touch or a pause"#
    )
  }

  @Test("reads what stands in its description", arguments: ["B@5,120/100:td", "W!0.5>300=200"])
  func marks(word: String) throws {
    let lines = try Notation.reading(word).trace.lines
    guard case .message(let message)? = lines.first else {
      Issue.record("no message")
      return
    }
    #expect(!message.arguments.isEmpty || message.state.contentOffset == Point(5, 120))
  }
}
