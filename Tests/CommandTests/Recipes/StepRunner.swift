import Foundation
import Testing

/// Executes the scripts of steps in a bench, as GitHub's runner does.
struct StepRunner {
  /// The values of expressions by their names: `github.ref_name`, `inputs.paths`.
  var values: [String: String] = [:]
  /// Variables that every step has.
  var environment: [String: String]
  /// The exit codes of the steps that were executed, by their ids.
  private(set) var codes: [String: Int32] = [:]
  /// The output of all steps.
  private(set) var said = ""

  private let bench: RecipeBench

  init(_ bench: RecipeBench) {
    self.bench = bench
    environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": bench.path("summary"),
      "RUNNER_TEMP": bench.path("temp"), "GITHUB_WORKSPACE": bench.path(""),
    ]
  }

  /// Executes steps in their order; those that use an action are left out.
  mutating func execute(_ steps: [ActionFile.Step]) throws {
    for step in steps where !step.script.isEmpty { try execute(step) }
  }

  private mutating func execute(_ step: ActionFile.Step) throws {
    let output = bench.path("output-\(step.id)")
    try Data().write(to: URL(filePath: output))
    var variables = environment
    variables["GITHUB_OUTPUT"] = output
    for (name, value) in step.environment { variables[name] = try replaced(value) }
    let result = try bench.run(step.script, variables)
    codes[step.id] = result.code
    said += result.output
    for line in try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      values["steps.\(step.id).outputs.\(parts[0])"] = parts.count > 1 ? String(parts[1]) : ""
    }
  }

  private func replaced(_ text: String) throws -> String {
    try text.replacing(/\$\{\{ ([A-Za-z._]+) \}\}/) { match in
      let name = String(match.1)
      // A step that did not get so far has no outputs; all other values are known.
      let known = values[name] ?? (name.hasPrefix("steps.") ? "" : nil)
      return try #require(known, "\(name) is known")
    }
  }
}
