import Conformance
import Foundation
import Oracle
import TestSupport
import Testing
import Traces

@testable import Reporting

@Suite("Logs of shards")
struct LogMergeTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let cases: [CaseResult] = (0..<7).map { index in
    var result = CaseResult.sample("scroll/c\(index)", index == 3 ? .fail : .pass)
    if index == 3 { result = .sample("scroll/c3", .fail, findings: [.sample()]) }
    result.order = index
    result.subject = RunPlan.reference
    return result
  }

  private func log(
    _ shard: String?,
    _ results: [CaseResult],
    to name: String,
    _ change: (inout RunPlan) -> Void = { _ in }
  ) throws -> String {
    var plan = RunPlan.sample
    plan.shard = shard
    change(&plan)
    return try directory.write(LogReport(plan).text(of: results, plan), to: name)
  }

  private func merged(_ paths: [String]) throws -> (results: [CaseResult], troubles: [String]) {
    var results: [CaseResult] = []
    let outcome = try LogMerge(paths).results { results.append($0) }
    return (results, outcome.troubles)
  }

  @Test("are one run: its cases in order, in whatever order the logs are given")
  func order() throws {
    let shards = try (0..<3).map { shard in
      let share = Self.cases.filter { $0.order % 3 == shard }
      return try log("\(shard + 1)/3", share, to: "\(shard).jsonl")
    }
    for paths in [shards, shards.reversed(), [shards[1], shards[0], shards[2]]] {
      let (results, troubles) = try merged(paths)
      #expect(results == Self.cases)
      #expect(troubles.isEmpty)
    }
  }

  @Test("count each case once, though a shard ran twice")
  func duplicates() throws {
    let first = try log("1/2", Array(Self.cases.prefix(4)), to: "1.jsonl")
    var slower = Array(Self.cases.prefix(4))
    for index in slower.indices { slower[index].duration = .seconds(9) }
    let again = try log("1/2", slower, to: "again.jsonl")
    let second = try log("2/2", Array(Self.cases.dropFirst(4)), to: "2.jsonl")
    let (results, troubles) = try merged([first, again, second])
    #expect(results == Self.cases)
    #expect(troubles.isEmpty)
  }

  @Test("that contradict each other say so, and the first one counts")
  func conflict() throws {
    let first = try log("1/1", Self.cases, to: "1.jsonl")
    var changed = Self.cases
    changed[5].outcome = .error
    changed[5].why = "it died"
    let second = try log("1/1", changed, to: "2.jsonl")
    let (results, troubles) = try merged([first, second])
    #expect(results == Self.cases)
    #expect(
      troubles == [
        "scroll/c5 is in \(first) and in \(second): pass and error; the first one counts"
      ]
    )
  }

  @Test("that are missing are named")
  func missing() throws {
    let second = try log("2/4", [], to: "2.jsonl")
    #expect(try merged([second]).troubles == ["there is no log of the shards 1/4, 3/4, 4/4"])
    let rest = try ["1/4", "4/4"].map { try log($0, [], to: $0.replacing("/", with: "-")) }
    #expect(try merged([second] + rest).troubles == ["there is no log of the shard 3/4"])
    let other = try log("1/3", [], to: "other.jsonl")
    #expect(
      try merged([second, other]).troubles == [
        "the shards are of runs that were split in different ways: into 3 and 4"
      ]
    )
  }

  @Test("of different runs make no report")
  func differentRuns() throws {
    let first = try log(nil, Self.cases, to: "1.jsonl")
    let second = try log(nil, Self.cases, to: "2.jsonl") { $0.isStrict = true }
    let failure = #expect(throws: LogMerge.Failure.self) { try LogMerge([first, second]) }
    #expect(
      failure?.lines == ["\(first) and \(second) are not of one run: strictness is off and on"]
    )
    let third = try log(nil, Self.cases, to: "3.jsonl") {
      $0.rules = RuleSettings([.init(rule: "scroll.lift.order", level: .off, place: "c.json:1:1")])
    }
    let weighed = #expect(throws: LogMerge.Failure.self) { try LogMerge([first, third]) }
    #expect(
      weighed?.lines == [
        "\(first) and \(third) are not of one run: the rules that weigh otherwise are none and"
          + " scroll.lift.order off"
      ]
    )
  }

  @Test("of other paths come one after the other")
  func otherPaths() throws {
    let left = Array(Self.cases.prefix(3))
    var right = Array(Self.cases.suffix(4))
    for index in right.indices { right[index].order = index }
    let first = try log(nil, left, to: "1.jsonl") { $0.paths = ["a"] }
    let second = try log(nil, right, to: "2.jsonl") { $0.paths = ["b"] }
    #expect(try merged([first, second]).results == left + right)
    #expect(try merged([second, first]).results == right + left)
  }

  @Test("add up what they showed of a known failure")
  func knownFailures() throws {
    var paths: [String] = []
    for (index, used) in [0, 2].enumerated() {
      var plan = RunPlan.sample
      plan.shard = "\(index + 1)/2"
      var totals = Totals(subjects: plan.subjects)
      var account = KnownFailureAccount(of: plan.knownFailures[0])
      account.isMet = true
      account.judged = 1
      account.used = used
      account.speaksOfOtherShares = true
      totals.knownFailures = [account]
      let text = LogReport(plan).text(of: [Self.cases[index]], RunEnding(totals: totals))
      paths.append(try directory.write(text, to: "\(index).jsonl"))
    }
    let outcome = try LogMerge(paths).results { _ in }
    #expect(outcome.ending.totals.staleEntries.isEmpty)
    #expect(outcome.ending.totals.knownFailures.map(\.used) == [2])
    let alone = try LogMerge([paths[0]]).results { _ in }
    // No other share needed the entry, as far as this log knows.
    #expect(alone.ending.totals.staleEntries.count == 1)
    #expect(alone.ending.exitCode == .stale)
  }
}
