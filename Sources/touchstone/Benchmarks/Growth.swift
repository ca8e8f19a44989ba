import Foundation
import Traces

/// The growth of time and memory with the input: the linear parts, and the constant ones.
@MainActor
struct Growth {
  /// One row of the table.
  private struct Row {
    let name: String
    let count: Int
    let words: [String]
  }

  private let terminal: Terminal
  private let tool: String
  private let events: Int
  private let files: Int

  /// Prepares the table.
  ///
  /// - Parameters:
  ///   - terminal: where it is printed.
  ///   - tool: this program's own file.
  ///   - events: how many events the longest trace has.
  ///   - files: how many files the largest folder has.
  init(_ terminal: Terminal, tool: String, events: Int, files: Int) {
    self.terminal = terminal
    self.tool = tool
    self.events = events
    self.files = files
  }

  /// Measures and prints each row.
  ///
  /// - Throws: where a file cannot be written, or a run fails.
  func run() throws {
    terminal.output.write(page: Self.line("", "ms", "µs each", "MB"))
    try measureLength()
    try measureFolders()
    try measureJobs()
  }

  /// Measures one trace, ten times as long in each row: read alone, and replayed and judged.
  private func measureLength() throws {
    var count = min(10_000, events)
    while count <= events {
      let file = try LongTraceFile(events: count)
      try print(Row(name: "lint of one trace, events", count: count, words: ["lint", file.path]))
      let words = ["run", file.path, "--no-config", "--jobs", "1"]
      try print(Row(name: "run of one trace, events", count: count, words: words))
      count *= 10
    }
  }

  /// Files with one flick in each.
  private func measureFolders() throws {
    var count = 1
    while count <= files {
      let folder = try TemporaryFolder(files: count)
      let words = ["run", folder.path, "--no-config", "--jobs", "1"]
      try print(Row(name: "run of flicks, files", count: count, words: words))
      count *= 10
    }
  }

  /// Measures the same folder with one job and with two.
  private func measureJobs() throws {
    let folder = try TemporaryFolder(files: min(files, 10_000))
    var times: [Double] = []
    for jobs in 1...2 {
      let words = ["run", folder.path, "--no-config", "--jobs", String(jobs)]
      let row = Row(name: "run of flicks, \(jobs) jobs, files", count: folder.count, words: words)
      times.append(try print(row))
    }
    let ratio = (times[0] / times[1] * 100).rounded() / 100
    terminal.output.say("two jobs are \(ratio) times as fast as one")
  }

  @discardableResult
  private func print(_ row: Row) throws -> Double {
    let run = try MeasuredProcess([tool] + row.words)
    terminal.output.write(
      page:
        Self.line(
          "\(row.name) \(Benchmark.grouped(Double(row.count)))",
          Benchmark.grouped(run.elapsed * 1000),
          String((run.elapsed * 10_000_000 / Double(row.count)).rounded() / 10),
          Benchmark.grouped(run.peakMegabytes)
        )
    )
    terminal.output.flush()
    return run.elapsed
  }

  private static func line(_ name: String, _ columns: String...) -> String {
    let cells = columns.map { " " + $0.aligned(to: 13) }
    return name.padded(to: 47) + " " + cells.joined() + "\n"
  }
}

/// A folder of flicks, which is removed when nobody measures with it any longer.
private final class TemporaryFolder {
  let path: String
  let count: Int

  init(files: Int) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-bench-\(UUID().uuidString)")
    path = url.path
    count = files
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for number in 0..<files {
      let text = SampleTraces.flick.replacing("bench/flick", with: "bench/flick-\(number)")
      try Data(text.utf8).write(to: url.appendingPathComponent("\(number).trace.jsonl"))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
