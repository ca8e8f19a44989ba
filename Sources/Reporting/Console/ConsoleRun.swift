public import Conformance
import Oracle
import Traces

/// A run as text for a person: a paragraph for each case that has something to say, or a line a case
/// where several subjects are compared, and the counts at the end.
public struct ConsoleRun: RunReport {
  private let plan: RunPlan
  private let console: ConsoleReport
  private let isVerbose: Bool
  private var matrix: MatrixReport
  private var rules = FailureTally()
  private var parts = CorpusParts()
  private var causes = ToldCauses()
  private let style: Style
  /// The reasons why the subject broke in cases that were told.
  private var breakagesTold: Set<String> = []

  /// Creates the report of a run.
  ///
  /// - Parameters:
  ///   - plan: the run.
  ///   - style: how it looks.
  ///   - isVerbose: whether every case is told, and nothing cut short.
  public init(_ plan: RunPlan, style: Style = .plain, isVerbose: Bool = false) {
    self.plan = plan
    self.style = style
    self.isVerbose = isVerbose
    // If a project has set one of these rules by name, it wants to hear of them.
    let isSet = MotionExpectations.rules.contains { plan.rules[$0] != nil }
    console = ConsoleReport(style: style, subjects: plan.commands, isVerbose: isVerbose || isSet)
    matrix = MatrixReport(of: plan.subjects, style: style, isVerbose: isVerbose)
  }

  /// Takes the next result, and prints what there is to say of it.
  public mutating func take(_ result: CaseResult, into text: inout [UInt8]) {
    rules.add(result)
    if result.isPlayed || plan.subjects.isEmpty { parts.add(result) }
    causes.note(result)
    text.append(Printable.text(FoldedText.folded(words(on: result), to: style.width)))
  }

  /// Ends with the counts, and with what is out of date.
  public mutating func finish(_ ending: RunEnding, into text: inout [UInt8]) {
    let remarks = console.remarks(on: ending.totals, isVerbose: isVerbose)
    let (again, list) =
      plan.isMatrix ? ("", "") : (causes.again(style), causes.list(style, isVerbose: isVerbose))
    let changes = ending.changes.map {
      ChangesText(of: $0, style: style, isVerbose: isVerbose).text
    }
    let page = again + closing(ending.totals) + remarks + (changes ?? "") + list
    text.append(Printable.text(FoldedText.folded(page, to: style.width)))
  }

  private mutating func words(on result: CaseResult) -> String {
    guard !plan.isMatrix else { return matrix.text(after: result) }
    let isTold =
      switch result.outcome {
      case .pass, .fail: true
      case .skip: isVerbose
      // A subject that breaks in the same way in every case is told of once, and counted.
      case .error:
        result.fault != .subject || breakagesTold.insert(result.why ?? "").inserted || isVerbose
      }
    guard isTold else { return "" }
    return console.text(for: result, telling: &causes, isWhole: isVerbose)
      + (isVerbose ? console.silences(of: result) : "")
  }

  /// Says of whom no expectation is asked.
  private var expectations: String {
    let levels = plan.expectations
    let isOff = ([levels.ofRecords] + levels.ofSubjects).contains(.off)
    return isOff ? "what traces expect is not asked (--expectations off)\n" : ""
  }

  private func closing(_ totals: Totals) -> String {
    let ids = RuleBook.rules.map(\.id).filter { !plan.rules.isOff($0) }
    let file = plan.configuration.map { "configuration: \($0.inOneLine)\n" } ?? ""
    let notes = expectations + RuleSettingsText.closing(plan.rules, isVerbose: isVerbose) + file
    guard !plan.isMatrix else { return matrix.closing(totals, rules: ids) + notes }
    let counts = console.closing(
      totals.own,
      rules: ids,
      isVerbose: isVerbose,
      subject: plan.subjects.first { $0 != RunPlan.reference },
      tally: rules,
      parts: parts
    )
    return counts + (totals.beside.map { console.counts(ofRecords: $0) } ?? "") + notes
  }
}
