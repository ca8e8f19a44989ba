import Testing
import Traces

@testable import Importing

@Suite("Logs of delegate methods")
struct MessageLogTests {
  private func messages(_ text: String, _ importer: Importer = Importer("log")) throws -> [String] {
    let imported = try importer.read(text)
    #expect(imported.lint == [])
    var writer = TraceWriter()
    for line in imported.trace.lines { writer.write(line) }
    return String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(
    "both spellings, with whatever people write around them",
    arguments: [
      "scrollViewDidScroll:", "scrollViewDidScroll(_:)", "scrollViewDidScroll", "didScroll",
      "🟢 scrollViewDidScroll", ">>> -[MyController scrollViewDidScroll:]", "*** didScroll",
      "App.Controller.scrollViewDidScroll(_:)", "[view] scrollViewDidScroll:",
      "2017-07-18 17:11:38.371 demo4[18400:967160] scrollViewDidScroll:",
      "2026-11-22 23:16:11.025 my app[22044:d7104800] scrollViewDidScroll",
      "2019-04-25 07:33:34.747123+0900 App[18400:967160] [general] scrollViewDidScroll(_:)",
      "2026-01-25 23:03:22.041859+0200 0x150d23a  Default     0x0                  6103   0    "
        + "App: (UIKitCore) [com.example.app:scroll] scrollViewDidScroll",
      "17:28:08.968301 [] scrollViewDidScroll:",
    ]
  )
  func spellings(_ line: String) throws {
    let message = try #require(try messages(line).first)
    #expect(message.replacing("\"t\":0,", with: "") == #"{"message":"scrollViewDidScroll(_:)"}"#)
  }

  @Test(
    "values behind the name",
    arguments: [
      ("scrollViewDidScroll: {0, 12.5}", #""state":{"contentOffset":[0,12.5]}"#),
      ("didScroll CGPoint(x: 1.5, y: -0.25)", #""state":{"contentOffset":[1.5,-0.25]}"#),
      (
        "scrollViewDidScroll(_:) contentOffset = (0.0, 30.0004) isDragging: YES, tracking=0",
        #""state":{"contentOffset":[0,30],"isDragging":true,"isTracking":false}"#
      ),
      (
        "-[C scrollViewDidEndDragging:willDecelerate:] 1",
        #""args":{"willDecelerate":true}"#
      ),
      ("didEndDragging decelerate -> false", #""args":{"willDecelerate":false}"#),
      (
        "scrollViewWillEndDragging velocity=(0.0, 1.25) target=(0.0, 300.0)",
        #""args":{"targetContentOffset":[0,300],"withVelocity":[0,1.25]}"#
      ),
      (
        "scrollViewWillEndDragging:withVelocity:targetContentOffset: {1, 2} {3, 4}",
        #""args":{"targetContentOffset":[3,4],"withVelocity":[1,2]}"#
      ),
      ("tableView(_:didSelectRowAt:) [0, 3]", #""args":{"didSelectRowAt":"0-3"}"#),
      (
        "tableView:didSelectRowAtIndexPath: <NSIndexPath: 0x60> {length = 2, path = 1 - 30}",
        #""args":{"didSelectRowAt":"1-30"}"#
      ),
      ("didSelectRowAt 0-3", #""args":{"didSelectRowAt":"0-3"}"#),
      ("scrollViewDidEndZooming(_:with:atScale:) scale 2.5", #""args":{"atScale":2.5}"#),
      ("scrollViewDidScroll x=0 y=12.5", #""state":{"contentOffset":[0,12.5]}"#),
      ("scrollViewDidScroll contentOffset.y = 12.5", #""state":{"contentOffset":[0,12.5]}"#),
      ("scrollViewDidScroll NSPoint: {0, 12.5}", #""state":{"contentOffset":[0,12.5]}"#),
      (
        "scrollViewDidEndDragging; is Decelerating? false, willDecelerate? true",
        #""args":{"willDecelerate":true},"state":{"isDecelerating":false}"#
      ),
      (
        "scrollViewDidEndDragging: decelerating=NO decelerate=YES",
        #""args":{"willDecelerate":true},"state":{"isDecelerating":false}"#
      ),
      (
        "tableView(_:numberOfRowsInSection:) ObjectIdentifier(0x00001a00) 2 9",
        #""args":{"numberOfRowsInSection":2},"answer":9"#
      ),
      (
        "-[L tableView:numberOfRowsInSection:] <UITableView: 0x7f8e04> section 2 -> 9",
        #""args":{"numberOfRowsInSection":2},"answer":9"#
      ),
      ("tableView(_:didSelectRowAt:) row=4 section=1", #""args":{"didSelectRowAt":"1-4"}"#),
      (
        "tableView(_:didSelectRowAt:) IndexPath(row: 5, section: 1)",
        #""args":{"didSelectRowAt":"1-5"}"#
      ),
      (
        "tableView(_:willDisplay:forRowAt:) <Cell: 0x7a; frame = (0 88; 320 44)> [0, 2]",
        #""args":{"forRowAt":"0-2","willDisplay":"Cell 0x7a"}"#
      ),
      (
        "tableView(_:commit:forRowAt:) delete [0, 2]",
        #""args":{"commit":"delete","forRowAt":"0-2"}"#
      ),
      (
        "tableView(_:willSelectRowAt:) [0, 2] -> nil",
        #""args":{"willSelectRowAt":"0-2"},"answer":null"#
      ),
      ("-[List viewWillAppear:] animated: true", #""args":{"animated":true}"#),
      ("scrollViewDidScroll: {nan, 1}", ""),
      ("scrollViewDidScroll: {1e17, 1}", ""),
      ("scrollViewDidScroll: <private>", ""),
    ]
  )
  func values(_ line: String, _ told: String) throws {
    let message = try #require(try messages(line).first)
    let rest = message.dropFirst().prefix { $0 != "}" }
    if told.isEmpty {
      #expect(!rest.contains(","))
    } else {
      #expect(message.contains(told), "\(message)")
    }
  }

  @Test("times count from the first message, over zones, and over midnight")
  func times() throws {
    #expect(
      try messages(
        "2026-12-31 23:59:59.990 App[1:2] scrollViewDidScroll:\n"
          + "2027-01-01 00:00:00.006 App[1:2] scrollViewDidScroll:\n"
      ).last == #"{"t":16000,"message":"scrollViewDidScroll(_:)"}"#
    )
    #expect(
      try messages(
        "23:59:59.990000 [] scrollViewDidScroll:\n00:00:00.006001 [] scrollViewDidScroll:\n"
      ).last == #"{"t":16001,"message":"scrollViewDidScroll(_:)"}"#
    )
    #expect(
      try messages(
        "2026-03-29 01:59:59.000000+0100 App[1:2] didScroll\n"
          + "2026-03-29 03:00:00.000000+0200 App[1:2] didScroll\n"
      ).last == #"{"t":1000000,"message":"scrollViewDidScroll(_:)"}"#
    )
  }

  @Test("a line without a prefix continues the one above it")
  func continued() throws {
    let imported = try Importer("log").read(
      "2026-12-31 23:59:59.990 App[1:2] scrollViewDidScroll:\nand more\n"
        + "2026-12-31 23:59:59.990 App[1:2] something else\n"
        + "2026-12-31 23:59:59.990 App[1:2] tableView(_:previewForHighlightingContextMenuWithConfiguration:)"
    )
    #expect(imported.trace.lines.count == 1)
    #expect(imported.told.contains("lines that name no message, left out: 1"))
    #expect(imported.told.contains("messages that the format does not have, left out: 1"))
  }

  @Test("where a line has no time, none has; and the header says what was heard")
  func header() throws {
    var importer = Importer("log", screen: nil)
    let text = "17:00:00.000 tableView(_:didSelectRowAt:) [0, 1]\ndidScroll\n"
    let imported = try importer.read(text)
    #expect(imported.trace.lines.allSatisfy { $0.time == nil })
    #expect(imported.told.contains("times, left out since other lines have none: 1"))
    #expect(imported.trace.header.component == "table")
    #expect(
      imported.trace.header.hears?.map(\.text) == [
        "scrollViewDidScroll(_:)", "tableView(_:didSelectRowAt:)",
      ]
    )
    #expect(
      try importer.read("didScroll\n").told
        == ["only the one message that occurs is taken for heard (--observes all)"]
    )
    importer.settings.observed = .all
    importer.settings.component = "form"
    #expect(try importer.read(text).trace.header.hears == nil)
    #expect(try importer.read(text).trace.header.component == "form")
    #expect(try Importer("log").read("scrollViewDidZoom:").trace.header.component == "zoom")
  }

  @Test("mistakes have their places")
  func mistakes() {
    let importer = Importer("log")
    #expect(
      importer.error("hello\nthe scrollViewDidScrol: 1\n").hasPrefix(
        "f:2:5: \"scrollViewDidScrol:\" is no message of a delegate; expected names such as "
          + "scrollViewDidScroll: or scrollViewDidScroll(_:); did you mean \"scrollViewDidScroll:\"?"
      )
    )
    #expect(importer.error("hello").hasPrefix("f:1:1: no line names a message of a delegate"))
    let back = "17:00:01.000 didScroll\n17:00:00.000 didScroll\n"
    #expect(
      importer.error(back).hasPrefix(
        "f:2:1: the time goes back by 1000000 microseconds; expected times that never decrease; "
          + "leave the times out with --without-times"
      )
    )
    var untimed = importer
    untimed.settings.isTimed = false
    #expect(untimed.error(back) == "")
    #expect(
      importer.error("sent:\n→ didCommitNavigation\n").hasPrefix(
        "f:2:3: the log is of WKWebView's delegate, which is not judged; expected messages of scroll"
      )
    )
  }

  @Test("messages of delegates that are not judged are told, each kind by its class")
  func otherDelegates() throws {
    let log = """
      collectionView(_:didSelectItemAt:) [0, 1]
      scrollViewDidScroll
      -[Pager pageViewController:willTransitionToViewControllers:]
      """
    let told = try Importer("log").read(log).told
    #expect(told.contains("messages of UICollectionView's delegate are not judged, left out: 1"))
    #expect(told.contains { $0.hasPrefix("messages of UIPageViewController's delegate") })
  }

  @Test("text in UTF-16 without a mark is told by its zeros")
  func wideText() {
    let text = "scrollViewDidScroll\n".map { "\($0)\0" }.joined()
    #expect(
      Importer("log").error(text).hasPrefix("f:1:1: every other byte is zero, as in UTF-16")
    )
  }

  @Test(
    "an object with an address is a controller whatever its class is called",
    arguments: ["Inbox.Feed", "HomeScreen", "InboxView", "A", "FeedVC"]
  )
  func objects(_ name: String) throws {
    let front = "<\(name): 0x7f8e04008200> "
    let text = ["viewWillAppear(_:)", "viewDidAppear(_:)"].map { front + $0 }
    let imported = try Importer("log", screen: nil).read(text.joined(separator: "\n"))
    let className = name.split(separator: ".").last.map(String.init)
    #expect(imported.trace.header.views.last?.name.text == className)
  }
}
