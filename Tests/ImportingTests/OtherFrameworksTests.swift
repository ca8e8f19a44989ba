import Testing
import Traces

@testable import Importing

/// Logs of other frameworks, as their consoles print them.
@Suite("Events of other frameworks in logs")
struct OtherFrameworksTests {
  /// The messages of a log, a word each.
  private func names(_ text: String) throws -> [String] {
    let imported = try Importer("log", screen: nil).read(text)
    #expect(imported.lint == [])
    return imported.trace.lines.compactMap { line in
      guard case .message(let message) = line else { return nil }
      return message.name.text.replacing("scrollView", with: "").prefix { $0 != "(" }.description
    }
  }

  @Test("React Native in lines of JSON tells its places")
  func objects() throws {
    let log = """
      {"time":1700000000000,"event":"onScrollBeginDrag"}
      {"time":1700000000016,"event":"onScroll","contentOffset":{"x":5,"y":12.5}}
      """
    let lines = try Importer("log", screen: nil).read(log).trace.lines
    guard case .message(let message) = lines[1] else { return #expect(Bool(false)) }
    #expect(message.state.contentOffset == Point(5, 12.5))
    #expect(message.time == 16_000)
  }

  @Test("an event that prints what it carries over several lines is still React Native's")
  func spread() throws {
    let log = """
       LOG  onScrollBeginDrag {
        "contentOffset": {
          "y": 0
        }
      }
       LOG  onScrollEndDrag {
        "contentOffset": {
          "y": 20
        }
      }
      """
    #expect(try names(log) == ["WillBeginDragging", "DidEndDragging"])
  }

  @Test("Reanimated's handlers have names of their own")
  func reanimated() throws {
    #expect(
      try names("onBeginDrag\nonScroll\nonEndDrag\nonMomentumBegin\nonMomentumEnd")
        == [
          "WillBeginDragging", "DidScroll", "DidEndDragging", "WillBeginDecelerating",
          "DidEndDecelerating",
        ]
    )
  }

  @Test("a state of RecyclerView may be told by its name and its number")
  func states() throws {
    for (one, other) in [
      ("SCROLL_STATE_DRAGGING (1)", "SCROLL_STATE_IDLE (0)"), ("1 (DRAGGING)", "0 (IDLE)"),
    ] {
      let log = "onScrollStateChanged(newState = \(one))\nonScrollStateChanged(newState = \(other))"
      #expect(try names(log) == ["WillBeginDragging", "DidEndDragging"])
    }
  }

  @Test("the older listener of Android's lists is no misspelt one")
  func listener() throws {
    let log =
      "onScrollStateChanged scrollState=1\nonScroll firstVisibleItem=0\n"
      + "onScrollStateChanged scrollState=0\n"
    let imported = try Importer("log").read(log)
    #expect(!imported.told.contains { $0.contains("did you mean") }, "\(imported.told)")
    #expect(!imported.trace.lines.contains { if case .gap = $0 { true } else { false } })
  }

  @Test("words of English are no sign of a framework, and neither is what it tells beside")
  func words() throws {
    #expect(
      Importer("log").error("Began dragging\nScrolled to 0.0, 4.5\n").contains("no line names")
    )
    #expect(
      Importer("log").error("(CGPoint) contentOffset = (x = 0, y = 5)\n").contains("no line names")
    )
    #expect(try names("DraggingStarted\nScrolled\nDraggingEnded false").count == 3)
  }

  @Test("a browser's console counts equal lines in front of them, and prints events as objects")
  func browsers() throws {
    #expect(
      try names("touchstart\n3scroll\ntouchend\nscrollend") == [
        "WillBeginDragging", "DidScroll", "DidScroll", "DidScroll", "DidEndDragging",
        "DidEndDecelerating",
      ]
    )
    let chrome = """
      app.js:12 Event {isTrusted: true, type: 'scroll', target: document}
      app.js:12 Event {isTrusted: true, type: 'scrollend', target: document}
      """
    let firefox = """
      scroll
      Event { isTrusted: true, target: HTMLDocument, type: "scroll" }
      scrollend
      Event { isTrusted: true, target: HTMLDocument, type: "scrollend" }
      """
    for log in [chrome, firefox] {
      #expect(try names(log) == ["DidScroll", "DidEndScrollingAnimation"])
    }
  }
}
