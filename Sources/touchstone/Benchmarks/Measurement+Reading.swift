import Replay
import Traces

extension Measurement {
  /// Returns measurements of the speed of reading traces, and of the memory that reading takes.
  ///
  /// - Parameter events: how many events the file has.
  /// - Returns: the measurements.
  static func reading(events: Int) -> [Measurement] {
    let count = Benchmark.grouped(Double(events))
    return [
      Measurement(name: "events parsed", goal: "at least 10 million", target: 10_000_000) {
        let file = try LongTraceFile(events: events)
        return { Lint.check(try TraceReader(file: file.path)) { _ in } }
      },
      Measurement(
        name: "peak memory on \(count) events",
        unit: .megabytes,
        goal: "under 50",
        target: 50,
        countsInstructions: false
      ) {
        { Int(Stopwatch.peakMegabytes) }
      },
      Measurement(name: "messages parsed", goal: "at least 4 million", target: 4_000_000) {
        var writer = TraceWriter()
        writer.write(
          try ReferenceSubject().transcript(of: try SampleTraces.trace(SampleTraces.session))
        )
        let bytes = writer.bytes
        return { try SampleTraces.trace(bytes).lines.count }
      },
      Measurement(name: "messages written", goal: "at least 4 million", target: 4_000_000) {
        let transcript = try ReferenceSubject()
          .transcript(of: try SampleTraces.trace(SampleTraces.session))
        return {
          var writer = TraceWriter()
          writer.write(transcript)
          return writer.count == 0 ? 0 : transcript.lines.count
        }
      },
    ]
  }
}
