public import Conformance
import Traces

/// The differences between two subjects, for a person.
public struct ComparisonText: Sendable {
  private let sentence: DifferenceSentence
  private let style: Style

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - left: what the first subject, or file, is called.
  ///   - right: what the second is called.
  ///   - style: how text looks.
  public init(_ left: String, _ right: String, style: Style = .plain) {
    sentence = DifferenceSentence(left: left.inOneLine, right: right.inOneLine)
    self.style = style
  }

  /// Returns what is printed of one case; nothing where both say the same.
  public func text(for compared: ComparedCase) -> String {
    let id = compared.id.inOneLine
    switch compared.verdict {
    case .same: return ""
    case .skip: return style.paint("skip", .doubtful) + "  \(id): \(reason(compared))\n"
    case .error: return style.paint("ERROR", .bad) + "  \(id): \(reason(compared))\n"
    case .differ:
      let why = compared.why == nil ? "" : ": " + reason(compared)
      let lines = lines(for: compared).map { "  \($0)\n" }
      return style.paint("DIFFERS", .bad) + "  \(id)\(why)\n" + lines.joined()
    }
  }

  /// Returns where the two part, a line a difference.
  public func lines(for compared: ComparedCase) -> [String] {
    compared.differences.map { line(for: $0) }
  }

  /// Returns the counts that end a comparison.
  public func closing(_ tally: ComparedTally) -> String {
    let counts = [
      style.paint("\(tally.same) the same", tally.same > 0 ? .good : .quiet),
      style.paint("\(tally.differing) different", tally.differing > 0 ? .bad : .quiet),
      style.paint(
        counted(tally.errors, "error"),
        tally.errors > 0 ? .bad : .quiet
      ),
      style.paint("\(tally.skipped) skipped", tally.skipped > 0 ? .doubtful : .quiet),
    ]
    var text = counts.joined(separator: ", ") + "  (\(sentence.left) and \(sentence.right))\n"
    if !tally.ignored.isEmpty {
      let names = tally.ignored.map(\.inOneLine).joined(separator: ", ")
      text += style.paint("not compared, for only one can tell it: \(names)\n", .quiet)
    }
    return text
  }

  private func reason(_ compared: ComparedCase) -> String {
    (compared.why ?? "").printable.hanging
  }

  private func line(for difference: Difference) -> String {
    let time = difference.time ?? difference.otherTime
    let moment = time.map { "\(Seconds.exact($0)) s  " } ?? ""
    let view = difference.view.map { "\($0.text.inOneLine): " } ?? ""
    let text = sentence.text(of: difference).inOneLine
    return "\(moment)\(view)\(difference.subject.text.inOneLine): \(text)"
  }
}
