import Testing
import Traces

@testable import Importing

/// Lines that name messages and tell none, in the midst of those that do.
@Suite("Lines of logs that tell no message")
struct LogNoiseTests {
  private func lines(_ text: String) throws -> [String] {
    try Importer("log", screen: nil).lines(text)
  }

  private func told(_ text: String) throws -> [String] {
    try Importer("log", screen: nil).read(text).told
  }

  @Test("what Combine prints of a stream is no event, and the value of an event is read")
  func combine() throws {
    let log = """
      willBeginDragging: receive subscription: (PassthroughSubject)
      willBeginDragging: request unlimited
      didEndDragging: request max: (1) (synchronous)
      willBeginDragging: receive value: (())
      didScroll: receive value: ((0.0, 5.5))
      didEndDragging: receive value: (false)
      didEndDragging: receive finished
      didScroll: receive cancel
      """
    #expect(
      try lines(log) == [
        "WillBeginDragging", "DidScroll at (0.0, 5.5)", "DidEndDragging willDecelerate=false",
      ]
    )
    #expect(
      try told(log).contains("lines about a stream, and not about an event in it, left out: 5")
    )
  }

  @Test("what RxSwift prints of a stream is no event, and the value of an event is read")
  func rx() throws {
    let log = """
      2024-03-01 10:00:00.000: willBeginDragging -> subscribed
      2024-03-01 10:00:04.100: willBeginDragging -> Event next(())
      2024-03-01 10:00:04.300: didEndDragging -> Event next(true)
      2024-03-01 10:00:09.300: didEndDragging -> isDisposed
      2024-03-01 10:00:09.301: FeedVC.swift:30 (scrollViewDidScroll(_:)) -> isDisposed
      """
    #expect(try lines(log) == ["WillBeginDragging", "DidEndDragging willDecelerate=true"])
  }

  @Test(
    "a frame of a stack is no message",
    arguments: [
      "      at onScroll (src/List.js:12:11)", "    at com.example.Feed.onScroll(Feed.kt:40)",
      "#3      Feed.onScroll (package:feed/main.dart:12:5)",
      "    frame #1: 0x0104 Feed`@objc FeedVC.scrollViewDidScroll(_:) at <compiler-generated>:0",
      "  * frame #0: 0x0104 Feed`FeedVC.scrollViewDidScroll(scrollView=0x07f8)",
    ]
  )
  func frames(_ line: String) throws {
    #expect(try told("onScroll\nonScroll\n\(line)\n").contains("frames of a stack, left out: 1"))
    #expect(try lines("onScroll\nonScroll\n\(line)\n").count == 2)
  }

  // MARK: - Lines that others explain

  private static let flick = """
    scrollViewWillBeginDragging
    scrollViewDidEndDragging false
    scrollViewDidEndDecelerating false
    """

  @Test(
    "words on both sides of a name make a sentence in any language, if others have none",
    arguments: [
      "y aquí otra vez scrollViewDidEndDecelerating no debería salir",
      "là j'attendais encore scrollViewDidEndDecelerating mais rien",
      "ここでscrollViewDidEndDeceleratingが来ないはず", "scrollViewDidEndDeceleratingが呼ばれません",
    ]
  )
  func languages(_ line: String) throws {
    #expect(try lines(Self.flick + "\n" + line).count == 3)
    #expect(
      try told(Self.flick + "\n" + line).contains {
        $0.hasPrefix("lines that speak of a message in a sentence")
      }
    )
  }

  @Test("words that a program prints are no sentence")
  func printedWords() throws {
    let each = Self.flick.split(separator: "\n").map { "feed view \($0) was called" }
    #expect(try lines(each.joined(separator: "\n")).count == 3)
    for line in [
      "[Feed] scrollViewDidScroll was called now", "Feed: scrollViewDidScroll was called now",
      "-[FeedView scrollViewDidScroll:] called for the list", "feed scrollViewDidScroll called",
      "the feed view scrollViewDidScroll offset: {0, 5}",
    ] {
      #expect(try lines(Self.flick + "\n" + line).count == 4, "\(line)")
    }
  }

  @Test(
    "a list of methods that a sentence introduces is no log",
    arguments: [
      "Here are the delegate methods I implemented:", "I tried:", "Folgende Methoden habe ich:",
    ]
  )
  func lists(_ sentence: String) throws {
    let list = "\(sentence)\n- scrollViewDidEndDecelerating\n- scrollViewDidEndDragging\n"
    #expect(try lines(list + "and get\n" + Self.flick).count == 3)
    #expect(
      Importer("log").error(list).hasPrefix("f:1:1: no line tells a message: those that name one")
    )
  }

  @Test(
    "a list below a sentence that speaks of a log is one",
    arguments: [
      "Here is the order in which the methods are called:", "The log:", "My output of the methods:",
    ]
  )
  func listedLogs(_ sentence: String) throws {
    let list = "\(sentence)\n1. scrollViewWillBeginDragging\n2. scrollViewDidEndDragging\n"
    #expect(try lines(list) == ["WillBeginDragging", "DidEndDragging"])
    let twice = "The methods:\n- scrollViewDidScroll\n- scrollViewDidScroll\n"
    #expect(try lines(twice).count == 2)
  }

  @Test("of a comparison the new side is the log, with its times")
  func comparisons() throws {
    let log = """
      --- actual.log
      +++ expected.log
      @@ -1,3 +1,3 @@
       10:15:02.100 scrollViewWillBeginDragging
      -10:15:02.200 scrollViewDidEndDragging willDecelerate: false
      +10:15:02.300 scrollViewDidEndDragging willDecelerate: true
      """
    #expect(try lines(log) == ["WillBeginDragging", "DidEndDragging willDecelerate=true"])
    let trace = try Importer("log", screen: nil).read(log).trace
    #expect(trace.lines.map(\.time) == [0, 200_000])
    #expect(
      try told(log).contains("lines of a comparison that are its head or its old side, left out: 4")
    )
    #expect(try lines("-[Feed scrollViewDidScroll:]\n-[Feed scrollViewDidScroll:]").count == 2)
  }

  @Test("a number behind x is a count where nothing else in the log is a place")
  func spacedCounts() throws {
    let log = "scrollViewWillBeginDragging\nscrollViewDidScroll x 3\n"
    #expect(try lines(log) == ["WillBeginDragging", "DidScroll", "DidScroll", "DidScroll"])
    #expect(try lines(log + "scrollViewDidScroll x 7\n").count == 3)
    #expect(try lines(log + "scrollViewDidEndDragging x 7.5\n").count == 3)
    #expect(try lines(log + "scrollViewDidEndDragging y 7\n").count == 3)
  }

  @Test("what two have written is taken once: that with a time")
  func sinks() throws {
    let log = """
      scrollViewWillBeginDragging
      2024-03-02 14:07:21.285 Feed[812:1a2b] scrollViewWillBeginDragging
      scrollViewDidEndDragging
      2024-03-02 14:07:21.385 Feed[812:1a2b] scrollViewDidEndDragging
      """
    let imported = try Importer("log", screen: nil).read(log)
    #expect(imported.trace.lines.map(\.time) == [0, 100_000])
    #expect(imported.told.contains("messages that two have written, of which one is taken: 2"))
    #expect(try lines(log + "\nscrollViewDidEndDecelerating").count == 5)
  }

  @Test("an arrow back says that a method is over, behind one that says that it begins")
  func arrows() throws {
    let both = """
      --> scrollViewWillBeginDragging
      <-- scrollViewWillBeginDragging
      --> scrollViewDidEndDragging
      <-- scrollViewDidEndDragging
      """
    #expect(try lines(both) == ["WillBeginDragging", "DidEndDragging"])
    let received = both.replacing("-->", with: "<--")
    #expect(try lines(received).count == 4)
  }
}
