public import Conformance
import Oracle

extension JUnitReport: RunReport {
  /// Takes the next result.
  public mutating func take(_ result: CaseResult, into text: inout [UInt8]) { add(result) }

  /// Ends with the whole document.
  public mutating func finish(_ ending: RunEnding, into text: inout [UInt8]) {
    add(ending.totals.remarks)
    add(complaints: ending.complaints)
    text.append(contentsOf: document(facts(ending.totals.all, ending.changes)))
  }

  private func facts(_ summary: Summary, _ changes: RunChanges?) -> Facts {
    let profiles = summary.profilesUsed.joined(separator: " ")
    var properties = [
      Property("tool.version", plan.tool),
      Property("profile", profiles.isEmpty ? "none" : profiles),
      Property("strict", plan.isStrict ? "true" : "false"),
    ]
    let isPlain = plan.subjects.isEmpty || plan.subjects == [RunPlan.reference]
    if !isPlain {
      properties.append(Property("subjects", plan.subjects.joined(separator: ", ")))
    }
    let levels = plan.expectations.ofSubjects
    if levels.contains(where: { $0 != .error }) {
      properties.append(Property("expectations", levels.map(\.rawValue).joined(separator: " ")))
    }
    if let file = plan.configuration { properties.append(Property("configuration", file)) }
    if let changes {
      properties.append(Property("against", "\(changes.earlier): \(changes.counts)"))
    }
    properties += RuleSettingsText.properties(of: plan.rules)
    return Facts(
      timestamp: plan.began ?? Facts.fixedTimestamp,
      isTimeFixed: plan.began == nil,
      properties: properties
    )
  }
}
