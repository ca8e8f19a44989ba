public import Conformance
import Traces

/// The differences from a baseline, in words.
public struct BaselineWords: Sendable {
  /// The greatest length at which a line of a transcript is shown.
  private static let longestLine = 300
  /// So many names are listed of what is declared.
  private static let mostNames = 8

  private let sentence: DifferenceSentence

  /// Creates the words.
  ///
  /// - Parameter other: what is compared with the baseline, such as "this run".
  public init(for other: String) {
    sentence = DifferenceSentence(left: "the baseline", right: other)
  }

  /// Says what is different: when, in which view, what.
  public func line(for difference: BaselineDifference) -> String {
    switch difference {
    case .step(let step): line(for: step)
    case .lacks(let names, let isNew):
      "the component declares \(isNew ? "less" : "more") in \(sentence.right) than in the baseline;"
        + " \(isNew ? "not" : "also") \(list(of: names))"
    case .line(let number, let was, let now):
      "line \(number) is \(shown(now)) in \(sentence.right), \(shown(was)) in the baseline"
    }
  }

  private func line(for difference: Difference) -> String {
    let time = difference.time ?? difference.otherTime
    let moment = time.map { "\(Seconds.exact($0)) s  " } ?? ""
    let view = difference.view.map { "\($0.text): " } ?? ""
    return "\(moment)\(view)\(difference.subject.text): \(sentence.text(of: difference))"
  }

  private func list(of names: [Name]) -> String {
    let more = names.count - Self.mostNames
    let shown = names.prefix(Self.mostNames).map(\.text).joined(separator: ", ")
    return more > 0 ? "\(shown) and \(more) more" : shown
  }

  private func shown(_ line: String?) -> String {
    guard let line else { return "not there" }
    return line.count > Self.longestLine ? line.prefix(Self.longestLine) + "…" : line
  }
}
