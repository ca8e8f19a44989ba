import Testing
import Traces

@testable import Importing

/// Logs of several runs, and logs in which lines are missing: nothing is known of what was between.
@Suite("Cuts in logs")
struct LogCutsTests {
  private func lines(_ text: String) throws -> [String] {
    try Importer("log", screen: nil).lines(text)
  }

  @Test("a process behind another one is another run")
  func processes() throws {
    let log = """
      2024-03-02 14:07:21.285 Feed[812:1a2b] scrollViewWillBeginDragging
      2024-03-02 14:07:21.301 Feed[812:1a2b] scrollViewDidScroll
      2024-03-02 14:08:21.285 Feed[900:1c2b] scrollViewWillBeginDragging
      2024-03-02 14:08:21.301 Feed[900:1c2b] scrollViewDidScroll
      """
    #expect(
      try lines(log) == ["WillBeginDragging", "DidScroll", "gap", "WillBeginDragging", "DidScroll"]
    )
    #expect(
      try Importer("log").read(log).told.contains {
        $0.hasPrefix("places where a program or a test begins or ends")
      }
    )
    let android = log.replacing(" Feed[812:1a2b] ", with: "  812  830 D Feed: ")
      .replacing(" Feed[900:1c2b] ", with: "  900  930 D Feed: ")
    #expect(try lines(android).contains("gap"))
  }

  @Test("processes that speak by turns are views apart")
  func turns() throws {
    let log = """
      2024-03-02 14:07:21.285 Feed[812:1a2b] scrollViewWillBeginDragging
      2024-03-02 14:07:21.301 Feed[900:1c2b] scrollViewWillBeginDragging
      2024-03-02 14:07:21.318 Feed[812:1a2b] scrollViewDidScroll
      2024-03-02 14:07:21.334 Feed[900:1c2b] scrollViewDidScroll
      """
    #expect(try !lines(log).contains("gap"))
  }

  @Test(
    "a line about a run, a line with a heading and an ellipsis are cuts",
    arguments: [
      "Message from debugger: Terminated due to signal 9",
      "Program ended with exit code: 9", "Process 812 exited with status = 9 (0x00000009)",
      "Test Case '-[FeedTests testDrag]' started.",
      "Test Case '-[FeedTests testFlick]' passed (0.034 seconds).",
      "Test Case '-[FeedTests testScrollViewDidScroll]' started.",
      "◇ Test drag() started.", "Restarted application in 512ms.",
      "========== fast ==========", "--- second run ---", "--------- beginning of main",
      "(and so on)", "and so on", "usw.", "etc.", "(viele didScroll)",
    ]
  )
  func cuts(_ line: String) throws {
    let log = "scrollViewWillBeginDragging\n\(line)\nscrollViewWillBeginDragging\n"
    #expect(try lines(log) == ["WillBeginDragging", "gap", "WillBeginDragging"])
  }

  @Test("a restart cuts a log of another framework")
  func restarts() throws {
    let log = """
      flutter: ScrollStartNotification
      flutter: ScrollUpdateNotification
      Restarted application in 512ms.
      flutter: ScrollStartNotification
      """
    #expect(try lines(log).contains("gap"))
  }

  @Test(
    "what a program prints between two messages is no cut",
    arguments: [
      "loaded 3 pictures", "*** loaded 3 pictures", "--> loaded", "- loaded", "2 Tests are left",
    ]
  )
  func noise(_ line: String) throws {
    let log = "scrollViewWillBeginDragging\n\(line)\nscrollViewWillBeginDragging\n"
    #expect(try lines(log) == ["WillBeginDragging", "WillBeginDragging"])
  }

  @Test(
    "an ellipsis behind a message stands for more of them",
    arguments: ["...", " ...", "…", " {0, 5.5} ...", " etc."]
  )
  func ellipses(_ tail: String) throws {
    let log = "scrollViewWillBeginDragging\nscrollViewDidScroll\(tail)\nscrollViewWillBeginDragging"
    let told = try lines(log)
    #expect(told.count == 4 && told[2] == "gap", "\(told)")
  }

  @Test("dots that a program prints behind each message, or each of a kind, stand for nothing")
  func dots() throws {
    #expect(
      try lines("scrollViewWillBeginDragging...\nscrollViewDidScroll...")
        == ["WillBeginDragging", "DidScroll"]
    )
    #expect(
      try lines("scrollViewWillBeginDragging\nscrollViewDidScroll...\nscrollViewDidScroll...")
        == ["WillBeginDragging", "DidScroll", "DidScroll"]
    )
  }

  @Test(
    "a hidden message is a cut, whatever value stands behind it",
    arguments: ["<private>", "<private> {0, 4.5}", "<private> offset: {0, 4.5}", "<private> 1"]
  )
  func hidden(_ line: String) throws {
    #expect(
      try lines("scrollViewDidZoom\n\(line)\nscrollViewDidZoom") == ["DidZoom", "gap", "DidZoom"]
    )
  }

  @Test("a sentence with something hidden in it is no cut")
  func hiddenWords() throws {
    #expect(
      try lines("scrollViewDidZoom\n<private> loaded 3 pictures\nscrollViewDidZoom").count == 2
    )
  }
}
