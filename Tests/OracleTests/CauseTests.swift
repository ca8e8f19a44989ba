@testable import Oracle
import Testing
import Traces

/// A message has a cause, and what is not told may be one.
@Suite("Causes")
struct CauseTests {
  private func broken(_ drawing: String, _ change: (inout Trace) -> Void = { _ in }) -> [String] {
    var trace = Example(drawing).transcript
    change(&trace)
    return Judge(profile: .modern).verdict(of: trace).violations.map(\.rule)
      .filter { CauseRules.all.map(\.id).contains($0) }
  }

  private static let late = "table=2 \(LoadRules.twoRows) .300 ↓ sections()=1"

  @Test("Three rounds of a load may be a third of a second apart")
  func rounds() {
    #expect(
      broken("table=2 sections()=1 rows(0)=2 340ms sections()=1 rows(0)=2 340ms sections()=1") == []
    )
    #expect(broken(Self.late) == ["load.has-cause"])
  }

  @Test("Where touches, calls or times are not told, each may be a cause")
  func untold() {
    #expect(broken(Self.late) { $0.header.inputs = [.call] } == [])
    #expect(broken(Self.late) { $0.header.inputs = [.touch] } == [])
    #expect(broken(Self.late) { $0.header.begins = .midway } == [])
    #expect(
      broken(Self.late) { trace in
        for index in trace.lines.indices { trace.lines[index].time = nil }
      } == []
    )
  }

  @Test("A table loads before the first call of its block of updates is recorded")
  func updateBlock() {
    let block = "\(Self.late) batch.delete:0-1"
    #expect(
      broken(block) { trace in
        let last = trace.lines.indices.last ?? 0
        trace.lines[last].time = trace.lines[last - 1].time
      } == []
    )
    #expect(broken(block) == ["load.has-cause"])
  }

  @Test("Few frames a second make effects late")
  func slowFrames() {
    #expect(broken(Self.late) { $0.header.rate = 1 } == [])
  }

  @Test("A view whose controller does not show it tells nothing by itself either")
  func hidden() {
    #expect(broken("nested=yes v ^ .60 ↓ R'") == ["scroll.refresh.has-cause"])
  }
}
