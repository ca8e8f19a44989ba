import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("Shares of a run")
struct ShardCommandTests {
  private let fixture: TemporaryDirectory
  private let folder: String

  init() throws {
    fixture = try TemporaryDirectory()
    folder = fixture.path + "/in"
    for index in 0..<12 {
      let text = index == 7 ? wrongDrag("scroll/c7") : drag("scroll/c\(index)")
      try fixture.write(text, to: "in/\(index).trace.jsonl")
    }
  }

  private func run(_ words: String..., environment: [String: String] = [:]) -> Invocation {
    Invocation(["run", folder, "--format", "jsonl"] + words, environment: environment)
  }

  @Test("are together what the whole is, line by line", arguments: ["run", "replay"])
  func union(command: String) {
    let format = command == "run" ? ["--format", "jsonl"] : []
    let whole = Invocation([command, folder] + format)
    let parts = (1...4).map { Invocation([command, folder, "--shard", "\($0)/4"] + format) }
    let lines = parts.flatMap { $0.output.split(separator: "\n") }
    #expect(lines.sorted() == whole.output.split(separator: "\n").sorted())
    #expect(parts.allSatisfy { $0.errors.hasPrefix("touchstone: shard ") })
    #expect(parts.map(\.code).max() == whole.code)
  }

  @Test(
    "that there are not are wrong usage",
    arguments: ["0/8", "9/8", "1/0", "x", "2", "2/8/3", "-1/8", "1/1.0"]
  )
  func usage(shard: String) {
    for command in ["run", "check", "replay", "audit"] {
      let wrong = Invocation(command, folder, "--shard", shard)
      #expect(wrong.code == .usage)
      #expect(wrong.errors.contains("--shard is \"\(shard)\"; expected K/N, the Kth of N shares"))
    }
    #expect(Invocation("fuzz", "--shard", shard).code == .usage)
  }

  @Test("may be empty, which is said and is no failure")
  func empty() throws {
    let file = try fixture.write(drag("scroll/only"), to: "only.trace.jsonl")
    let parts = (1...8).map { Invocation("run", file, "--shard", "\($0)/8") }
    #expect(parts.allSatisfy { $0.code == .success })
    #expect(parts.count { $0.errors.contains("touchstone: no case of the run is in shard ") } == 7)
    let other = ShardSelection("1/2")?.contains("scroll/only") == true ? "2/2" : "1/2"
    for command in ["replay", "audit"] {
      #expect(Invocation(command, file, "--shard", other).code == .success, "\(command)")
    }
    let nothing = Invocation("run", file, "--shard", "1/2", "--filter", "nosuch")
    #expect(nothing.code == .failed)
    #expect(nothing.errors.contains("no case matches \"nosuch\""))
  }

  @Test("say that a limit of skipped cases is for the whole")
  func skipLimit() throws {
    let part = run("--shard", "1/2", "--max-skipped", "0%")
    #expect(part.errors.contains("--max-skipped 0% is for the whole run"))
  }

  @Test(
    "come from the variables of systems that divide a job",
    arguments: [
      ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", "1", "4", "2/4"),
      ("CI_NODE_INDEX", "CI_NODE_TOTAL", "2", "4", "2/4"),
      ("CI_NODE_INDEX", "CI_NODE_TOTAL", "4", "4", "4/4"),
      ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", "0", "4", "1/4"),
      ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", "3", "4", "4/4"),
      ("SEMAPHORE_JOB_INDEX", "SEMAPHORE_JOB_COUNT", "1", "4", "1/4"),
    ]
  )
  func variables(index: String, total: String, place: String, count: String, shard: String) {
    let environment = [index: place, total: count]
    let part = run(environment: environment)
    let asked = run("--shard", shard)
    #expect(part.output == asked.output)
    #expect(part.errors.contains("touchstone: shard \(shard), from \(index) and \(total)\n"))
    #expect(asked.errors.contains("touchstone: shard \(shard), from --shard\n"))
    let other = run("--shard", "3/5", environment: environment)
    #expect(other.output == run("--shard", "3/5").output)
    let whole = run("--shard", "1/1", environment: environment)
    #expect(whole.output == run().output)
    #expect(!whole.errors.contains("shard"))
    // A command that prints does not guess: its output is often another's input.
    let printed = Invocation(["replay", folder], environment: environment)
    #expect(printed.output == Invocation("replay", folder).output)
  }

  @Test(
    "are not guessed from what says nothing, or something else",
    arguments: [
      ["CI_NODE_TOTAL": "1"], ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"], ["CI_NODE_INDEX": "2"],
      ["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "4"],
      ["SLURM_PROCID": "0", "SLURM_NTASKS": "2"], ["PARALLEL_SEQ": "2"],
      ["BITBUCKET_PARALLEL_STEP": "1", "BITBUCKET_PARALLEL_STEP_COUNT": "2"],
      ["GTEST_SHARD_INDEX": "1", "GTEST_TOTAL_SHARDS": "2"],
      // If Bazel runs a test whole, the job around it divides something else.
      ["TEST_TARGET": "//:traces", "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"],
    ]
  )
  func others(environment: [String: String]) {
    let whole = run(environment: environment)
    #expect(whole.output == run().output)
    #expect(!whole.errors.contains("shard"))
  }

  @Test("are not taken from a job that is one of a matrix")
  func matrix() {
    let variables = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"]
    let job = run(environment: variables.merging(["CI_JOB_NAME": "check: [ios, 17]"]) { $1 })
    #expect(job.output == run().output)
    #expect(job.errors.contains("the job \"check: [ios, 17]\" is one of a matrix, not a share"))
    let share = run(environment: variables.merging(["CI_JOB_NAME": "check 2/4"]) { $1 })
    #expect(share.output == run("--shard", "2/4").output)
  }

  @Test(
    "are wrong usage where the variables name none",
    arguments: [
      ["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"],
      ["TEST_SHARD_INDEX": "x", "TEST_TOTAL_SHARDS": "4"], ["TEST_TOTAL_SHARDS": "4"],
      ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"],
      ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "many"],
    ]
  )
  func wrongVariables(environment: [String: String]) {
    let wrong = run(environment: environment)
    #expect(wrong.code == .usage)
    #expect(wrong.errors.contains("--shard K/N"))
  }

  @Test("of a search have seeds of their own, and the earlier findings among them")
  func fuzzing() throws {
    func fuzz(_ words: String...) -> Invocation {
      Invocation(["fuzz", "--weights", "human", "--save", fixture.path + "/found"] + words)
    }
    let part = fuzz("--seed", "3", "--runs", "41", "--shard", "2/4")
    #expect(part.output.hasPrefix("fuzzing with seed 13\n"))
    #expect(part.output.contains(" in 10 traces  (seed 13, "))
    #expect(part.output == fuzz("--seed", "13", "--runs", "10").output)
    #expect(fuzz("--seed", "3", "--runs", "41", "--shard", "1/4").output.contains(" in 11 traces"))
    let seeded = Invocation(
      ["fuzz", "--weights", "human", "--runs", "1", "--save", fixture.path + "/found"],
      environment: ["TEST_RANDOM_SEED": "77"]
    )
    #expect(seeded.output.hasPrefix("fuzzing with seed 77\n"))
    for index in 0..<6 {
      try fixture.write(wrongDrag("r/\(index)"), to: "found/\(index).trace.jsonl")
    }
    let replays = (1...3).map { fuzz("--seed", "3", "--runs", "3", "--shard", "\($0)/3").output }
    let told = replays.flatMap { $0.split(separator: "\n").filter { $0.contains("STILL FAILS") } }
    #expect(told.count == 6)
    #expect(Set(told).count == 6)
  }
}
