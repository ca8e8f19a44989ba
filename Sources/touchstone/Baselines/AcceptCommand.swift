import Conformance
import Reporting

extension Command {
  /// Makes pending baselines the accepted ones.
  static let accept = Command(
    name: "accept",
    summary: "Makes recorded transcripts the baselines.",
    operands: .any("PATTERN"),
    discussion: """
      Each pending file takes the name of its baseline in one step, so whatever happens there is the old
      or the new one. A PATTERN is an id, in which a * stands for any characters; without one, all are
      accepted. Where CI is set nothing is written.
      """,
    options: [
      .baselineFolder, .baselineSubjects,
      .flag("all", "Accept all; that is what happens without a PATTERN."),
      .color,
    ],
    examples: [
      Example(
        line: "touchstone accept --baselines baselines",
        purpose: "accepts all that waits"
      ),
      Example(
        line: "touchstone accept --baselines baselines 'scroll/flick/*'",
        purpose: "accepts some of it"
      ),
    ],
    codes: [
      .success: "all that waited is accepted",
      .failed: "a baseline cannot be read or written, or a PATTERN names nothing",
    ],
    body: { arguments, terminal throws(UsageError) in
      try terminal.refuseBaselinesOnBuildServer("accept")
      let folder = try arguments.baselineFolder()
      if arguments.has("all"), !arguments.baselineSelection.isAll {
        throw .cases("--all accepts everything; leave it out, or the patterns and subjects")
      }
      guard folder.isUsable(terminal, mustExist: true) else { return .failed }
      return folder.locked(alone: true) {
        terminal.tellOfWaiting(for: folder)
      } _: {
        accept(BaselineReview(of: folder, arguments.baselineSelection), arguments, terminal)
      }
    }
  )

  private static func accept(
    _ review: BaselineReview,
    _ arguments: Arguments,
    _ terminal: Terminal
  ) -> ExitCode {
    guard !review.isMissed(by: arguments, terminal) else { return .failed }
    let text = BaselineRecordText(style: terminal.style(color: arguments["color"]))
    var remarks = review.remarks
    var count = 0
    for pending in review.pending {
      if let remark = review.accept(pending) {
        remarks.append(remark)
        continue
      }
      count += 1
      terminal.output.write(page: text.accepted(pending))
    }
    terminal.errors.write(
      page:
        RunRemarkText.text(remarks.map { RunRemark($0) }, style: .plain, isVerbose: true)
    )
    let total = count == 0 ? "nothing is pending" : "\(count) accepted"
    terminal.output.say("\(total)  (\(arguments["baselines"] ?? ""))")
    return remarks.isEmpty ? .success : .failed
  }
}
