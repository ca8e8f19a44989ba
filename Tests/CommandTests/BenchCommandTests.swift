import Conformance
import Testing

@testable import touchstone

@Suite("`bench` measures, and holds instructions to a budget")
struct BenchCommandTests {
  @Test("Instructions are those of all processes together")
  func childrenCount() {
    let log = "==7== Collected : 12000000\n==7== \n==5== I   refs:  9\n==5== Collected : 345\n"
    #expect(InstructionCounter.total(in: log) == 12_000_345)
    #expect(InstructionCounter.total(in: "valgrind: no such program") == nil)
  }

  @Test("one measurement is done as often as asked for, and says how many things that were")
  func times() {
    let bench = Invocation("bench", "--only", "frames replayed", "--times", "2")
    #expect(bench.code == .success)
    #expect(bench.output.hasSuffix(" frames replayed and recorded\n"))
    #expect((Int(bench.output.prefix { $0 != " " }) ?? 0) > 10_000)
  }

  @Test("a figure is told with its part of the goal")
  func figure() {
    let bench = Invocation("bench", "--only", "messages judged", "--seconds", "0.01")
    #expect(bench.code == .success)
    #expect(
      bench.output.contains(
        /messages judged over long glides +[0-9,]+ a second  \(.*; [0-9]+ % of it\)/
      )
    )
  }

  @Test("a name that no measurement has is an error")
  func unknownName() {
    let bench = Invocation("bench", "--only", "sponges")
    #expect(bench.code == .failed)
    #expect(bench.errors.contains("no measurement has \"sponges\" in its name"))
  }

  @Test("a figure within 5 % of its budget is in it")
  func budget() throws {
    let budgets = try InstructionBudgets("# a remark\n1,000 one thing\n", file: "budgets")
    #expect(budgets.verdict(on: "one thing", 1_049)?.isOver == false)
    let over = try #require(budgets.verdict(on: "one thing", 1_060))
    #expect(over.isOver)
    #expect(over.text == "the budget is 1,000: 6 % over it")
    #expect(budgets.verdict(on: "another", 1) == nil)
  }

  @Test("a budget for what nobody measures is an error, and so is a file without any")
  func strangers() throws {
    let budgets = try InstructionBudgets("5 frames\n7 sponges\n", file: "budgets")
    #expect(budgets.stranger(to: ["frames"]) == "sponges")
    #expect(budgets.stranger(to: ["frames", "sponges"]) == nil)
    #expect(throws: FileMistake.self) {
      try InstructionBudgets("# a remark alone\n", file: "budgets")
    }
  }

  @Test("a line that is no budget is named", arguments: ["many things", "12", "-3 things"])
  func badBudget(line: String) {
    #expect(throws: FileMistake.self) {
      try InstructionBudgets("5 fine\n\(line)\n", file: "budgets")
    }
  }
}

extension BenchCommandTests {
  @Test("growth is measured in processes of its own", .enabled(if: builtCommand != nil))
  func growth() {
    let bench = Invocation("bench", "--growth", "--events", "10000", "--files", "1")
    #expect(bench.code == .success)
    #expect(bench.output.contains("lint of one trace, events 10,000"))
    #expect(bench.output.contains("run of flicks, 2 jobs, files 1 "))
    #expect(bench.output.hasSuffix("times as fast as one\n"))
  }
}
