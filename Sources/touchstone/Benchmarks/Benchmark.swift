import Conformance
import Traces

/// All measurements, in the order in which they are printed.
@MainActor
struct Benchmark {
  private let terminal: Terminal
  private let measurements: [Measurement]

  /// Creates a benchmark.
  ///
  /// - Parameters:
  ///   - terminal: where figures are printed.
  ///   - events: how many events the file has that is read.
  ///   - part: a part of the names of those that are measured; nil: all.
  init(_ terminal: Terminal, events: Int, only part: String?) {
    self.terminal = terminal
    let all =
      Measurement.reading(events: events) + Measurement.replaying + Measurement.judging
      + Measurement.searching + Measurement.subjects + Measurement.tables + Measurement.reports
      + Measurement.processes
    names = all.map(\.name)
    measurements = all.filter { measurement in part.map(measurement.name.contains) ?? true }
  }

  /// True if nothing is measured.
  var isEmpty: Bool { measurements.isEmpty }
  /// The names of all that can be measured.
  let names: [String]

  /// Measures and prints each figure.
  ///
  /// - Parameter seconds: how long the measuring of a figure should last at most, about.
  /// - Returns: whether all could be measured.
  func run(seconds: Double) -> ExitCode {
    let watch = Stopwatch(slice: seconds / 8)
    return each { measurement in
      let body = try measurement.prepare()
      let figure =
        switch measurement.unit {
        case .perSecond: 1 / (try watch.cost(of: body))
        case .milliseconds: try watch.cost(of: body) * 1_000
        case .microseconds: try watch.cost(of: body) * 1_000_000
        case .megabytes: Double(try body())
        }
      terminal.output.write(page: Self.line(measurement, figure))
    }
  }

  /// Does everything a number of times, and prints how many things that were: for whoever counts from
  /// outside.
  func run(times: Int) -> ExitCode {
    each { measurement in
      let body = try measurement.prepare()
      var count = 0
      for _ in 0..<times { count += try body() }
      terminal.output.say("\(count) \(measurement.name)")
    }
  }

  /// Prints how many instructions each counted thing takes.
  ///
  /// - Parameters:
  ///   - counter: what counts them.
  ///   - budgets: how many they may be at most, of those that are counted; nil: all are counted.
  /// - Returns: whether all could be counted, and none is over its budget.
  func run(_ counter: InstructionCounter, _ budgets: InstructionBudgets?) -> ExitCode {
    var isOver = false
    let code = each { measurement in
      guard measurement.countsInstructions, budgets?.holds(measurement.name) ?? true else { return }
      let count = try counter.instructions(of: measurement.name)
      let verdict = budgets?.verdict(on: measurement.name, count)
      isOver = isOver || verdict?.isOver == true
      terminal.output.write(
        page:
          Self.column(measurement.name, count) + " instructions"
          + (verdict.map { "  (\($0.text))" } ?? "") + "\n"
      )
    }
    return code == .success && isOver ? .violated : code
  }

  private func each(_ body: (Measurement) throws -> Void) -> ExitCode {
    for measurement in measurements {
      do {
        try body(measurement)
      } catch {
        terminal.output.flush()
        terminal.errors.say("touchstone bench: \(measurement.name): \(error)")
        return .failed
      }
      terminal.output.flush()
    }
    return .success
  }

  // MARK: - Printing

  private static func line(_ measurement: Measurement, _ figure: Double) -> String {
    var goal = measurement.goal
    if let ratio = measurement.ratio(of: figure) {
      goal += "; \(Int((ratio * 100).rounded())) % of it"
    }
    return column(measurement.name, figure) + " \(measurement.unit.text)  (\(goal))\n"
  }

  private static func column(_ what: String, _ figure: Double) -> String {
    what.padded(to: 47) + " " + grouped(figure).aligned(to: 12)
  }

  /// Returns a whole number with its digits in threes.
  nonisolated static func grouped(_ figure: Double) -> String {
    var text = ""
    for (index, digit) in String(Int(figure)).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
