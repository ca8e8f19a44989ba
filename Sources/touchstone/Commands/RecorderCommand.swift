import Conformance
import Recorders
import Reporting
import Traces

extension Command {
  /// Hands out a recorder.
  static let recorder = Command(
    name: "recorder",
    summary: "Writes a recorder for an iOS application or a browser.",
    operands: .one("RECORDER"),
    discussion: """
      A recorder is one file that needs nothing else. It saves traces of fingers, and transcripts of what
      a view told, in the format. A RECORDER is one of these:

      \(recorders)

      A file that stands there already is never overwritten.
      """,
    options: [
      .path("out", "FILE", .output, "Write to this file; without it, to the standard output.")
    ],
    examples: [
      Example(
        line: "touchstone recorder ios --out TouchstoneRecorder.swift",
        purpose: "writes a Swift file that stands between a view and its delegate"
      ),
      Example(
        line: "touchstone recorder browser --out recorder.html",
        purpose: "writes a page on which fingers are recorded"
      ),
    ],
    codes: [
      .success: "the recorder is written",
      .failed: "the file stands there already or cannot be written",
    ],
    isConfigured: false,
    body: { arguments, terminal throws(UsageError) in
      let name = arguments.operands[0]
      guard let recorder = Recorder.named(name.lowercased()) else {
        throw .unknownWord(name, is: "recorder", known: Recorder.all.map(\.name))
      }
      guard let file = arguments["out"], file != "-" else {
        terminal.output.write(objects: Array(recorder.text.utf8))
        return .success
      }
      do throws(FileFailure) {
        try AtomicFile(file).writeNew(Array(recorder.text.utf8))
      } catch {
        terminal.errors.say("touchstone recorder: \(error)")
        return .failed
      }
      terminal.output.say("wrote \(file)")
      terminal.output.write(page: "\nnext: \(recorder.nextStep)\n")
      return .success
    }
  )

  private static var recorders: String {
    Recorder.all.map { "\($0.name): \($0.purpose)" }.joined(separator: "\n")
  }
}
