import Conformance
import Importing
import Oracle
import Traces

/// The verdicts on imported transcripts, with the lines of the files that they come from.
struct ImportVerdicts {
  private(set) var text = ""
  private var isViolated = false
  private var judgesNothing = false

  /// The exit code of the process.
  var code: ExitCode { isViolated ? .violated : judgesNothing ? .failed : .success }

  /// Judges a transcript.
  ///
  /// - Parameters:
  ///   - imported: the transcript, with the lines of its file.
  ///   - file: the file's name.
  mutating func judge(_ imported: Imported, in file: String) {
    let verdict = Judge().verdict(of: imported.trace)
    for violation in verdict.violations {
      if violation.grade == .must { isViolated = true }
      let number = violation.lineIndex.flatMap { index in
        imported.origins.indices.contains(index) ? imported.origins[index] : nil
      }
      let place = number.map { "\(file.inOneLine):\($0)" } ?? file.inOneLine
      text += "\(place): \(violation.text)\n"
    }
    guard verdict.violations.isEmpty else { return }
    let name = file.inOneLine
    if verdict.exercise.isEmpty {
      judgesNothing = true
      text += "\(name): no rule could judge anything of it\n"
    } else {
      let count = verdict.exercise.count
      var rested = imported.trace
      rested.header.inputs = []
      if imported.trace.header.inputs == nil,
        let first = Judge().verdict(of: rested).violations.first
      {
        text +=
          "\(name): it would be wrong if nothing moved before its first line (--from-start):"
          + " \(first.headline)\n"
      }
      text += "\(name): right, as far as \(counted(count, "rule")) can tell\n"
    }
  }
}

extension Imported.Loss {
  /// The text about the loss, with its number and its lines.
  var words: String {
    var text = sentence
    if let count, count > 1 || lines.isEmpty { text += ": \(count)" }
    guard !lines.isEmpty else { return text }
    let isCut = lines.count < count ?? 0
    let numbers = lines.map(String.init).joined(separator: ", ") + (isCut ? ", …" : "")
    return text + (lines.count == 1 ? " (line \(numbers))" : " (lines \(numbers))")
  }
}
