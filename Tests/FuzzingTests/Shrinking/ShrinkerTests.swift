import Fuzzing
import Synchronization
import Testing
import Traces

@Suite("Shrinking")
struct ShrinkerTests {
  /// The traces that were asked about, in order.
  private final class Record: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock { $0 } }

    func note(_ trace: Trace) { texts.withLock { $0.append(text(trace)) } }
  }

  @Test("A trace that does not fail comes back as it is, after one question")
  func nothingFails() {
    let messy = mess(seed: 1)
    var shrinker = Shrinker { _ in false }
    #expect(shrinker.shrunk(messy) == messy)
    #expect(shrinker.statistics.calls == 1)
    #expect(shrinker.statistics.accepted == 0)
  }

  @Test("Where everything fails, a bare header remains; its id, source and own keys stay")
  func everythingFails() throws {
    var messy = mess(seed: 2)
    messy.header.source = "a recorder"
    messy.header.extensions = Extensions([Extensions.Entry(key: "x-seed", json: "7")])
    let smallest = shrunk(messy) { _ in true }
    #expect(
      smallest
        == #"{"trace":1,"id":"messy/trace","component":"scroll","source":"a recorder","x-seed":7}"#
    )
  }

  @Test("No trace is asked twice, and each is one that a reader accepts", arguments: 1...8)
  func questions(seed: UInt64) throws {
    let record = Record()
    var shrinker = Shrinker { trace in
      record.note(trace)
      return trace.moves.count > 2 && !trace.calls.isEmpty
    }
    _ = shrinker.shrunk(mess(seed: seed))
    let texts = record.all
    #expect(Set(texts).count == texts.count)
    #expect(shrinker.statistics.calls == texts.count)
    #expect(!shrinker.statistics.wasCutShort)
    for text in texts { #expect(throws: Never.self) { try trace(text) } }
  }

  @Test("The same trace and answers give the same result, question by question")
  func determinism() {
    let records = [Record(), Record()]
    let results = records.map { record in
      shrunk(mess(seed: 3)) { trace in
        record.note(trace)
        return trace.mostFingers > 1
      }
    }
    #expect(results[0] == results[1])
    #expect(records[0].all == records[1].all)
  }

  @Test("With few calls the best so far comes back, and it fails", arguments: [1, 2, 10, 25])
  func calls(most: Int) {
    let messy = mess(seed: 4)
    let fails: Shrinker.Predicate = { $0.moves.count > 3 && $0.header.rate == 120 }
    var shrinker = Shrinker(mostCalls: most, stillFails: fails)
    let best = shrinker.shrunk(messy)
    #expect(shrinker.statistics.calls == most)
    #expect(shrinker.statistics.wasCutShort)
    #expect(fails(best))
    #expect(best.lines.count <= messy.lines.count)
  }

  @Test("When the time is up nothing more is asked")
  func time() {
    let questions = Mutex(0)
    var shrinker = Shrinker(isOutOfTime: { questions.withLock { $0 } >= 5 }) { trace in
      questions.withLock { $0 += 1 }
      return trace.moves.count > 3
    }
    let best = shrinker.shrunk(mess(seed: 5))
    #expect(shrinker.statistics.calls == 5)
    #expect(shrinker.statistics.wasCutShort)
    #expect(best.moves.count > 3)
  }

  @Test("What is shrunk already stays as it is", arguments: 1...4)
  func fixedPoint(seed: UInt64) {
    let fails: Shrinker.Predicate = { $0.moves.count > 2 && $0.calls.contains(where: \.isAnimated) }
    var shrinker = Shrinker(stillFails: fails)
    let once = shrinker.shrunk(mess(seed: seed))
    #expect(shrinker.shrunk(once) == once)
    #expect(shrinker.statistics.accepted == 1)
  }

  @Test("A transcript of unknown times is shrunk as well")
  func untimed() throws {
    let transcript = try trace(
      """
      \(bareHeader)
      {"touch":"began","id":1,"x":10,"y":10}
      {"message":"scrollViewWillBeginDragging(_:)"}
      {"message":"scrollViewDidScroll(_:)"}
      {"message":"scrollViewDidScroll(_:)","state":{"isDragging":true}}
      {"touch":"ended","id":1,"x":10,"y":10}
      {"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":false}}
      """
    )
    let smallest = shrunk(transcript) { trace in
      trace.lines.contains {
        if case .message(let message) = $0 { message.state[.isDragging] == true } else { false }
      }
    }
    #expect(
      smallest
        == """
        \(bareHeader)
        {"message":"scrollViewDidScroll(_:)","state":{"isDragging":true}}
        """
    )
  }
}
