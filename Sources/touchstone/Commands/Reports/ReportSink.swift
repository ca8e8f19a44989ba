import Conformance
import Reporting

/// The destination of a report's bytes.
enum ReportSink: Sendable {
  /// To a stream of the process.
  case channel(Channel)
  /// To a file, which has its name when the report is whole.
  case file(FileDraft, isNew: Bool)
  /// To the end of a file that others write too.
  case appended(AppendedFile)

  /// Opens the place of a report.
  ///
  /// - Parameters:
  ///   - path: the file; `-`: the standard output.
  ///   - isGrowing: whether the file can be read before it is whole.
  ///   - isNew: whether it may take no other file's place.
  ///   - terminal: the streams.
  /// - Throws: `FileFailure` where the file cannot be written.
  init(
    _ path: String,
    isGrowing: Bool = false,
    isNew: Bool = false,
    _ terminal: Terminal
  ) throws(FileFailure) {
    guard path != ReportPaths.standardOutput else {
      self = .channel(terminal.output)
      return
    }
    let file = AtomicFile(path)
    self = .file(isGrowing ? try file.growing() : try file.draft(), isNew: isNew)
  }

  /// Writes the next bytes.
  func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    switch self {
    case .channel(let channel): channel.write(raw: bytes)
    case .file(let draft, _): draft.take(bytes)
    case .appended(let file): file.append(bytes)
    }
  }

  /// Ends what was written.
  func finish() throws(FileFailure) {
    if case .file(let draft, let isNew) = self { try draft.finish(replacing: !isNew) }
  }

  /// Gives up what was begun: what stood there before stays.
  func discard() {
    if case .file(let draft, _) = self { draft.discard() }
  }
}

/// A report with the place that its bytes go to.
struct ReportOutput: Sendable {
  private var report: any RunReport
  private let sink: ReportSink

  init(_ report: any RunReport, to sink: ReportSink) {
    self.report = report
    self.sink = sink
  }

  mutating func begin() { write { $0.begin(into: &$1) } }

  mutating func take(_ result: CaseResult) { write { $0.take(result, into: &$1) } }

  mutating func finish(_ ending: RunEnding) { write { $0.finish(ending, into: &$1) } }

  /// Gives the file its name.
  func close() throws(FileFailure) { try sink.finish() }

  /// Gives up what was begun.
  func discard() { sink.discard() }

  private mutating func write(_ step: (inout any RunReport, inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    step(&report, &bytes)
    sink.write(bytes)
  }
}
