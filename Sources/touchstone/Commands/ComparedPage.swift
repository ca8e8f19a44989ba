import Conformance
import Oracle
import Pictures
import Reporting
import Traces

/// The page that `compare --html` writes: the two transcripts of each case stand over each other.
///
/// If no page is asked for, nothing is written.
struct ComparedPage {
  private let path: String?
  private let left: String
  private let right: String
  /// True if two files are compared, which nobody plays.
  private let areFiles: Bool
  private let terminal: Terminal
  private let album = Album()
  private let words: ComparisonText
  private let plan: RunPlan
  /// The words of the command that compares again, without the case.
  private let command: [String]
  private var totals: Totals
  private var output: ReportOutput?

  /// The most differences that a violation tells; the others are counted.
  private static let mostTold = 12

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - left: what the first subject, or file, is called.
  ///   - right: what the second is called, whose cases these are.
  ///   - areFiles: whether two files are compared.
  ///   - arguments: the command line.
  ///   - terminal: the streams.
  init(
    _ left: String,
    _ right: String,
    areFiles: Bool,
    _ arguments: Arguments,
    _ terminal: Terminal
  ) {
    path = arguments["html"]
    self.left = left
    self.right = right
    self.areFiles = areFiles
    self.terminal = terminal
    words = ComparisonText(left, right)
    var plan = RunPlan(tool: Touchstone.version)
    plan.paths = arguments.operands
    plan.subjects = areFiles ? [] : [right]
    self.plan = plan
    command =
      ["compare"] + arguments.all("subject").flatMap { ["--subject", $0] }
      + (areFiles ? [left, right] : [])
    totals = Totals(subjects: plan.subjects)
  }

  /// Opens the file.
  ///
  /// - Returns: whether it can be written; if not, that was said.
  mutating func begin() -> Bool {
    guard let path else { return true }
    do throws(FileFailure) {
      let sink = try ReportSink(path, terminal)
      output = ReportOutput(PageReport(plan, album: album, command: command), to: sink)
    } catch {
      return complain(error)
    }
    output?.begin()
    return true
  }

  /// Draws a case.
  mutating func take(_ compared: ComparedCase) {
    guard output != nil else { return }
    let result = result(of: compared)
    totals.add(result)
    output?.take(result)
  }

  /// Ends the page.
  ///
  /// - Returns: whether it was written; if not, that was said.
  mutating func finish() -> Bool {
    guard output != nil else { return true }
    output?.finish(RunEnding(totals: totals))
    do throws(FileFailure) {
      try output?.close()
    } catch {
      return complain(error)
    }
    return true
  }

  private func complain(_ failure: FileFailure) -> Bool {
    terminal.errors.say("touchstone: \(failure.description)")
    return false
  }
}

extension ComparedPage {
  private func result(of compared: ComparedCase) -> CaseResult {
    // The second file's transcript is shown, and the first one beside it.
    let file = areFiles && compared.transcripts.count == 2 ? right : compared.file
    let place = Place(file: file)
    let source = Source.file(file)
    guard compared.verdict != .error else {
      let why = compared.why ?? ""
      return CaseResult(id: compared.id, place: place, source: source, fault: .subject, why: why)
    }
    var result = CaseResult(
      id: compared.id,
      place: place,
      source: source,
      outcome: compared.verdict.outcome
    )
    result.why = compared.why
    result.isTranscript = areFiles
    result.subject = areFiles ? nil : right
    guard compared.transcripts.count == 2 else { return result }
    let transcript = compared.transcripts[1]
    result.title = transcript.header.title
    let finder = LineFinder(transcript)
    let partings = finder.lines(of: compared.differences.map { .step($0) })
    if compared.verdict == .differ {
      result.findings = [finding(of: compared, at: partings.first, place)]
    }
    album.keep(transcript, id: compared.id, subject: result.subject)
    let companion = Companion(named: left, compared.transcripts[0], partings: partings)
    album.keep(companion, id: compared.id, subject: result.subject)
    return result
  }

  private func finding(of compared: ComparedCase, at index: Int?, _ place: Place) -> Finding {
    let transcript = compared.transcripts[1]
    var lines = words.lines(for: compared)
    let count = counted(lines.count, "place")
    if lines.count > Self.mostTold {
      lines = lines.prefix(Self.mostTold) + ["and \(lines.count - Self.mostTold) more"]
    }
    let violation = Violation.outsideRuleBook(
      rule: "compare",
      sentence: "Both tell their delegates the same.",
      view: transcript.header.effectiveViews.first?.name.text ?? "main",
      lineIndex: index,
      time: index.flatMap { transcript.lines[$0].time },
      found: "\(right) differs from \(left) in \(count)",
      expected: ["what \(left) tells"],
      advice: "differences:\n  " + lines.map { "  \($0)" }.joined(separator: "\n  ")
    )
    return Finding(violation: violation, line: index.map { $0 + 2 }, place: place)
  }
}

extension ComparedCase.Verdict {
  /// The verdict of a page.
  fileprivate var outcome: CaseResult.Outcome {
    switch self {
    case .same: .pass
    case .differ: .fail
    case .skip: .skip
    case .error: .error
    }
  }
}
