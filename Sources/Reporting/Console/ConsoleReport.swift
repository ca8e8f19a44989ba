public import Conformance
import Oracle
import Traces

/// Results as text for a person: quiet about what holds, thorough about what does not.
public struct ConsoleReport: Sendable {
  private let style: Style
  private let subjects: [String]
  private let isVerbose: Bool

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - style: how it looks.
  ///   - subjects: the run's subjects as its command line spells them; none: the built-in one.
  ///   - isVerbose: whether a case tells, too, which expectations warn.
  public init(style: Style = .plain, subjects: [String] = [], isVerbose: Bool = false) {
    self.style = style
    self.subjects = subjects
    self.isVerbose = isVerbose
  }

  /// Returns what is printed of one case; nothing for one that passes without a warning.
  ///
  /// The closing counts the skipped cases by their reasons, so a run may leave out their lines.
  public func text(for result: CaseResult) -> String {
    var causes = ToldCauses()
    return text(for: result, telling: &causes, isWhole: true)
  }

  /// Returns the same, without the causes that were told before.
  ///
  /// - Parameters:
  ///   - result: what became of a case.
  ///   - causes: what was told; what is told now is added.
  ///   - isWhole: whether each cause is told in full all the same.
  /// - Returns: whole lines; nothing where all was told before.
  func text(for result: CaseResult, telling causes: inout ToldCauses, isWhole: Bool) -> String {
    switch result.outcome {
    case .pass:
      FindingGroup.groups(of: told(result).filter(\.isWarning))
        .map { warning($0, result) }.joined()
    case .fail: failure(result, &causes, isWhole: isWhole)
    case .error:
      heading("ERROR", .bad, result)
        + Excerpt.text(result.explanation).printable.indented(by: 2) + "\n"
    case .skip:
      style.paint("skip", .doubtful)
        + "  \(result.id.inOneLine): \(Excerpt.text(result.why ?? "").printable.hanging)\n"
    }
  }

  /// Returns the line of counts that ends a run, and which rules it never put to the test.
  ///
  /// - Parameters:
  ///   - summary: the counts.
  ///   - rules: the ids of all rules of the book, sorted.
  ///   - isVerbose: whether all rules that had no occasion to fail are named.
  ///   - subject: the name of the subject, where it needs to be said.
  /// - Returns: whole lines.
  public func closing(
    _ summary: Summary,
    rules: [String],
    isVerbose: Bool = false,
    subject: String? = nil
  ) -> String {
    closing(
      summary,
      rules: rules,
      isVerbose: isVerbose,
      subject: subject,
      tally: FailureTally(),
      parts: CorpusParts()
    )
  }

  func closing(
    _ summary: Summary,
    rules: [String],
    isVerbose: Bool,
    subject: String?,
    tally: FailureTally,
    parts: CorpusParts
  ) -> String {
    let counts = [
      style.paint("\(summary.passed) passed", summary.passed > 0 ? .good : .quiet),
      style.paint("\(summary.failed) failed", summary.failed > 0 ? .bad : .quiet),
      style.paint(counted(summary.errors, "error"), summary.errors > 0 ? .bad : .quiet),
      style.paint("\(summary.skipped) skipped", summary.skipped > 0 ? .doubtful : .quiet),
    ]
    var notes = [counted(summary.cases, "case")]
    if summary.warnings > 0 { notes.append(counted(summary.warnings, "warning")) }
    if summary.known > 0 { notes.append(counted(summary.known, "known failure")) }
    if let subject { notes.append("subject \(subject.inOneLine)") }
    if !summary.profilesUsed.isEmpty {
      notes.append("profile " + summary.profilesUsed.joined(separator: " and "))
    }
    let line = counts.joined(separator: ", ") + "  (" + notes.joined(separator: ", ") + ")\n"
    return line + parts.text + motion(summary) + tally.text(style, isVerbose: isVerbose)
      + SkipReasons(summary, isVerbose: isVerbose).text(style)
      + coverage(summary, rules, isVerbose)
  }

  /// Says how many cases break no rule, and move otherwise than UIKit.
  private func motion(_ summary: Summary) -> String {
    var text = ""
    if summary.failedByMotion > 0 {
      text +=
        "  \(summary.failedByMotion) of the failed break no rule and move otherwise than their"
        + " traces expect (--expectations fail)\n"
    }
    if summary.movingOtherwise > 0 {
      text +=
        "  \(counted(summary.movingOtherwise, "case")) \(summary.movingOtherwise == 1 ? "holds" : "hold") by the rules and"
        + " \(summary.movingOtherwise == 1 ? "moves" : "move") otherwise than UIKit (--expectations warn)\n"
    }
    return text
  }

  /// Returns the line that counts the recorded transcripts of a run whose subjects have played cases.
  func counts(ofRecords summary: Summary) -> String {
    "\(counted(summary.cases, "recorded transcript")), which no subject plays:"
      + " \(summary.passed) passed, \(summary.failed) failed, \(counted(summary.errors, "error")),"
      + " \(summary.skipped) skipped\n"
  }

  /// Returns what is wrong with a run besides its cases, a line each.
  public func remarks(on totals: Totals, isVerbose: Bool = false) -> String {
    let text = RunRemarkText.text(totals.remarks, style: style, isVerbose: isVerbose)
    let idle = totals.idleEntries
    guard let first = idle.first else { return text }
    guard isVerbose else {
      let words = counted(idle.count, "entry", "entries")
      let rest = idle.count == 1 ? "" : ", and so on; --verbose names them"
      let note =
        "\(words) of the known failures \(idle.count == 1 ? "fits" : "fit") no case of this run:"
        + " \(first.place), for \(first.topic)\(rest)"
      return text + style.paint(note.inOneLine + "\n", .quiet)
    }
    return text
      + idle.map { entry in
        let note = "known failure that fits no case of this run: \(entry.place), for \(entry.topic)"
        return style.paint("\(note.inOneLine)\n", .quiet)
      }.joined()
  }

  func coverage(_ summary: Summary, _ rules: [String], _ isVerbose: Bool) -> String {
    let exercised = Set(summary.exercised)
    let idle = rules.filter { !exercised.contains($0) }
    guard !idle.isEmpty, !exercised.isEmpty else { return "" }
    let count = rules.count - idle.count
    let line = "\(count) of \(rules.count) rules had occasion to fail"
    guard isVerbose else {
      return style.paint(line + "; --verbose names the others\n", .quiet)
    }
    return "\n" + line + "; these had none:\n" + byFeature(idle)
  }

  /// Returns the ids of rules, a paragraph a feature.
  private func byFeature(_ ids: [String]) -> String {
    var features: [(name: String, rules: [String])] = []
    for id in ids {
      let words = id.split(separator: ".", maxSplits: 1)
      let (name, rest) = (String(words[0]), String(words.last ?? ""))
      if features.last?.name != name { features.append((name, [])) }
      features[features.count - 1].rules.append(rest)
    }
    let room = style.width.map { min(96, $0 - 2) } ?? 96
    let width = (features.map(\.name.count).max() ?? 0) + 2
    return features.map { feature in
      let rules = Paragraph.lines(of: feature.rules.joined(separator: ", "), width: room - width)
      let lines = rules.joined(separator: "\n  " + String(repeating: " ", count: width))
      return "  " + feature.name.padded(to: width) + lines + "\n"
    }.joined()
  }

  /// Says which rules could not judge a case, a paragraph for each fact that was lacking.
  func silences(of result: CaseResult) -> String {
    let facts = result.silences.groups { $0.lacks.joined(separator: ", ") }
    guard !facts.isEmpty else { return "" }
    let heading = style.paint("not judged", .quiet) + "  \(result.id.inOneLine)\n"
    return heading
      + facts.map { lacks, silences in
        let text = "for lack of \(lacks): \(silences.map(\.rule).joined(separator: ", "))"
        let lines = Paragraph.lines(
          of: text,
          width: style.width.map { min(98, $0 - 2) } ?? 98,
          hanging: 2
        )
        return lines.map { style.paint("  \($0)\n", .quiet) }.joined()
      }.joined()
  }

  /// Returns the findings that are told of a case; an expectation that only warns is counted at the
  /// end.
  private func told(_ result: CaseResult) -> [Finding] {
    isVerbose ? result.findings : result.findings.filter { !$0.isOfMotion || $0.isFailing }
  }

  private func failure(
    _ result: CaseResult,
    _ causes: inout ToldCauses,
    isWhole: Bool
  ) -> String {
    var text = ""
    var shown: Finding?
    for group in FindingGroup.groups(of: told(result)) {
      switch isWhole ? .whole : causes.take(group, in: result) {
      case .nothing: continue
      case .line: text += short(group)
      case .whole: text += whole(group)
      }
      shown = shown ?? group.head
    }
    // A failure of which all was told before is counted with its causes.
    guard shown != nil || isWhole || result.rulesFailing.isEmpty else { return "" }
    for finding in result.findings where finding.known != nil && finding.violation.follows == nil {
      text += known(finding)
    }
    text += result.leftOutLines.map { "  \($0)\n" }.joined()
    if let shown {
      let pointers = Pointers(to: shown, of: result, by: subjects)
      text += style.paint("  see: \(pointers.show)\n", .quiet)
    }
    return heading("FAIL", .bad, result) + text + "\n"
  }

  /// Returns a cause in full: the sentence, where it happened, and all that explains it.
  private func whole(_ group: FindingGroup) -> String {
    let lines = Excerpt.text(group.head.text).printable
      .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = lines.count > 1 ? String(lines[1]).indented(by: 2) : ""
    return String(lines[0]).indented(by: 2)
      + style.paint("    \(Self.location(of: group.head).inOneLine)\n", .quiet) + rest
      + group.lines.map { style.paint("    \($0.inOneLine)\n", .quiet) }.joined()
  }

  /// Returns a cause in a line: the sentence, how often, and where first.
  private func short(_ group: FindingGroup) -> String {
    let headline = Excerpt.line(group.head.violation.headline, to: 1000).inOneLine
    return "  \(headline)\(group.more) [\(group.head.place.description.inOneLine)]\n"
  }

  private func known(_ finding: Finding) -> String {
    guard let entry = finding.known else { return "" }
    let link = entry.address.map { entry.reason.contains($0) ? "" : " (\($0))" } ?? ""
    let line = "  known: \(finding.violation.rule): \(entry.reason)\(link) [\(entry.place)]"
    return style.paint(Excerpt.line(line, to: 1000).inOneLine, .quiet) + "\n"
  }

  private func warning(_ group: FindingGroup, _ result: CaseResult) -> String {
    let finding = group.head
    return style.paint("warn", .doubtful)
      + "  \(result.id.inOneLine): \(Excerpt.line(finding.violation.headline, to: 1000).inOneLine)"
      + "\(group.more) [\(finding.place.description.inOneLine)]\n"
  }

  private func heading(_ word: String, _ ink: Style.Ink, _ result: CaseResult) -> String {
    var line = style.paint(word, ink) + "  " + style.paint(result.id.inOneLine, .title)
    if let title = result.title { line += "  " + Excerpt.line(title, to: 200).inOneLine }
    return line + "\n"
  }

  /// Returns the place of a violation, and its time if it has one.
  static func location(of finding: Finding) -> String {
    guard let time = finding.violation.time else { return finding.place.description }
    return "\(finding.place) at \(Seconds.exact(time)) s"
  }
}

extension CaseResult {
  /// The reason why the case is an error, with its place.
  var explanation: String {
    let why = why ?? ""
    // An error about the input has its place, with the column, in its text.
    return why.hasPrefix(place.file.inOneLine + ":") ? why : "\(place): \(why)"
  }
}
