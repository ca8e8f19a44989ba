import Mutation
import Testing
import Traces

@Suite("Where faults are injected")
struct ContextTests {
  /// A sample, with contexts in which an operator finds places there.
  struct Finding: Sendable, CustomTestStringConvertible {
    let operation: String
    let sample: String
    let contexts: Set<String>

    var testDescription: String { "\(operation) in \(sample)" }
  }

  static let findings: [Finding] = [
    Finding(
      operation: "drop",
      sample: "scroll/flick/gentle",
      contexts: [
        "willBeginDragging of a drag that ends", "willEndDragging of any drag",
        "didEndDragging(true) of any drag", "willBeginDecelerating",
        "didEndDecelerating at the natural end of a chain",
        "one frame's didScroll in the middle of a fast glide",
      ]
    ),
    Finding(
      operation: "miss-page",
      sample: "paging/choice/flick-forward",
      contexts: [
        "20 pt short of the page", "the page after the next, for a flick",
        "the page that a flick goes away from",
      ]
    ),
    Finding(
      operation: "content-touches",
      sample: "scroll/content-touches/press-then-drag",
      contexts: [
        "touchesCancelled after willBeginDragging", "touchesCancelled without touchesShouldCancel",
        "touchesCancelled comes twice as the view takes a touch over",
      ]
    ),
    Finding(
      operation: "content-touches",
      sample: "scroll/content-touches/tap",
      contexts: [
        "touchesEnded of a tap shorter than the delay is not sent",
        "nothing of a tap shorter than the delay is told",
      ]
    ),
    Finding(
      operation: "content-touches",
      sample: "scroll/content-touches/content-kept-by-answer",
      contexts: ["a drag after touchesShouldCancel was answered no"]
    ),
    Finding(
      operation: "content-touches",
      sample: "scroll/content-touches/refused",
      contexts: ["the content has a touch that was refused"]
    ),
    Finding(
      operation: "rows",
      sample: "table/scroll/finger-scrolls",
      contexts: [
        "willDisplay of another row than the cell was made for", "prepareForReuse of a new cell",
        "didEndDisplaying of a cell that was never displayed", "willSelect in a drag",
      ]
    ),
    Finding(
      operation: "picks",
      sample: "table/tap/selects",
      contexts: [
        "didHighlight before shouldHighlight", "didSelect of another row",
        "willSelect is answered nil, and the row is selected", "the notification is posted twice",
      ]
    ),
    Finding(
      operation: "updates",
      sample: "table-editing/updates/delete-in-view",
      contexts: [
        "the display of a deleted row does not end",
        "an exception though the numbers of rows are right",
      ]
    ),
    Finding(
      operation: "editing",
      sample: "table-editing/swipe/deletes",
      contexts: [
        "a swipe's begin is not told", "a swipe commits twice", "a swipe commits another row",
      ]
    ),
    Finding(
      operation: "screens",
      sample: "controllers/appearance/push",
      contexts: ["what comes is told before what goes", "a view is loaded twice"]
    ),
  ]

  @Test("is where the sample has occasion for them", arguments: findings)
  func found(_ finding: Finding) throws {
    let contexts = try Self.contexts(finding.operation, finding.sample)
    #expect(finding.contexts.subtracting(contexts) == [])
  }

  @Test(
    "is nowhere where the sample has none",
    arguments: [
      ("rows", "scroll/flick/gentle"), ("picks", "zoom/pinch/held"),
      ("editing", "table/tap/selects"), ("screens", "table/scroll/finger-scrolls"),
      ("miss-page", "scroll/flick/gentle"), ("insert-zoom", "scroll/set-offset/to-itself"),
      ("content-touches", "scroll/flick/gentle"), ("keyboard", "scroll/flick/gentle"),
    ]
  )
  func nowhere(operation: String, sample: String) throws {
    #expect(try Self.contexts(operation, sample) == [])
  }

  static func contexts(_ operation: String, _ sample: String) throws -> Set<String> {
    let operation = try #require(Operators.all.first { $0.id == operation })
    let reading = Reading(try Sample(id: sample).transcript)
    return Set(operation.faults(in: reading).map(\.context))
  }
}
