import Foundation
import Replay
import TestSupport
import Testing
import Traces

/// Recorded fingers are read where they stand; they are no part of the package.
@Suite(
  "Recorded taps",
  .enabled(
    if: RecordedTaps.areThere,
    OutsideFiles.areNeeded
  )
)
struct RecordedTapTests {
  @Test("select the row under a clean tap, and nothing where they drag")
  func areSound() throws {
    var reader = TraceReader(bytes: try RecordedTaps.bytes())
    var clean = 0
    var count = 0
    while let trace = try reader.nextTrace() {
      count += 1
      let transcript = try ReferenceSubject().transcript(of: trace)
      let id = trace.header.id
      let selected = transcript.told(.didSelectRow, "didSelectRowAt")
      let fingers = Set(trace.touches.map(\.finger))
      if let first = trace.touches.first, fingers.count == 1, trace.travel < 10 {
        let section = 0
        #expect(selected == ["\(section)-\(Int(first.location.y.double / 44))"], "\(id)")
        clean += 1
      }
      if !transcript.messages(.willBeginDragging).isEmpty { #expect(selected == [], "\(id)") }
      #expect(transcript.finals.last?.state.raised == [], "\(id)")
    }
    #expect(count == 200)
    #expect(clean > 100)
  }
}

extension Trace {
  /// The touches, in order.
  fileprivate var touches: [Touch] {
    lines.compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
  }

  /// The greatest distance of the finger from the place at which it came down.
  fileprivate var travel: Double {
    guard let start = touches.first?.location else { return 0 }
    return touches.map { touch in
      let (x, y) = (
        touch.location.x.double - start.x.double, touch.location.y.double - start.y.double
      )
      return (x * x + y * y).squareRoot()
    }.max() ?? 0
  }
}

/// The file of recorded taps.
nonisolated enum RecordedTaps {
  private static let file = OutsideFiles.url("recordings/ipad-taps.trace.jsonl")

  static var areThere: Bool { file != nil }

  static func bytes() throws -> [UInt8] { Array(try Data(contentsOf: #require(file))) }
}
