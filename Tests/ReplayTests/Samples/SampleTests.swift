import HeadlessUIKit
import Replay
import Samples
import Testing
import Traces

@Suite("A trace of a sample application")
struct SampleTests {
  private func play(_ keys: String, _ lines: String...) throws -> Trace {
    try ReferenceSubject(samples: Sample.all).transcript(
      of: TraceText.trace(lines, header: #"{"trace":1,"id":"a",\#(keys)}"#)
    )
  }

  private static let selection =
    #""component":"table","sample":"selection","config":{"bounds":[320,480],"items":["a","b"],"sections":[2]}"#
  private static let pager =
    #""component":"scroll","sample":"tweet-pager","views":{"pager":{"component":"scroll","frame":[0,0,320,480],"config":{"contentSize":[960,480],"isPagingEnabled":true,"tweets":[{"from_user":"ada","id":"1","text":"x"},{"from_user":"bob","id":"2","text":"y"},{"from_user":"cyd","id":"3","text":"z"}]}},"page-0":{"component":"content","in":"pager","frame":[0,0,320,480],"config":{"tapRecognizer":true}}}"#
  private static let tap = (
    #"{"t":100000,"touch":"began","id":1,"x":160,"y":66}"#,
    #"{"t":160000,"touch":"ended","id":1,"x":160,"y":66}"#
  )

  @Test("is answered by the application, whose answer is written after what it did")
  func answers() throws {
    let played = try play(Self.selection, Self.tap.0, Self.tap.1)
    let messages = played.messages
    let asked = try #require(messages.firstIndex { $0.name == .willSelectRow })
    #expect(messages[asked].answer == .null)
    #expect(messages[asked + 1].name == .post)
    #expect(messages[asked + 1].arguments[.userInfo] == .object([Argument("row", .string("1"))]))
    #expect(!messages.contains { $0.name == .didSelectRow })
  }

  @Test("tells no question that the application leaves out and whose absence changes the table")
  func leftOut() throws {
    let played = try play(Self.selection)
    let names = Set(played.messages.map(\.name))
    #expect(!names.contains(.heightForRow))
    #expect(!names.contains(.titleForHeader))
    #expect(names.contains(.willDisplayCell), "what changes nothing is heard all the same")
  }

  @Test("tells what the cells say, and names them by their identifier")
  func cells() throws {
    let shown = try play(Self.selection).messages.filter { $0.name == .willDisplayCell }
    #expect(shown.map { $0.table.form.label } == [.string("a"), .string("b")])
    #expect(shown.map { $0.arguments[.willDisplay] } == [.string("item-1"), .string("item-2")])
  }

  @Test("tells which pages are put in, where, and with which words")
  func pages() throws {
    let pages = try play(Self.pager).messages.filter { $0.name == .loadPage }
    #expect(pages.map { $0.arguments[.page]?.number?.double } == [0, 1])
    #expect(pages[1].arguments[.frame]?.rect?.origin == Point(320, 0))
    #expect(pages[1].arguments[.labels] == .array([.string("bob"), .string("y")]))
  }

  @Test("tells a tap before the address that it opens")
  func opens() throws {
    let played = try play(Self.pager, Self.tap.0, Self.tap.1)
    let told = played.messages.filter { $0.view != .first }
    #expect(told.map(\.name) == [.tapped, .open])
    #expect(told.last?.arguments[.url] == .string("http://www.twitter.com/ada/status/1"))
  }

  @Test("records what the application calls, as a delegate's call")
  func calls() throws {
    let played = try play(
      #""component":"web","sample":"web-screen","config":{"address":"http://a.example/","bounds":[320,480],"network":{"http://a.example/":{"delay":0}},"scalesPageToFit":true}"#
    )
    let calls = played.lines.compactMap { if case .call(let call) = $0 { call } else { nil } }
    #expect(calls.map(\.name) == [.loadRequest])
    #expect(calls.first?.isByDelegate == true)
  }

  @Test("hears the pages of a navigation, those too that come later")
  func navigation() throws {
    let played = try play(
      #""component":"navigation","sample":"detail-push","views":{"navigation":{"component":"navigation","frame":[0,0,320,480]},"list":{"component":"table","in":"navigation","config":{"identifiers":["CellIdentifier"],"sections":[9],"segues":["detail"]}},"detail":{"component":"content","in":"navigation"}}"#,
      #"{"t":100000,"touch":"began","id":1,"x":160,"y":108}"#,
      #"{"t":160000,"touch":"ended","id":1,"x":160,"y":108}"#
    )
    let ofDetail = played.messages.filter { $0.view == ViewIndex(2) }.map(\.name)
    #expect(ofDetail == [.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear])
    let prepared = try #require(played.messages.first { $0.name == .prepareForSegue })
    #expect(prepared.arguments[.sender] == .string("CellIdentifier-2"))
  }

  @Test("says what nobody hears of an application's own cells")
  func lacks() throws {
    let header = try play(Self.selection).header
    #expect(header.lacks(.prepareForReuse))
    #expect(!header.lacks(.cellForRow))
  }

  @Test(
    "fails where the header says another thing than the application shows",
    arguments: [
      (#""contentSize":[320,760]"#, "contentSize [320.0, 758.0]"),
      (#""contentSize":[320,758],"isPagingEnabled":true"#, "isPagingEnabled false"),
    ]
  )
  func disagreement(config: String, expected: String) throws {
    let failure = try #require(throws: SubjectFailure.self) {
      try play(
        #""component":"scroll","sample":"root-scroll-view","config":{"bounds":[320,480],\#(config)}"#
      )
    }
    guard case .failed(let why) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(why.contains(expected), "\(why)")
  }

  @Test("fails where no application has the name, or the header says another thing of its views")
  func contradiction() throws {
    let why = { (keys: String) throws in
      let failure = try #require(throws: SubjectFailure.self) { try play(keys) }
      guard case .failed(let why) = failure else { return "\(failure)" }
      return why
    }
    let named = try why(#""component":"table","sample":"selektion""#)
    #expect(named.contains(#"did you mean "selection"?"#), "\(named)")
    let shown = try why(#""component":"scroll","sample":"selection""#)
    #expect(shown.contains(#""table", which the sample "selection" shows here"#), "\(shown)")
  }

  @Test("is skipped by a reference that has no applications")
  func withoutSamples() throws {
    let trace = try TraceText.trace([], header: #"{"trace":1,"id":"a",\#(Self.selection)}"#)
    let failure = try #require(throws: SubjectFailure.self) {
      try ReferenceSubject().transcript(of: trace)
    }
    guard case .skipped = failure else { Issue.record("\(failure)"); return }
  }

  @Test("is not for views of one's own")
  func ownViews() throws {
    let subject = ReferenceSubject(name: "mine") { UIScrollView(frame: $0) }
    let trace = try TraceText.trace([], header: #"{"trace":1,"id":"a",\#(Self.selection)}"#)
    #expect(throws: SubjectFailure.self) { try subject.transcript(of: trace) }
  }
}
