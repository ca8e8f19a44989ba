import Testing
import Traces

@testable import Importing

/// Logs in the midst of what people write, quote and print around them.
@Suite("Logs in posts")
struct PostedLogTests {
  /// The names of the messages, without what all have in front.
  private func names(_ text: String, map: String? = nil) throws -> [String] {
    var importer = Importer("log", screen: nil)
    importer.settings.map = FrameworkMap.shipped.first { $0.name == map }
    let imported = try importer.read(text)
    #expect(imported.lint == [])
    return imported.trace.lines.compactMap { line in
      guard case .message(let message) = line else { return nil }
      return message.name.text.replacing("scrollView", with: "").prefix { $0 != "(" }.description
    }
  }

  /// Reads lines below one that tells a message, and returns what else they tell.
  private func more(_ text: String) throws -> [String] {
    Array(try names("scrollViewDidZoom\n" + text + "\n").dropFirst())
  }

  private func times(_ text: String) throws -> [Microseconds?] {
    try Importer("log", screen: nil).read(text).trace.lines.map(\.time)
  }

  @Test(
    "sentences that speak of a message tell none",
    arguments: [
      "Hi, why is scrollViewDidEndDecelerating called twice in my app?",
      "I expected scrollViewDidEndDecelerating to come once.",
      "I think scrollViewDidEndDecelerating is called twice",
      "scrollViewDidEndDecelerating is not called", "scrollViewDidEndDecelerating called twice",
      "Expected: scrollViewDidEndDecelerating", "Actual: scrollViewDidEndDecelerating",
      "scrollViewDidEndDecelerating is called as soon as the finger lifts",
      "scrollViewDidEndDecelerating is fired again 3 times here",
      "The order is scrollViewWillBeginDragging, scrollViewDidEndDragging.",
    ]
  )
  func sentences(_ line: String) throws {
    #expect(try more(line) == [])
    let imported = try Importer("log", screen: nil).read("scrollViewDidZoom\n" + line)
    #expect(
      imported.told.contains { $0.hasPrefix("lines that speak of a message in a sentence") },
      "\(imported.told)"
    )
  }

  @Test(
    "what programs print around a message does not make it a sentence",
    arguments: [
      "scrollViewDidScroll called", "scrollViewDidScroll was called", "this is scrollViewDidScroll",
      "calling scrollViewDidScroll", "scrollViewDidScroll; is decelerating? false",
      "scrollViewDidScroll - user scrolls the list", "**scrollViewDidScroll**",
      "-[List scrollViewDidScroll:] - Called for object <List: 0x8b37770>, dragging = YES",
      "App.js:12 scrollViewDidScroll", "LOG MyList    com.example.app    D  scrollViewDidScroll",
    ]
  )
  func prints(_ line: String) throws {
    #expect(try more(line) == ["DidScroll"])
  }

  @Test(
    "source code tells no message",
    arguments: [
      "func scrollViewDidScroll(_ scrollView: UIScrollView) {",
      "override func viewWillAppear(_ animated: Bool) {",
      "- (void)scrollViewDidScroll:(UIScrollView *)scrollView {",
      "-(void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate",
      "    print(\"scrollViewDidScroll\")", "NSLog(@\"scrollViewDidScroll %@\", scrollView);",
      "print(\"scrollViewDidEndDragging, decelerate: \\(decelerate)\")",
      "// MARK: scrollViewDidScroll", "super.viewWillAppear(animated)",
      "[super viewWillAppear:animated];", "delegate?.scrollViewDidScroll?(self)",
      "#selector(scrollViewDidScroll)",
    ]
  )
  func code(_ line: String) throws {
    #expect(try more(line) == [])
    let imported = try Importer("log", screen: nil).read("scrollViewDidZoom\n" + line)
    #expect(
      imported.told.contains { $0.hasPrefix("lines of source code that name a message") },
      "\(imported.told)"
    )
  }

  @Test("a log of nothing but sentences and code says so")
  func onlySentences() {
    let error = Importer("log").error("func scrollViewDidScroll(_ view: UIScrollView) {\n")
    #expect(error.hasPrefix("f:1:1: no line tells a message: those that name one are sentences"))
  }

  @Test("events of other frameworks in sentences and in code tell nothing")
  func mappedSentences() throws {
    let log = """
      onScrollBeginDrag
      <ScrollView onScrollEndDrag={this.end}>
      console.log('onScrollEndDrag')
      onScrollEndDrag
      onMomentumScrollBegin
      onMomentumScrollEnd
      onMomentumScrollEnd is fired again
      why does onMomentumScrollEnd come?
      """
    #expect(
      try names(log)
        == ["WillBeginDragging", "DidEndDragging", "WillBeginDecelerating", "DidEndDecelerating"]
    )
  }

  @Test(
    "frames that a debugger prints are no messages",
    arguments: [
      "#3 0x000000010 in -[VC scrollViewDidScroll:] at VC.m:12",
      "  * frame #3: 0x0001046a Inbox`-[VC scrollViewDidScroll:](self=0x01) at VC.m:12:5",
    ]
  )
  func frames(_ line: String) throws { #expect(try more(line) == []) }

  // MARK: - Counts

  @Test(
    "a count beside a message is of that message",
    arguments: [
      "scrollViewDidScroll (repeated 3 times)", "scrollViewDidScroll repeated 3 times",
      "scrollViewDidScroll 3 times", "scrollViewDidScroll x3", "scrollViewDidScroll ×3",
      "scrollViewDidScroll × 3", "scrollViewDidScroll (x3)", "3x scrollViewDidScroll",
      "3× scrollViewDidScroll", "3app.js:5 scrollViewDidScroll", "3 app.js:5 scrollViewDidScroll",
      "[Log] scrollViewDidScroll (app.js, line 5, x3)",
      "message repeated 3 times: [ scrollViewDidScroll]",
      "scrollViewDidScroll {0, 7} (x3)",
    ]
  )
  func counts(_ line: String) throws {
    #expect(try more(line) == ["DidScroll", "DidScroll", "DidScroll"])
    let imported = try Importer("log", screen: nil).read(line)
    #expect(imported.told.contains { $0.hasPrefix("messages that the log counts") })
  }

  @Test("a count alone is of the message above it, and a sentence is no count")
  func countsAlone() throws {
    #expect(try more("x2") == ["DidZoom", "DidZoom"])
    #expect(try more("× 2") == ["DidZoom", "DidZoom"])
    #expect(try more("--- last message repeated 1 time ---") == ["DidZoom"])
    #expect(try more("the bug repeated 5 times today") == [])
    #expect(try more("scrollViewDidScroll twice") == ["DidScroll", "DidScroll"])
  }

  @Test(
    "events are counted as browsers print it; where a program may have printed it, this is told"
  )
  func mappedCounts() throws {
    let log = "onScrollBeginDrag (app.js, line 2)\nonScrollEndDrag (app.js, line 3)\n"
    #expect(
      try names(log + "[Log] onMomentumScrollEnd (app.js, line 5, x2)\n")
        == ["WillBeginDragging", "DidEndDragging", "DidEndDecelerating", "DidEndDecelerating"]
    )
    let told = try Importer("log").read(log + "onMomentumScrollEnd 2 app.js:5:9\n").told
    #expect(
      told.contains { $0.hasPrefix("\"2\" in front of app.js:5:9 may be a count") },
      "\(told)"
    )
  }

  // MARK: - Several in a line

  @Test(
    "messages that stand one behind the other in a line are all read",
    arguments: [
      "scrollViewWillBeginDragging, scrollViewDidScroll, scrollViewDidEndDragging",
      "scrollViewWillBeginDragging -> scrollViewDidScroll → scrollViewDidEndDragging",
      "willBeginDragging; didScroll; didEndDragging",
      "scrollViewWillBeginDragging scrollViewDidScroll {0, 3}, then scrollViewDidEndDragging",
      "scrollViewWillBeginDragging\rscrollViewDidScroll\rscrollViewDidEndDragging\r",
      "scrollViewWillBeginDragging\0scrollViewDidScroll\0scrollViewDidEndDragging",
      "-[List scrollViewWillBeginDragging:], -[List scrollViewDidScroll:], -[List scrollViewDidEndDragging:willDecelerate:]",
    ]
  )
  func lists(_ line: String) throws {
    #expect(try names(line) == ["WillBeginDragging", "DidScroll", "DidEndDragging"])
  }

  @Test("events of other frameworks in a list are all read")
  func mappedLists() throws {
    #expect(
      try names(
        "onScrollBeginDrag -> onScrollEndDrag -> onMomentumScrollBegin -> onMomentumScrollEnd"
      ).last == "DidEndDecelerating"
    )
  }

  @Test("a list keeps the values of each, and has no times of its own")
  func listedValues() throws {
    let text = """
      10:15:02.100 scrollViewWillBeginDragging
      10:15:02.217 scrollViewDidEndDragging(willDecelerate: true) -> scrollViewWillBeginDecelerating
      """
    let lines = try Importer("log", screen: nil).read(text).trace.lines
    #expect(lines.map(\.time) == [nil, nil, nil])
    guard case .message(let end) = lines[1] else { return #expect(Bool(false)) }
    #expect(end.arguments[.willDecelerate]?.bool == true)
  }

  @Test("a message that another one speaks of is not read, and this is told")
  func furtherNames() throws {
    let imported = try Importer("log").read("scrollViewDidScroll from scrollViewDidEndDragging")
    #expect(imported.trace.lines.count == 1)
    #expect(imported.told.contains { $0.hasPrefix("lines that name another message") })
  }

  // MARK: - Consoles

  @Test(
    "colours of a terminal are no part of a line",
    arguments: [
      "\u{1b}[32mscrollViewDidScroll\u{1b}[0m", "[32mscrollViewDidScroll[0m",
      "\u{1b}[1;38;5;12mDEBUG\u{1b}[m scrollViewDidScroll", "scroll\u{1b}[1mViewDidScroll",
      "\u{1b}]8;;https://a.example\u{7}scrollViewDidScroll\u{1b}]8;;\u{7}",
      "\u{1b}[fg0,128,0;scrollViewDidScroll\u{1b}[;",
    ]
  )
  func colours(_ line: String) throws { #expect(try more(line) == ["DidScroll"]) }

  @Test("places of mistakes are those of the lines, whatever colours are above them")
  func placesBelowColours() {
    let text =
      "\u{1b}[32m17:00:01.000 didScroll\u{1b}[0m\r\n\u{1b}[32m17:00:00.500 didScroll\u{1b}[0m\r\n"
    #expect(Importer("log").error(text).hasPrefix("f:2:1: the time goes back"))
  }

  @Test(
    "a browser's console may print places in front of an event",
    arguments: ["test.html:20 ", "[Log] ", "http://localhost:80/a.js:2:7 ", "(index):20 ", ""]
  )
  func places(_ front: String) throws {
    let events = ["touchstart", "scroll", "touchend", "scrollend"]
    let log = events.map { front + $0 }.joined(separator: "\n")
    let told = ["WillBeginDragging", "DidScroll", "DidEndDragging", "DidEndDecelerating"]
    #expect(try names(log, map: "browser") == told)
    #expect(try names(log) == told)
  }

  @Test("a word in small letters is no event behind a word in brackets")
  func brackets() throws {
    let log = "touchstart\nscroll\n[note] scroll down to see it\n"
    #expect(try names(log, map: "browser") == ["WillBeginDragging", "DidScroll"])
  }

  @Test("a log without an event of the chosen map says which were expected")
  func noEvent() {
    var importer = Importer("log")
    importer.settings.map = FrameworkMap.shipped.first { $0.name == "browser" }
    #expect(
      importer.error("my touchstart\n").hasPrefix(
        "f:1:1: no line names an event of browser events; expected names such as touchstart, "
      )
    )
  }

  // MARK: - Times

  @Test(
    "times as logging systems write them",
    arguments: [
      ("[Tue Mar 05 2024 10:15:02.117]  LOG  ", "[Tue Mar 05 2024 10:15:02.217]  LOG  "),
      ("2024-03-05 10:15:02:117 ", "2024-03-05 10:15:02:217 "),
      ("2024/03/05 10:15:02.117 ", "2024/03/05 10:15:02.217 "),
      ("flutter: [2024-03-05 10:15:02.117] ", "flutter: [2024-03-05 10:15:02.217] "),
      ("I/flutter ( 4242): 10:15:02.117 ", "I/flutter ( 4242): 10:15:02.217 "),
      ("Mar  5 10:15:02.117 iPhone Inbox[8] <Notice>: ", "Mar  5 10:15:02.217 iPhone Inbox[8]: "),
      ("05.03.2024 10:15:02,117 ", "05.03.2024 10:15:02,217 "),
      ("1709630102117 ", "1709630102217 "), ("1709630102.117 ", "1709630102.217 "),
      ("11:59:59.950 AM ", "12:00:00.050 PM "), ("12:59:59.950 PM ", "01:00:00.050 PM "),
      ("🕐 10:15:02.117 | ", "🕐 10:15:02.217 | "),
      (
        "{\"ts\":\"2024-03-05T10:15:02.117Z\",\"msg\":\"",
        "{\"ts\":\"2024-03-05T10:15:02.217Z\",\"msg\":\""
      ),
    ]
  )
  func forms(_ first: String, _ second: String) throws {
    #expect(
      try times(first + "scrollViewDidZoom\"\n" + second + "scrollViewDidScroll\"\n") == [
        0, 100_000,
      ]
    )
  }

  @Test("a time in the line below a message, as Xcode prints it, is the message's")
  func timesBelow() throws {
    let text = """
      scrollViewDidZoom(_:)
      Type: Debug | Timestamp: 2024-03-01 10:15:02.117123+01:00 | Process: Inbox | TID: 0x9a1
      scrollViewDidScroll(_:)
      Type: Debug | Timestamp: 2024-03-01 10:15:02.217123+01:00 | Process: Inbox | TID: 0x9a1
      """
    #expect(try times(text) == [0, 100_000])
  }

  @Test(
    "what looks like a time and is not read is told",
    arguments: ["[0.016] ", "0.016s ", "16ms ", "+16ms ", "t=0.016 ", "2024-03-05|10:15:02.1 "]
  )
  func unreadTimes(_ front: String) throws {
    let imported = try Importer("log").read("\(front)scrollViewDidScroll\n")
    #expect(imported.trace.lines.map(\.time) == [nil])
    #expect(
      imported.told.contains { $0.hasPrefix("no time was recognised") },
      "\(imported.told)"
    )
  }

  @Test(
    "a log without times is not said to have some",
    arguments: ["App.js:12 ", "-[List<0x7f8e04008200> ", "[12:9a1] ", "v1.2.3 ", "3. ", ""]
  )
  func noTimes(_ front: String) throws {
    let told = try Importer("log").read("\(front)scrollViewDidScroll\n").told
    #expect(!told.contains { $0.hasPrefix("no time was recognised") })
  }
}
