import Synchronization
import Testing

@testable import Conformance
@testable import Subjects

@Suite("Workers side by side")
struct WorkersTests {
  /// Counts what was done for each number.
  private final class Tally: Sendable {
    let counts = Mutex<[Int: Int]>([:])

    func count(_ number: Int) { counts.withLock { $0[number, default: 0] += 1 } }
  }

  @Test("do what is asked for once for each number", arguments: [0, 1, 2, 9])
  func each(count: Int) {
    let tally = Tally()
    Workers.run(count) { tally.count($0) }
    #expect(
      tally.counts.withLock(\.self) == .init(uniqueKeysWithValues: (0..<count).map { ($0, 1) })
    )
  }

  @Test("do the same where the system has few threads, or none", arguments: [0, 1, 3])
  func withoutThreads(most: Int) {
    let tally = Tally()
    let left = Mutex(most)
    Workers.run(
      5,
      starting: { body throws(StartFailure) in
        let isThere = left.withLock { left in
          left -= 1
          return left >= 0
        }
        guard isThere else { throw StartFailure(errorNumber: 11) }
        try WorkerThread.start(body)
      }
    ) { tally.count($0) }
    #expect(tally.counts.withLock(\.self) == [0: 1, 1: 1, 2: 1, 3: 1, 4: 1])
  }

  @Test("say of a refused thread where its limit is set")
  func refusal() {
    #expect(
      StartFailure(errorNumber: 11).reason
        == "resource temporarily unavailable: there may be no more processes and threads; see"
        + " `ulimit -u`, or the container's limit"
    )
  }
}
