import Conformance
import Foundation
import Oracle
import Traces

extension Command {
  /// Says what is installed.
  static let doctor = Command(
    name: "doctor",
    summary: "Says what is installed, and what the rest would give.",
    operands: .none,
    discussion: """
      The command needs nothing but itself. What is missing is told with what it would add, and how it
      is installed on Debian.
      """,
    options: [],
    examples: [
      Example(line: "touchstone doctor", purpose: "looks for other programs along PATH")
    ],
    body: { arguments, terminal throws(UsageError) in
      let path = terminal.environment["PATH"] ?? ""
      var text = "touchstone \(Touchstone.version)\n"
      text += row("rules", "\(RuleBook.rules.count)", isThere: true)
      let file = arguments.configuration.file
      text += row("configuration", file ?? "none; touchstone.json would save options")
      let hasTraces = FileManager.default.fileExists(atPath: "traces")
      text += row("traces", hasTraces ? "traces" : "no folder traces here")
      for (purpose, tools) in Tool.all {
        text += "\n\(purpose)\n"
        for tool in tools {
          let name = tool.names[0]
          if let place = tool.place(in: path) {
            text += row(name, place, isThere: true)
          } else {
            text += row(
              name,
              "missing: it gives \(tool.gives); \(tool.remedy)",
              isThere: false
            )
          }
        }
      }
      terminal.output.write(raw: Array(text.utf8))
      return .success
    }
  )

  /// Returns a line: a sign, a name, what is to be said of it.
  private static func row(
    _ name: String,
    _ words: String,
    isThere: Bool? = nil
  ) -> String {
    let sign =
      switch isThere {
      case true?: "✓"
      case false?: "·"
      case nil: " "
      }
    return "  \(sign) \(name.padded(to: 15)) \(words)\n"
  }
}
