public import Conformance

/// A run as GitLab's code quality report: an array of issues, which a merge request shows beside the
/// lines of the traces.
public struct CodeQualityReport: RunReport {
  private let paths: RepositoryPath
  private var isEmpty = true

  /// Creates a report.
  ///
  /// - Parameter paths: how files are called from the repository's root.
  public init(paths: RepositoryPath) {
    self.paths = paths
  }

  /// Begins the array.
  public mutating func begin(into text: inout [UInt8]) { text.append("[") }

  /// Writes what is wrong in the next result.
  public mutating func take(_ result: CaseResult, into text: inout [UInt8]) {
    guard !result.isRepeatedColumn else { return }
    for issue in Issue.issues(of: result) { add(issue, &text) }
  }

  /// Ends the array.
  public mutating func finish(_ ending: RunEnding, into text: inout [UInt8]) {
    for remark in ending.totals.remarks { add(Issue(remark), &text) }
    text.append(isEmpty ? "]\n" : "\n]\n")
  }

  private mutating func add(_ issue: Issue, _ text: inout [UInt8]) {
    text.append(isEmpty ? "\n" : ",\n")
    isEmpty = false
    JSONText.append(to: &text) { json in
      json.pair("description", issue.headline)
      json.pair("check_name", issue.rule)
      json.pair("fingerprint", issue.fingerprint)
      json.pair("severity", Self.severity(of: issue.level))
      json.key("location")
      json.object { json in
        json.pair("path", paths.path(of: issue.place.file))
        json.key("lines")
        json.object {
          $0.key("begin")
          $0.number(issue.place.line ?? 1)
        }
      }
    }
  }

  private static func severity(of level: Issue.Level) -> String {
    switch level {
    case .broken: "critical"
    case .failing: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
