import Conformance
import Foundation
import HeadlessUIKit

extension Command {
  /// Prints how fast everything is, on one core.
  static let bench = Command(
    name: "bench",
    summary: "Measures everything that has to be fast, on one core.",
    operands: .none,
    discussion: """
      Figures are of processor time, and each is measured again until two agree. Machines differ:
      compare the figures of one run with each other. Reading writes a file of 10,000,000 events to
      the temporary directory, some 520 MB, and removes it; its peak memory is this process's own, so
      reading comes first.

      Instructions are counted by valgrind, which must be installed. They are the same on a busy
      machine. A file of budgets has a number and a name in each line, and what it names is counted; a
      figure that is more than 5 % over its budget makes the command fail.
      """,
    options: [
      .value("seconds", "N", "How long each measurement lasts, about; without it 2."),
      .value("events", "N", "How many events the file has that is read; without it 10000000."),
      .value("only", "TEXT", "Measures only what has this text in its name."),
      .value("times", "N", "Does the work N times and measures nothing, for tools that do."),
      .flag("growth", "Measures how time and memory grow with the input, in processes of its own."),
      .value("files", "N", "How many files the largest folder of --growth has; without it 100000."),
      .flag("instructions", "Counts the instructions of each, by valgrind."),
      .path(
        "budgets",
        "FILE",
        .input,
        "Counts what has a budget in FILE, and fails where one is passed."
      ),
    ],
    examples: [
      Example(line: "touchstone bench", purpose: "prints every figure"),
      Example(line: "touchstone bench --seconds 0.5 --events 100000", purpose: "has a quick look"),
      Example(
        line: "touchstone bench --instructions --only 'frames replayed'",
        purpose: "counts the instructions of a frame"
      ),
    ],
    codes: [
      .success: "the figures are printed",
      .violated: "a figure is over its budget",
      .failed: "something could not be measured",
    ],
    isConfigured: false,
    body: { arguments, terminal throws(UsageError) in
      let seconds = try arguments.value("seconds", expected: "a number above 0") { text in
        Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      }
      let events = try arguments.value("events", expected: "a number from 3 to 10000000") { text in
        Int(text).flatMap { (3...10_000_000).contains($0) ? $0 : nil }
      }
      let times = try arguments.value("times", expected: "a number above 0") { text in
        Int(text).flatMap { $0 > 0 ? $0 : nil }
      }
      let files = try arguments.value("files", expected: "a number from 1 to 100000") { text in
        Int(text).flatMap { (1...100_000).contains($0) ? $0 : nil }
      }
      let only = arguments["only"]
      let counts = arguments.has("instructions")
      let budgets = arguments["budgets"]
      if arguments.has("growth") {
        return onMainActor {
          measureGrowth(events: events ?? 10_000_000, files: files ?? 100_000, terminal)
        }
      }
      return onMainActor {
        let size = events ?? (counts ? 100_000 : 10_000_000)
        let benchmark = Benchmark(terminal, events: size, only: only)
        guard !benchmark.isEmpty else {
          terminal.errors.write(
            page:
              "touchstone bench: no measurement has \"\(only ?? "")\" in its name\n"
          )
          return .failed
        }
        if counts || budgets != nil {
          return countInstructions(benchmark, events: size, budgets: budgets, terminal)
        }
        if let times { return benchmark.run(times: times) }
        return benchmark.run(seconds: seconds ?? 2)
      }
    }
  )

  @MainActor private static func measureGrowth(
    events: Int,
    files: Int,
    _ terminal: Terminal
  ) -> ExitCode {
    guard let tool = terminal.commandLine.first else { return .failed }
    do {
      try Growth(terminal, tool: tool, events: events, files: files).run()
      return .success
    } catch {
      terminal.output.flush()
      terminal.errors.say("touchstone bench: \(error)")
      return .failed
    }
  }

  @MainActor private static func countInstructions(
    _ benchmark: Benchmark,
    events: Int,
    budgets file: String?,
    _ terminal: Terminal
  ) -> ExitCode {
    guard InstructionCounter.valgrind(in: terminal.environment["PATH"] ?? "") != nil,
      let tool = terminal.commandLine.first
    else {
      terminal.errors.write(
        page:
          "touchstone bench: instructions are counted by valgrind, which is not installed; "
          + "on Debian: apt-get install valgrind\n"
      )
      return .failed
    }
    let counter = InstructionCounter(tool: tool, words: ["--events", String(events)])
    guard let file else { return benchmark.run(counter, nil) }
    do {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let budgets = try InstructionBudgets(text, file: file)
      if let name = budgets.stranger(to: benchmark.names) {
        terminal.errors.say("touchstone bench: \(file): no measurement is called \"\(name)\"")
        return .failed
      }
      return benchmark.run(counter, budgets)
    } catch let mistake as FileMistake {
      terminal.errors.say("touchstone bench: \(mistake)")
    } catch {
      terminal.errors.say("touchstone bench: \(file): cannot be read")
    }
    return .failed
  }
}
