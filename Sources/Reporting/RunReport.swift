public import Conformance

/// A report that takes the results of a run in their order, and is finished with what holds for the
/// whole run.
///
/// A report only makes text: whoever drives it sends that to a terminal or a file. So a run, and
/// `touchstone report`, which reads a log, drive the same reports and get the same bytes.
///
/// ## Topics
///
/// ### Reports as results come
/// - ``ConsoleRun``
/// - ``JSONLinesReport``
/// - ``LogReport``
/// ### Reports at the end
/// - ``JUnitReport``
public protocol RunReport: Sendable {
  /// Begins the report.
  ///
  /// - Parameter text: gets the bytes that stand before the first result.
  mutating func begin(into text: inout [UInt8])

  /// Takes the next result.
  ///
  /// - Parameters:
  ///   - result: what became of a case.
  ///   - text: gets the bytes that can be written at once.
  mutating func take(_ result: CaseResult, into text: inout [UInt8])

  /// Ends the report.
  ///
  /// - Parameters:
  ///   - ending: what holds for the whole run.
  ///   - text: gets the rest of the bytes.
  mutating func finish(_ ending: RunEnding, into text: inout [UInt8])
}

extension RunReport {
  /// Begins with nothing.
  public mutating func begin(into text: inout [UInt8]) {}
}

extension [UInt8] {
  /// Appends a text in UTF-8.
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }
}
