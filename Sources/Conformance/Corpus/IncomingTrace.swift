import Traces

/// A trace that is being read; of one that becomes too long, only what it expects is kept.
struct IncomingTrace {
  private(set) var trace: Trace
  private let offset: Int
  private var lineCount = 0
  private var hasAnswers = false
  private var isLong = false

  /// Begins with a header.
  ///
  /// - Parameters:
  ///   - header: the header.
  ///   - line: the number of its line.
  ///   - offset: how many bytes of the file stand before it.
  init(_ header: Header, at line: Int, offset: Int) {
    trace = Trace(header: header, firstLine: line)
    self.offset = offset
  }

  /// Takes the next line; returns whether it is kept.
  mutating func take(_ line: Line) -> Bool {
    lineCount += 1
    if line.isTold { hasAnswers = true }
    let isKept = !isLong || line.isExpectation
    if isKept { trace.lines.append(line) }
    return isKept
  }

  /// Lets go of the lines that were kept so far, if there are so many, or if they are so long.
  mutating func drop(over mostKept: Int, _ size: KeptSize) {
    guard !isLong, mostKept < .max else { return }
    guard lineCount >= mostKept || size.bytes > LongTrace.usualSize else { return }
    isLong = true
    trace.lines = trace.lines.filter(\.isExpectation)
  }

  /// Returns the case, at its end.
  func whole(of source: Source) -> Case {
    Case(
      trace: trace,
      long: isLong ? long(in: source) : nil,
      source: source,
      isTranscript: source.isTranscripts || hasAnswers
    )
  }

  private func long(in source: Source) -> LongTrace {
    LongTrace(
      trace.header,
      at: LongTrace.Start(
        path: source.name,
        offset: offset,
        line: trace.firstLine,
        lineCount: lineCount
      )
    )
  }
}
