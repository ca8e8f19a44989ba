import Mutation
import Oracle
import Testing
import Traces

@Suite("How much of a transcript is told")
struct EvidenceLevelTests {
  private let flick: Trace

  init() throws { flick = try Sample(id: "scroll/flick/gentle").transcript }

  private func messages(_ level: EvidenceLevel) throws -> [Message] {
    let told = try #require(level.reduced(flick))
    return told.lines.compactMap { if case .message(let message) = $0 { message } else { nil } }
  }

  @Test("offsets of didScroll alone")
  func scrollOffsets() throws {
    let told = try messages(.scrollOffsets)
    #expect(try told.count == messages(.everything).count)
    for message in told {
      #expect((message.state.contentOffset != nil) == (message.name == .didScroll))
      #expect(message.state[.isTracking] != nil)
    }
  }

  @Test("no flags, but all else of a state")
  func flags() throws {
    let told = try messages(.noFlags)
    #expect(try told.count == messages(.everything).count)
    for message in told {
      #expect(message.state.known.isDisjoint(with: State.Facts.flags))
      #expect(message.state.contentOffset != nil)
    }
  }

  @Test("no willEndDragging: not heard, or not there")
  func release() throws {
    for level in [EvidenceLevel.releaseUnheard, .releaseLacking] {
      let told = try #require(level.reduced(flick))
      #expect(try !messages(level).contains { $0.name == .willEndDragging })
      #expect(told.header.observes(.willEndDragging) == (level == .releaseLacking))
      #expect(told.header.lacks(.willEndDragging) == (level == .releaseLacking))
      #expect(told.header.observes(.didScroll))
    }
    let answered = try Sample(id: "scroll/target/rewritten-nearer").transcript
    for level in [EvidenceLevel.releaseUnheard, .releaseLacking] {
      #expect(level.reduced(answered) == nil)
    }
  }

  @Test("messages and inputs without a state, and without finals")
  func stateless() throws {
    let told = try #require(EvidenceLevel.stateless.reduced(flick))
    #expect(try messages(.stateless).allSatisfy { $0.state == State() && $0.time != nil })
    #expect(told.header.inputs == [.touch, .call])
    #expect(!told.lines.contains { if case .final = $0 { true } else { false } })
  }

  @Test("names alone, or with their arguments, of which no input is declared that is not there")
  func names() throws {
    let arguments = try #require(EvidenceLevel.arguments.reduced(flick))
    #expect(arguments.header.inputs == [.call])
    #expect(try messages(.arguments).contains { !$0.arguments.isEmpty })
    let names = try #require(EvidenceLevel.names.reduced(flick))
    #expect(names.header.inputs == nil)
    #expect(names.header.config.isEmpty)
    #expect(try messages(.names).allSatisfy { $0.arguments.isEmpty && $0.time == nil })
    #expect(try names.lines.count == messages(.everything).count)
  }

  @Test("company and quiet, which add lines and change none")
  func additions() throws {
    let far = try #require(EvidenceLevel.farView.reduced(flick))
    #expect(far.lines == flick.lines)
    #expect(far.header.views.map(\.name) == ["main", "far-away"])
    #expect(far.header.views[0].config == flick.header.config)
    let before = try #require(EvidenceLevel.quietBefore.reduced(flick))
    #expect(before.lines.map(\.time) == flick.lines.map { $0.time.map { $0 + 60_000_000 } })
    let after = try #require(EvidenceLevel.quietAfter.reduced(flick))
    #expect(after.lines.dropLast() == flick.lines[...])
    #expect(after.lines.last?.time == flick.lines.last?.time.map { $0 + 60_000_000 })
  }

  @Test("a clock that is up to half a frame late, which changes no order")
  func jitter() throws {
    let told = try #require(EvidenceLevel.jitter.reduced(flick))
    let delays = zip(told.lines, flick.lines).compactMap { late, line in
      late.time.flatMap { time in line.time.map { time - $0 } }
    }
    #expect(delays.allSatisfy { (0...8334).contains($0) })
    #expect(Set(delays).count > 3)
    #expect(told.lines.compactMap(\.time) == told.lines.compactMap(\.time).sorted())
    for (late, line) in zip(told.lines, flick.lines) {
      if case .touch = line { #expect(late.time == line.time) }
    }
  }

  @Test(
    "A legal record is left out where what is left is that of a fault",
    arguments: [
      // An animated scroll ends in a glide, or right after it (C22); a delegate scrolls in a lift (B09).
      "log . B@0:td S@10:td 16ms W@10 T@10 G@10 16ms S@20 16ms A@20 16ms E@20",
      "log . B@0:td S@10:td 16ms W@10 T@10 G@10 16ms E@10 16ms A@10",
      "log . B@0:td S@10:td 16ms W@10 S@20 F@20",
    ]
  )
  func ambiguity(drawing: String) {
    let record = Example(drawing).transcript
    #expect(EvidenceLevel.names.isAmbiguous(record))
    #expect(!EvidenceLevel.stateless.isAmbiguous(record))
    #expect(!EvidenceLevel.names.isAmbiguous(flick))
  }
}
