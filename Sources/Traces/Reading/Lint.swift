/// Finds what is wrong with files of traces.
public enum Lint: Sendable {
  /// Reads a file to its end and reports the first mistake of each trace, and all that a view does not
  /// have.
  ///
  /// - Parameters:
  ///   - reader: where lines come from.
  ///   - samples: the sample applications that can be played; nil: headers that name one are taken as they
  ///     are.
  ///   - header: is told each header with its line, to compare ids between files.
  ///   - report: is told each mistake, in the order of the file.
  ///   - warn: is told each trace of which nothing can be judged.
  /// - Returns: the number of lines that were read.
  @discardableResult
  public static func check(
    _ reader: consuming TraceReader,
    samples: [SampleApplication]? = nil,
    header: (Header, Int) -> Void = { _, _ in },
    report: (TraceError) -> Void,
    warn: (TraceError) -> Void = { _ in }
  ) -> Int {
    var passes = LintPasses(samples)
    while true {
      do {
        while let touch = try reader.nextTouch() { passes.follow(touch, at: reader.lineNumber) }
        guard let line = try reader.nextLine() else { return reader.lineNumber }
        if case .header(let found) = line { header(found, reader.lineNumber) }
        passes.follow(line, at: reader.lineNumber, bytes: reader.latestBytes)
        if case .end = line {
          passes.end(isWhole: true).forEach(report)
          if let nothing = passes.idleness { warn(nothing) }
        }
      } catch {
        passes.end(isWhole: false).forEach(report)
        report(error)
      }
    }
  }
}

/// All that is looked for in a trace, one thing in each pass.
private struct LintPasses {
  private var components = ComponentLint()
  private var applications: SampleLint
  private var alerts = AlertLint()
  private var animators = AnimatorLint()
  private var judgement = JudgementLint()

  init(_ samples: [SampleApplication]?) {
    applications = SampleLint(samples)
  }

  /// Takes in a touch.
  mutating func follow(_ touch: Touch, at lineNumber: Int) {
    components.follow(touch, at: lineNumber)
  }

  /// Takes in a line.
  mutating func follow(
    _ line: TraceReader.FileLine,
    at lineNumber: Int,
    bytes: @autoclosure () -> [UInt8]
  ) {
    components.follow(line, at: lineNumber, bytes: bytes())
    applications.follow(line, at: lineNumber, bytes: bytes())
    alerts.follow(line, at: lineNumber)
    animators.follow(line, at: lineNumber)
    judgement.follow(line, at: lineNumber)
  }

  /// Ends a trace, or what could be read of it; returns what was found, in the order of the file.
  mutating func end(isWhole: Bool) -> [TraceError] {
    // A later line may have said that the calls of animators are meant.
    let ofAnimators = isWhole ? animators.end() : []
    let mistakes =
      components.end(isWhole: isWhole) + alerts.end() + ofAnimators + applications.end()
    return mistakes.inOrder
  }

  /// The reason why nothing of a whole trace can be judged; nil: it can.
  var idleness: TraceError? { judgement.end() }
}

extension [TraceError] {
  /// In the order of the file.
  fileprivate var inOrder: [TraceError] {
    sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
