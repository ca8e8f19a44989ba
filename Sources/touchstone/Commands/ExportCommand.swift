import Conformance
import Exporting
import Reporting
import Traces

extension Command {
  /// Makes what other tools play of a trace's touches.
  static let export = Command(
    name: "export",
    summary: "Makes what other tools play of the touches of a trace.",
    operands: .two("FORMAT", "TRACE"),
    discussion: """
      A TRACE is a file with one trace, or - for the standard input. A FORMAT is one of these:

      \(formats)

      webdriver has whole milliseconds, each the nearest to its own, and the places as they are. evemu has
      microseconds, and units of a thousandth of a point: import it with the view's size as --screen.
      What is lost is told on the standard error.
      """,
    options: [
      .path("out", "FILE", .output, "Write to this file; without it, to the standard output."),
      .id,
    ],
    examples: [
      Example(
        line: "touchstone export webdriver flick.trace.jsonl --out flick.actions.json",
        purpose: "writes actions that Appium performs on a device"
      )
    ],
    codes: [
      .success: "the touches are written",
      .failed: "the TRACE cannot be read or said in this FORMAT, or the output cannot be written",
    ],
    isConfigured: false,
    body: { arguments, terminal throws(UsageError) in
      let (word, path) = (arguments.operands[0], arguments.operands[1])
      guard let format = ExportFormat.named(word) else {
        throw .unknownWord(word, is: "format", known: ExportFormat.all.map(\.name))
      }
      guard let chosen = try OneCase.read([path], arguments, terminal) else { return .failed }
      guard let exported = format.write(chosen.trace) else {
        terminal.errors.say(
          "touchstone export: \(chosen.place): \(chosen.id): there is no touch with a time in it"
        )
        return .failed
      }
      for loss in exported.losses {
        terminal.errors.say("\(path): \(loss.sentence): \(loss.count)")
      }
      return write(exported.bytes, to: arguments["out"], "export", terminal)
    }
  )

  private static var formats: String {
    ExportFormat.all.map { "\($0.name): \($0.player)" }.joined(separator: "\n")
  }
}
