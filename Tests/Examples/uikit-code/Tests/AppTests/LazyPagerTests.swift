import HeadlessUIKit
import Testing
import TraceConformance

@testable import AppSwift6Isolated

@Suite("A pager")
struct LazyPagerTests {
  private let controller = LazyPagerController(captions: ["One", "Two", "Three", "Four", "Five"])
  private let screen: AppScreen

  init() {
    screen = AppScreen(showing: controller)
  }

  @Test("makes the pages around the one in view, and lets the others go")
  func pages() throws {
    #expect(controller.loadedPages == [0, 1])
    var settled: [Int] = []
    controller.didSettle = { settled.append($0) }
    for _ in 0..<3 { try screen.play("flick-left") }
    #expect(settled == [1, 2, 3])
    #expect(controller.loadedPages == [2, 3, 4])
  }

  @Test("tells its delegate what UIKit tells")
  func verdict() throws {
    let recorder = DelegateRecorder(controller.scrollView, id: "pager/flick")
    try recorder.play(AppScreen.trace("flick-left"))
    #expect(controller.currentPage == 1)
    let verdict = recorder.transcript.verdict()
    #expect(verdict.outcome == .pass, "\(verdict.explanation)")
  }
}
