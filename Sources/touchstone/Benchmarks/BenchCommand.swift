import Conformance

extension Command {
  /// Prints how fast everything is, on one core.
  static let bench = Command(
    name: "bench",
    summary: "Measures everything that has to be fast, on one core, and prints each figure.",
    operands: .none,
    discussion: """
      Machines are noisy: compare the figures of one run with each other. Reading writes a file of
      10,000,000 events to the temporary directory, some 520 MB, and removes it; its peak memory is
      this process's own, so reading comes first.
      """,
    options: [
      .value("seconds", "N", "How long each measurement lasts; without it 2."),
      .value("events", "N", "How many events the file has that is read; without it 10000000."),
    ],
    examples: [
      Example(line: "touchstone bench", purpose: "prints every figure"),
      Example(line: "touchstone bench --seconds 0.5 --events 100000", purpose: "has a quick look"),
    ],
    codes: [.success, .usage, .failed],
    isConfigured: false,
    body: { arguments, terminal throws(UsageError) in
      let seconds = try arguments.value("seconds", expected: "a number above 0") { text in
        Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      }
      let events = try arguments.value("events", expected: "a number from 3 to 10000000") { text in
        Int(text).flatMap { (3...10_000_000).contains($0) ? $0 : nil }
      }
      return Benchmark(terminal, seconds: seconds ?? 2, events: events ?? 10_000_000).run()
    }
  )
}
