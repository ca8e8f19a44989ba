import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("What a web view loads")
struct PageLoadsTests {
  private static let page = URLRequest("http://a.example/")
  private static let frame = URLRequest("http://b.example/")

  private func proposal(_ step: PageHistory.Step = .append) -> PageProposal {
    PageProposal(request: Self.page, type: .other, target: .page(step))
  }

  private func response(_ delay: Int64, frames: [URLRequest] = []) -> WebResponse {
    WebResponse(delay: delay, result: .page(contentSize: nil, frames: frames))
  }

  /// Returns true if an answer has come by an instant.
  private func take(_ loads: inout PageLoads, at time: Int64) -> Bool { loads.takeAnswer(at: time) }

  /// Returns everything that there is to tell, in short.
  private func told(_ loads: inout PageLoads) -> [String] {
    var words: [String] = []
    while let action = loads.next() {
      switch action {
      case .ask(let proposal): words.append("ask \(proposal.request.url?.host ?? "")")
      case .start: words.append("start")
      case .finish: words.append("finish")
      case .fail(let error, let hasStarted): words.append("fail \(error.code) \(hasStarted)")
      case .show: words.append("show")
      case .jump: words.append("jump")
      }
    }
    return words
  }

  @Test("is shown when its answer is there, and not before")
  func time() {
    var loads = PageLoads()
    loads.allow(proposal(), response(100), at: 1000)
    #expect(told(&loads) == ["start"])
    #expect(take(&loads, at: 1099) == false)
    #expect(take(&loads, at: 1100) == true)
    #expect(loads.request == nil)
    #expect(told(&loads) == ["show", "finish"])
    #expect(loads.request == Self.page)
    #expect(take(&loads, at: 5000) == false)
  }

  @Test("takes no answer at the instant of its request, so that nothing goes round in it")
  func atOnce() {
    var loads = PageLoads()
    loads.allow(proposal(), response(0), at: 1000)
    #expect(take(&loads, at: 1000) == false)
    #expect(take(&loads, at: 1001) == true)
  }

  @Test("asks about a frame only while its page is there")
  func staleFrames() {
    var loads = PageLoads()
    loads.allow(proposal(), response(1, frames: [Self.frame, Self.frame]), at: 0)
    _ = told(&loads)
    #expect(take(&loads, at: 10) == true)
    loads.stop()
    #expect(told(&loads) == ["show", "fail -999 true"])
    #expect(!loads.isLoading && !loads.isWaiting)
  }

  @Test("finishes a page whose frames were all refused")
  func refusedFrames() {
    var loads = PageLoads()
    loads.allow(proposal(), response(1, frames: [Self.frame]), at: 0)
    _ = told(&loads)
    #expect(take(&loads, at: 10) == true)
    var words: [String] = []
    while let action = loads.next() {
      if case .ask(let proposal) = action { loads.refuse(proposal) }
      if case .finish = action { words.append("finish") }
    }
    #expect(words == ["finish"])
  }

  @Test(
    "knows the pages that were shown: others behind, the same in its own place, strings nowhere"
  )
  func history() {
    var history = PageHistory()
    history.take(Self.page, .replace)
    #expect(history.pages == [Self.page])
    history.take(Self.frame, .append)
    #expect(history.page(at: -1) == Self.page)
    history.take(Self.page, .none)
    #expect(history.current == Self.frame)
    history.take(Self.page, .move(-1))
    history.take(Self.page, .replace)
    #expect(history.pages == [Self.page, Self.frame] && history.place == 0)
    history.take(Self.frame, .append)
    #expect(history.page(at: 1) == nil)
  }
}
