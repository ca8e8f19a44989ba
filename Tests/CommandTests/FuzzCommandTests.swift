import Conformance
import Foundation
import Fuzzing
import Glibc
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone fuzz")
struct FuzzCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func fuzz(_ words: String...) -> Invocation { fuzz(words) }

  private func fuzz(_ words: [String]) -> Invocation {
    Invocation(["fuzz", "--weights", "human", "--save", fixture.path + "/found"] + words)
  }

  @Test("says with which seed it searched, how far it came and what it found")
  func closing() {
    let fuzz = fuzz("--runs", "40", "--seed", "7")
    #expect(fuzz.output.hasPrefix("fuzzing with seed 7\n"))
    #expect(fuzz.output.contains(" in 40 traces  (seed 7, "))
    #expect(fuzz.errors.hasSuffix(" a second\n"))
    #expect([.success, .violated].contains(fuzz.code))
  }

  @Test("draws a seed where none is given, which finds the same again")
  func seed() throws {
    let first = fuzz("--runs", "20")
    let words = try #require(first.output.split(separator: "\n").first).split(separator: " ")
    let seed = try #require(words.last.map(String.init))
    #expect(fuzz("--runs", "20", "--seed", seed).output == first.output)
  }

  @Test("gives the same bytes whatever the number of jobs", arguments: ["text", "jsonl"])
  func jobs(format: String) {
    let words = [
      "--runs", "\(Extent.count(100, part: 40))", "--seed", "1", "--format", format, "--jobs",
    ]
    let alone = fuzz(words + ["1"])
    let together = fuzz(words + ["5"])
    #expect(alone.output == together.output)
    #expect(alone.code == together.code)
  }

  @Test("keeps to objects on the standard output where programs read it")
  func jsonl() throws {
    // A case that still fails is told of like a finding.
    try fixture.write(wrongDrag("regressions/wrong"), to: "found/a.trace.jsonl")
    let fuzz = fuzz("--runs", "1", "--seed", "1", "--format", "jsonl")
    #expect(fuzz.code == .violated)
    #expect(fuzz.output.hasPrefix("{\"id\":\"regressions/wrong\",\"file\":\""))
    #expect(fuzz.output.contains("\"subject\":\"reference\",\"verdict\":\"fail\","))
    #expect(fuzz.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"id\":") })
    #expect(fuzz.errors.contains("fuzzing with seed 1\n"))
    #expect(fuzz.errors.contains("1 of 1 earlier findings still fail\n"))
  }

  @Test("tells of an earlier finding that still fails")
  func regression() throws {
    try fixture.write(wrongDrag("regressions/wrong"), to: "found/a.trace.jsonl")
    let fuzz = fuzz("--runs", "1", "--seed", "1")
    #expect(fuzz.code == .violated)
    #expect(fuzz.output.contains("STILL FAILS  regressions/wrong  A drag\n"))
    #expect(fuzz.output.contains("judge:  touchstone run \(fixture.path)/found/a.trace.jsonl\n"))
  }

  @Test("keeps a corpus, goes on from it, and makes it small")
  func corpus() throws {
    let corpus = fixture.path + "/new/corpus"
    #expect(fuzz("--runs", "80", "--seed", "1", "--corpus", corpus).code != .failed)
    let files = try FileManager.default.contentsOfDirectory(atPath: corpus)
    #expect(files.count > 5)
    #expect(Invocation("lint", corpus).code == .success)
    #expect(Invocation("fmt", "--check", corpus).code == .success)
    let small = fuzz("--corpus", corpus, "--minimise")
    #expect(small.code == .success)
    #expect(small.output.contains(" stay, which see all that was seen: "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: corpus).count < files.count)
  }

  @Test("says what is wrong with a corpus, with its place, and exits with 3")
  func rubbish() throws {
    try fixture.write("not json\n", to: "corpus/a.trace.jsonl")
    for words in [["--runs", "1"], ["--minimise"]] {
      let fuzz = fuzz(["--corpus", fixture.path + "/corpus"] + words)
      #expect(fuzz.code == .failed)
      #expect(fuzz.errors.contains("\(fixture.path)/corpus/a.trace.jsonl:1:"))
      #expect(!fuzz.output.contains("finding"))
    }
    let file = try fixture.write("", to: "file")
    #expect(fuzz("--runs", "1", "--corpus", file).errors.contains("a directory was expected"))
  }

  @Test("says where it cannot write, and exits with 3")
  func unwritable() throws {
    let file = try fixture.write("", to: "file")
    let fuzz = fuzz("--runs", "1000000", "--seed", "1", "--corpus", "\(file)/corpus")
    #expect(fuzz.code == .failed)
    #expect(fuzz.errors.contains("cannot be written"))
  }

  @Test("prints the trace of a tape")
  func printing() throws {
    let trace = Invocation("fuzz", "--weights", "human", "--print", "0,3,1,4,1,5,9")
    #expect(trace.code == .success)
    let file = try fixture.write(trace.output, to: "a.trace.jsonl")
    #expect(Invocation("fmt", "--check", file).code == .success)
  }

  @Test(
    "says what is wrong with a command line, and exits with 2",
    arguments: [
      ["--seconds", "0"], ["--seconds", "soon"], ["--runs", "0"], ["--runs", "-1"],
      ["--seed", "-1"], ["--seed", "x"], ["--jobs", "0"], ["--component", "list"],
      ["--weights", "some"], ["--minimise"], ["--shrink-seconds", "0"], ["--print", "1,,2"],
      ["--print", "70000"], ["--format", "xml"], ["somewhere"],
    ]
  )
  func usage(words: [String]) {
    let fuzz = Invocation(["fuzz"] + words)
    #expect(fuzz.code == .usage)
    #expect(fuzz.output.isEmpty)
    #expect(fuzz.errors.contains("usage: touchstone fuzz [options]\n"))
  }

  @Test("reports what it has when it is interrupted")
  func interruption() throws {
    let script = """
      touchstone fuzz --seconds 60 --jobs 1 --seed 1 > out 2> errors & pid=$!
      until grep -q seed out; do :; done
      child=$(cat /proc/$pid/task/$pid/children); kill -INT ${child:-$pid}; wait $pid; code=$?
      grep -c 'stopped before its time' out; test $code -lt 2
      """
    let stopped = try #require(try shell(script, in: fixture.path))
    #expect(stopped.code == 0, "\(stopped.output)")
    #expect(stopped.output.hasSuffix("1\n"), "\(stopped.output)")
  }
}

@Suite("A witness of crashes")
struct CrashWitnessTests {
  @Test("names the run, and prints the command that makes its trace")
  func crash() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      let witness = CrashWitness(jobs: 2, seed: 42, command: "touchstone fuzz --print")
      witness.willMake(run: 7, job: 0)
      witness.didExamine(job: 0)
      witness.willMake(run: 4711, job: 1)
      witness.willExamine(Tape([0, 65_535, 3]), job: 1)
      abort()
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors.contains(
        """
        touchstone fuzz: signal 6, seed 42, in run 4711, or as its trace was shrunk; this prints the trace:
        touchstone fuzz --print 0,65535,3

        """
      ),
      "\(errors)"
    )
  }

  @Test("says so where the trace was not yet made")
  func crashInMaking() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      let witness = CrashWitness(jobs: 1, seed: 42, command: "touchstone fuzz --print")
      witness.willMake(run: 3, job: 0)
      abort()
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("signal 6, seed 42, in run 3, while its trace was made\n"), "\(errors)")
  }
}
