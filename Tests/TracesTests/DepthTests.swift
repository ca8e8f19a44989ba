import Testing

@testable import Traces

@Suite("A trace nests 64 deep and no deeper, and says where it does")
struct DepthTests {
  @Test("Views in views")
  func views() {
    #expect(mistake(nestedViews(Trace.deepest)) == nil)
    let found = mistake(nestedViews(Trace.deepest + 1))
    #expect(found?.problem == .tooDeep("views"))
    #expect(found?.line == 1)
    #expect(found?.column == nestedViews(Trace.deepest + 1).utf8.count - 7)
  }

  @Test("Redirects and frames", arguments: ["redirect", "frames"])
  func pages(key: String) {
    #expect(mistake(pages(key, Trace.deepest)) == nil)
    let found = mistake(pages(key, Trace.deepest + 1))
    #expect(found?.problem == .tooDeep("redirects and frames"))
    #expect(
      found?.problem.description
        == "redirects and frames are nested more than 64 deep; expected at most 64 levels"
    )
  }

  @Test("A circle of redirects is still told as what it is, behind a long way, too")
  func circle() {
    let pages = (0..<100).map { #""http://\#($0)/":{"redirect":"http://\#(($0 + 1) % 100)/"}"# }
    let found = mistake(network(pages))
    #expect(found?.problem == .addressesInCircle("http://0/", key: "redirect"))
  }

  @Test("Blocks of animations; two at different instants are not nested")
  func blocks() {
    let block = { (time: Int) in
      #"{"t":\#(time),"call":"animate(withDuration:animations:)","args":{"withDuration":1},"in":"animate"}"#
    }
    let header = #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480]}}"#
    let nested = [header] + Array(repeating: block(0), count: 65)
    let found = mistake(nested.joined(separator: "\n") + "\n" + #"{"end":65}"#)
    #expect(found?.problem == .tooDeep("blocks of animations"))
    #expect(found?.line == 66)
    let apart = [header] + (0..<65).map(block)
    #expect(mistake(apart.joined(separator: "\n") + "\n" + #"{"end":65}"#) == nil)
  }

  @Test("A trace has so many expectations and no more")
  func expectations() {
    var order = TraceOrder()
    let expectation = Line.expectation(Expectation(kind: .exception("a")))
    var found: Problem?
    for _ in 0...Trace.mostExpectations {
      do throws(LineProblem) {
        try order.accept(expectation, at: 1)
      } catch {
        found = error.problem
      }
    }
    #expect(found == .tooMany("expectations", most: Trace.mostExpectations))
  }

  private func nestedViews(_ count: Int) -> String {
    let views = (1...count).map {
      #""v\#($0)":{"component":"content","in":"\#($0 == 1 ? "main" : "v\($0 - 1)")"}"#
    }
    return
      #"{"trace":1,"id":"a","component":"scroll","views":{"main":{"component":"scroll","frame":[0,0,9,9]},"#
      + views.joined(separator: ",") + "}}"
  }

  private func pages(_ key: String, _ count: Int) -> String {
    let pages = (0..<count).map { page in
      let target = #""http://\#(page + 1)/""#
      return #""http://\#(page)/":{"\#(key)":\#(key == "frames" ? "[\(target)]" : target)}"#
    }
    return network(pages + [#""http://\#(count)/":{}"#])
  }

  private func network(_ pages: [String]) -> String {
    #"{"trace":1,"id":"a","component":"web","config":{"bounds":[320,480],"network":{\#(pages.joined(separator: ","))}}}"#
  }

  /// The first mistake of a trace, or of a header that is all there is.
  private func mistake(_ text: String) -> TraceError? {
    let end = text.contains(#"{"end""#) ? "\n" : "\n{\"end\":0}\n"
    var reader = TraceReader(bytes: Array((text + end).utf8))
    do throws(TraceError) {
      _ = try reader.nextTrace()
      return nil
    } catch {
      return error
    }
  }
}
