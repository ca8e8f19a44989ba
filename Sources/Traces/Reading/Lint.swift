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
    var components = ComponentLint()
    var alerts = AlertLint()
    var judgement = JudgementLint()
    var animators = AnimatorLint()
    var applications = SampleLint(samples)
    while true {
      do {
        while let touch = try reader.nextTouch() {
          components.follow(touch, at: reader.lineNumber)
        }
        guard let line = try reader.nextLine() else { return reader.lineNumber }
        if case .header(let found) = line { header(found, reader.lineNumber) }
        components.follow(line, at: reader.lineNumber, bytes: reader.latestBytes)
        applications.follow(line, at: reader.lineNumber, bytes: reader.latestBytes)
        alerts.follow(line, at: reader.lineNumber)
        judgement.follow(line, at: reader.lineNumber)
        animators.follow(line, at: reader.lineNumber)
        if case .end = line {
          let mistakes =
            components.end(isWhole: true) + alerts.end() + animators.end() + applications.end()
          mistakes.inOrder.forEach(report)
          if let nothing = judgement.end() { warn(nothing) }
        }
      } catch {
        (components.end(isWhole: false) + alerts.end() + applications.end()).inOrder.forEach(report)
        report(error)
      }
    }
  }
}

extension [TraceError] {
  /// In the order of the file.
  fileprivate var inOrder: [TraceError] {
    sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
