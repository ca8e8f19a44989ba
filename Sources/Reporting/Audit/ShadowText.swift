public import Audit
import Conformance
import Traces

/// The difference of an audit from an earlier one as text for a person: a line a verdict that changed.
public enum ShadowText: Sendable {
  /// Returns all lines, then the counts of the kinds of changes.
  public static func text(of comparison: ShadowFile.Comparison) -> String {
    var counts: [String: Int] = [:]
    let lines = comparison.changes.map { change in
      counts[kind(of: change), default: 0] += 1
      let column = change.column.map { ", \($0)" } ?? ""
      return "\(change.row.family)  \(change.row.id)\(column): \(kind(of: change))\n"
    }
    let kinds = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    let sum = kinds.isEmpty ? "no verdict changed" : kinds.joined(separator: ", ")
    return lines.joined()
      + "\(sum); \(counted(comparison.new, "mutant")) new, \(comparison.gone) gone\n"
  }

  private static func kind(of change: ShadowFile.Change) -> String {
    change.column == nil ? "other rules" : "\(change.before) → \(change.now)"
  }
}
