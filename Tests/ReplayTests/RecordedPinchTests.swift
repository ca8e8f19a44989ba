import Foundation
import Replay
import TestSupport
import Testing
import Traces

/// Recorded fingers are read where they stand; they are no part of the package.
@Suite(
  "Recorded pinches",
  .enabled(
    if: RecordedPinches.areThere,
    OutsideFiles.areNeeded
  )
)
struct RecordedPinchTests {
  @Test("end at rest, inside the limits, with each begin closed", arguments: [60, 120])
  func areSound(rate: Int) throws {
    var reader = TraceReader(bytes: try RecordedPinches.bytes())
    var count = 0
    while var trace = try reader.nextTrace() {
      trace.header.rate = rate
      expectSound(try ReferenceSubject().transcript(of: trace))
      count += 1
    }
    #expect(count == 263)
  }

  private func expectSound(_ transcript: Trace) {
    let id = transcript.header.id
    func count(_ name: Name) -> Int { transcript.messages.count { $0.name == name } }
    #expect(count(.willBeginZooming) == count(.didEndZooming), "\(id)")
    #expect(count(.willBeginZooming) > 0, "\(id)")
    #expect(count(.willBeginDragging) == count(.didEndDragging), "\(id)")
    #expect(count(.willBeginDecelerating) >= count(.didEndDecelerating), "\(id)")
    guard let state = transcript.finals.first?.state, let scale = state.zoomScale,
      let offset = state.contentOffset, let content = state.contentSize, let bounds = state.bounds
    else {
      Issue.record("\(id) has no final state")
      return
    }
    #expect(state.raised == [], "\(id)")
    #expect(scale >= Millionths(0.5) && scale <= Millionths(4), "\(id)")
    // Ends are whole pixels, of which there are two a point.
    #expect(offset.x.double >= 0 && offset.y.double >= 0, "\(id)")
    #expect(offset.x.double <= max(0, content.x.double - bounds.size.x.double) + 0.25, "\(id)")
    #expect(offset.y.double <= max(0, content.y.double - bounds.size.y.double) + 0.25, "\(id)")
  }
}

/// The file of recorded pinches.
nonisolated enum RecordedPinches {
  private static let file = OutsideFiles.url("recordings/ipad-pinches.trace.jsonl")

  static var areThere: Bool { file != nil }

  static func bytes() throws -> [UInt8] { Array(try Data(contentsOf: #require(file))) }
}
