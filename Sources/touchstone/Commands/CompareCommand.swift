import Conformance
import Reporting
import Traces

extension Command {
  /// Says where two subjects part.
  static let compare = Command(
    name: "compare",
    summary: "Says where two subjects or files of transcripts part.",
    operands: .several("PATH"),
    discussion: """
      With two --subject every trace of the PATHs is played by both, and their transcripts are
      compared; without, two files of transcripts are, case by case. Messages are aligned view by
      view: a difference is a message that is missing, extra or elsewhere, an argument, an answer, a
      flag, a time, or how far the content is from where the other has it. Messages that say that the
      content has moved count as one run. What only one of the two can tell is not compared. With
      --html a page for a browser is written too, on which the two are drawn over each other.
      """,
    options: [
      .subjects,
      .value("within", "POINTS", "How much numbers may differ; without it, half a pixel."),
      .value(
        "within-time",
        "TIME",
        "How much times may differ, as in 1ms; without it, not at all."
      ),
      .timeLimit, .limit, .filter, .exclude,
      .choice("format", of: ["text", "jsonl"], "Print text for people, or an object a case."),
      .path(
        "html",
        "FILE",
        .output,
        "Also write a page for a browser: each case with both transcripts, and where they part."
      ),
      .color,
    ],
    examples: [
      Example(
        line: "touchstone compare --subject reference --subject 'node adapter.js' traces/scroll",
        purpose: "says where a component differs from the reference"
      ),
      Example(
        line: "touchstone compare before.transcript.jsonl after.transcript.jsonl",
        purpose: "says what a change did to a component"
      ),
    ],
    codes: [
      .success: "the two say the same",
      .violated: "a case differs",
      .failed: "a file or a subject fails, or nothing could be compared",
    ],
    body: { arguments, terminal throws(UsageError) in
      let tolerance = try arguments.tolerance()
      let selection = try arguments.selection()
      let count = arguments.all("subject").count
      guard count > 0 else {
        let paths = arguments.operands
        guard paths.count == 2 else {
          throw .cases(
            "two --subject are missing; without them, expected two files of transcripts"
          )
        }
        let comparison = FileComparison(
          of: paths[0],
          and: paths[1],
          within: tolerance,
          selection: selection
        )
        let page = ComparedPage(paths[0], paths[1], areFiles: true, arguments, terminal)
        return report(paths[0], paths[1], arguments, terminal, page, comparison.cases)
      }
      guard count == 2 else { throw .cases("--subject is given \(count) times; expected twice") }
      let table = try SubjectTable(arguments, terminal)
      let subjects = table.subjects
      let comparison = SubjectComparison(
        of: Corpus(paths: arguments.operands),
        by: subjects[0],
        and: subjects[1],
        within: tolerance,
        selection: selection
      )
      let names = subjects.map(\.name)
      let page = ComparedPage(names[0], names[1], areFiles: false, arguments, terminal)
      let code = report(names[0], names[1], arguments, terminal, page, comparison.cases)
      let complaints = table.close()
      for complaint in complaints { terminal.errors.say("touchstone: \(complaint)") }
      return complaints.isEmpty ? code : .failed
    }
  )

  private static func report(
    _ left: String,
    _ right: String,
    _ arguments: Arguments,
    _ terminal: Terminal,
    _ page: ComparedPage,
    _ cases: ((ComparedCase) -> Void) -> ComparedTally
  ) -> ExitCode {
    var page = page
    guard page.begin() else { return .failed }
    let isJSON = arguments["format"] == "jsonl"
    let text = ComparisonText(left, right, style: terminal.style(color: arguments["color"]))
    let lines = ComparisonLines(left, right)
    let tally = cases { compared in
      page.take(compared)
      if isJSON {
        terminal.output.write(objects: lines.line(for: compared))
      } else {
        terminal.output.write(page: text.text(for: compared))
      }
    }
    if !isJSON { terminal.output.write(page: text.closing(tally)) }
    if tally.same + tally.differing == 0 {
      terminal.errors.say("touchstone compare: no case was compared")
    }
    return page.finish() ? tally.exitCode : max(tally.exitCode, .failed)
  }
}

extension Arguments {
  /// Returns the distance that two transcripts may be apart.
  func tolerance() throws(UsageError) -> Tolerance {
    let numbers = try value("within", expected: "a number of points, such as 0.5") { text in
      Double(text).flatMap { (0...1_000_000).contains($0) ? Millionths($0) : nil }
    }
    let times = try value("within-time", expected: "a time such as 0.01, 10ms or 500us") { text in
      VirtualTime.microseconds(text)
    }
    return Tolerance(numbers: numbers, times: times ?? 0)
  }
}
