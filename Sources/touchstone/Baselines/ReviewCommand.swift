import Conformance
import Reporting
import Traces

extension Command {
  /// Shows what waits to be accepted.
  static let review = Command(
    name: "review",
    summary: "Shows what recorded baselines would change.",
    operands: .any("PATTERN"),
    discussion: """
      For each pending baseline it says what is different from the accepted one: which message came,
      went or moved, and by how much the content is elsewhere. Messages that only say that the content
      has moved count as one run, so a glide is one line. One pending baseline is drawn as a timeline as
      well, with a mark at each difference; --timeline draws all. A PATTERN is an id, in which a * stands
      for any characters; without one, all are shown.
      """,
    options: [
      .baselineFolder, .baselineSubjects, .baselineTolerance,
      .flag("timeline", "Draw the timeline of each, however many there are."),
      .flag("verbose", "Show all differences of a case, however many there are."),
      .choice("format", of: ["text", "jsonl"], "Print text for people, or an object a baseline."),
      .color,
    ],
    examples: [
      Example(
        line: "touchstone review --baselines baselines",
        purpose: "shows all that waits to be accepted"
      ),
      Example(
        line: "touchstone review --baselines baselines 'scroll/flick/*' --timeline",
        purpose: "shows some of it, with timelines"
      ),
    ],
    codes: [
      .success: "all that waits is shown",
      .failed: "the folder or a baseline in it cannot be read, or a PATTERN names nothing",
    ],
    body: { arguments, terminal throws(UsageError) in
      let folder = try arguments.baselineFolder()
      guard folder.isUsable(terminal, mustExist: true) else { return .failed }
      let review = BaselineReview(
        of: folder,
        arguments.baselineSelection,
        within: try arguments.baselineTolerance()
      )
      let isJSON = arguments["format"] == "jsonl"
      let style = terminal.style(color: arguments["color"])
      let text = BaselineReviewText(
        style: style,
        width: terminal.width,
        showsAll: arguments.has("verbose")
      )
      let draws = arguments.has("timeline") || review.pending.count == 1
      for pending in review.pending {
        terminal.output.write(
          page:
            isJSON
            ? BaselineReviewLines.line(for: pending) : text.text(for: pending, drawsTimeline: draws)
        )
      }
      terminal.errors.write(
        page:
          RunRemarkText.text(review.remarks.map { RunRemark($0) }, style: .plain, isVerbose: true)
      )
      guard !review.isMissed(by: arguments, terminal) else { return .failed }
      if !isJSON { terminal.output.write(page: text.closing(review, in: folder.path)) }
      return review.remarks.isEmpty ? .success : .failed
    }
  )
}

extension Arguments {
  /// The pending baselines that a command line asks for.
  var baselineSelection: BaselineSelection {
    BaselineSelection(patterns: operands, subjects: all("subject"))
  }
}

extension BaselineReview {
  /// Says that patterns select nothing, if they do.
  func isMissed(by arguments: Arguments, _ terminal: Terminal) -> Bool {
    guard pending.isEmpty, !arguments.baselineSelection.isAll, remarks.isEmpty else { return false }
    let words = arguments.operands + arguments.all("subject")
    let near = arguments.operands.compactMap { Suggestion.closest(to: $0, among: ids) }.first
    let hint =
      ids.isEmpty ? "; nothing is pending" : near.map { "; did you mean \($0)?" } ?? ""
    terminal.errors.write(
      page:
        "touchstone: no pending baseline matches \(words.joined(separator: ", "))\(hint)\n"
    )
    return true
  }
}
