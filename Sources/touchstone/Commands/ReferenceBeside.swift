import Conformance
import Pictures
import Reporting
import Subjects
import Traces

/// Puts the reference's transcript beside each case that another subject fails, where no baseline stands beside it.
///
/// The reference plays in a process of its own: results come on any thread, while the main one waits.
struct ReferenceBeside: TranscriptReceiver {
  private let album: Album
  private let reference: ProcessSubject

  /// Creates what fills an album; nothing is started yet.
  ///
  /// - Parameters:
  ///   - album: what keeps the transcripts for the page.
  ///   - terminal: whose command line names this program; where it names none, nothing is created.
  ///   - limits: the words that say how much a case of the reference may take.
  init?(_ album: Album, _ terminal: Terminal, limits: [String]) {
    guard let file = terminal.commandLine.first else { return nil }
    self.album = album
    let line = [file, "subject"] + limits.flatMap { ["--limit", $0] }
    reference = ProcessSubject(
      "exec " + line.map(ShellWord.executed).joined(separator: " "),
      name: "the reference",
      environment: terminal.isOfProcess ? nil : terminal.environment
    )
  }

  /// Plays a failing case by the reference, which may refuse it: then nothing stands beside it.
  func receive(
    _ transcript: Trace,
    of trial: Case,
    by subject: String,
    _ result: inout CaseResult
  ) {
    guard result.outcome == .fail, !album.hasCompanion(id: trial.id, subject: subject),
      let right = try? reference.transcript(of: trial.trace)
    else { return }
    let companion = Companion(ofReference: right, beside: transcript, playing: trial.trace)
    album.keep(companion, id: trial.id, subject: subject)
  }

  /// Ends the process.
  func close() { reference.close() }
}

extension Companion {
  /// Creates what stands beside a transcript: the reference's of the same trace, and where the two part.
  init(ofReference right: Trace, beside transcript: Trace, playing trace: Trace) {
    let comparison = BaselineComparison(
      Baseline(of: right, playing: trace),
      Baseline(of: transcript, playing: trace)
    )
    let partings = LineFinder(transcript).lines(of: comparison.differences)
    self.init(named: "the reference", right, partings: partings)
  }
}
