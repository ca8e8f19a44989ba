import Conformance
import Oracle
import Traces

/// The command that brings a person to the place of a violation.
struct Pointers {
  let show: String

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - finding: the violation.
  ///   - result: the case that it is of.
  ///   - subjects: the run's subjects as its command line spells them; none: the built-in one.
  init(to finding: Finding, of result: CaseResult, by subjects: [String]) {
    var words = [ShellWord.quoted(result.source.argument), "--id", ShellWord.quoted(result.id)]
    if let time = finding.violation.time { words += ["--until", Seconds.exact(time) + "s"] }
    if !result.isTranscript, subjects.indices.contains(result.column),
      subjects[result.column] != "reference"
    {
      words += ["--subject", ShellWord.quoted(subjects[result.column])]
    }
    show = "touchstone show " + words.joined(separator: " ")
  }
}
