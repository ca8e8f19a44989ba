import Foundation
import Synchronization
import Testing
import Traces

@testable import Fuzzing

@Suite("A search in rounds")
struct SearchTests {
  /// A trace of calls, each a letter; a search has to spell words with them.
  @Sendable
  private static func letters(_ choices: inout Choices) -> Trace {
    var trace = Trace(header: Header(id: "a", component: "scroll"))
    while trace.lines.count < 12 {
      let isMore = choices.span { choices in
        guard choices.chance(70) else { return false }
        let letter = choices.draw(below: 8)
        trace.lines.append(.settle(Settle(time: 0, limit: Microseconds(letter))))
        return true
      }
      guard isMore else { break }
    }
    return trace
  }

  /// Sees how much of the word 3 1 4 1 5 2 a trace begins with; the whole of it fails.
  @Sendable
  private static func spelling(_ trace: Trace) -> Examination {
    var count = 0
    for (line, letter) in zip(trace.lines, word) {
      guard case .settle(let settle) = line, settle.limit == letter else { break }
      count += 1
    }
    let failures = count == word.count ? [Fuzzing.Failure(rule: "spelt", moment: nil)] : []
    return Examination(features: (0...count).map { Feature(rule: $0) }, failures: failures)
  }

  private static let word: [Microseconds] = [3, 1, 4, 1, 5, 2]

  private func search(seed: UInt64 = 1) -> Search {
    Search(
      seed: seed,
      sideBySide: { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) },
      make: Self.letters,
      examine: Self.spelling
    )
  }

  @Test("Finds step by step what blind chance would not")
  func guidance() {
    var guided = search()
    var found: [Discovery] = []
    while guided.runs < 40_000 { found += guided.nextRound().filter { !$0.failures.isEmpty } }
    #expect(found.count == 1)
    #expect(guided.coverage.rules == Self.word.count + 1)

    var random = RandomNumbers(seed: 1)
    let spelt = (0..<40_000).contains { _ in
      var choices = Choices(beyond: RandomNumbers(seed: random.next()))
      return !Self.spelling(Self.letters(&choices)).failures.isEmpty
    }
    #expect(!spelt)
  }

  @Test("Finds the same in the same runs, whatever the number of jobs", arguments: [2, 5])
  func jobs(count: Int) {
    var alone = search()
    var together = search()
    for _ in 0..<40 {
      let first = alone.nextRound()
      let second = together.nextRound(jobs: count)
      #expect(first.map(\.run) == second.map(\.run))
      #expect(first.map(\.entry.tape) == second.map(\.entry.tape))
      #expect(first.map(\.features) == second.map(\.features))
      #expect(first.map(\.failures) == second.map(\.failures))
    }
  }

  @Test("Another seed makes other traces")
  func seeds() {
    var first = search(seed: 1)
    var second = search(seed: 2)
    #expect(first.nextRound().map(\.entry.tape) != second.nextRound().map(\.entry.tape))
  }

  @Test("Ends within a round where it is told to, and runs count on")
  func end() {
    var search = search()
    _ = search.nextRound(upTo: 300)
    #expect(search.runs == Search.roundLength)
    _ = search.nextRound(upTo: 300)
    #expect(search.runs == 300)
    let rest = search.nextRound(upTo: 300)
    #expect(search.runs == 300)
    #expect(rest.isEmpty)
  }

  @Test("The first runs do not depend on how many follow")
  func prefix() {
    var long = search()
    var short = search()
    let all = long.nextRound()
    let some = short.nextRound(upTo: 100)
    #expect(some.map(\.run) == all.map(\.run).filter { ($0 ?? 0) < 100 })
  }

  @Test("Begins where tapes that were kept lead")
  func admission() {
    var first = search()
    while first.runs < 40_000 { _ = first.nextRound() }
    var second = search()
    let found = second.admit(first.pool.entries.map(\.tape), jobs: 2)
    #expect(found.allSatisfy { $0.run == nil })
    #expect(second.coverage.count == first.coverage.count)
    #expect(second.runs == 0)
  }

  @Test("Tells a witness what is about to be examined, one trace after the other")
  func witness() {
    let diary = Diary()
    var search = Search(seed: 1, witness: diary, make: Self.letters, examine: Self.spelling)
    _ = search.nextRound(upTo: 3)
    let expected = (0..<3).flatMap { ["make \($0)", "examine", "done"] }
    #expect(diary.entries.map(\.deed) == expected)
    #expect(diary.entries.allSatisfy { $0.job == 0 })
  }

  @Test("Tells a witness which of several jobs is about to examine something")
  func witnessOfJobs() {
    let diary = Diary()
    let jobs = DispatchGroup()
    jobs.enter()
    jobs.enter()
    var search = Search(
      seed: 1,
      witness: diary,
      sideBySide: { count, body in
        let threads = DispatchGroup()
        for job in 0..<count {
          threads.enter()
          Thread {
            body(job)
            threads.leave()
          }.start()
        }
        threads.wait()
      },
      // No job gets both runs, as none goes on before the other has begun.
      make: { choices in
        jobs.leave()
        jobs.wait()
        return Self.letters(&choices)
      },
      examine: Self.spelling
    )
    _ = search.nextRound(upTo: 2, jobs: 2)
    for job in 0..<2 {
      let deeds = diary.entries.filter { $0.job == job }.map(\.deed)
      #expect([["make 0", "examine", "done"], ["make 1", "examine", "done"]].contains(deeds))
    }
    #expect(diary.entries.count == 6)
  }
}

private final class Diary: SearchWitness {
  struct Entry {
    let deed: String
    let job: Int
  }

  private let contents = Mutex<[Entry]>([])

  var entries: [Entry] { contents.withLock(\.self) }

  private func add(_ deed: String, _ job: Int) {
    contents.withLock { $0.append(Entry(deed: deed, job: job)) }
  }

  func willMake(run: Int?, job: Int) { add("make \(run ?? -1)", job) }
  func willExamine(_ tape: Tape, job: Int) { add("examine", job) }
  func didExamine(job: Int) { add("done", job) }
}
