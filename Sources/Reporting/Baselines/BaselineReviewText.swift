public import Conformance
import Oracle
import Traces

/// The baselines that wait to be accepted, for a person: differences in words, and timelines.
public struct BaselineReviewText: Sendable {
  private static let mostDifferences = 20

  private let style: Style
  private let width: Int
  private let showsAll: Bool
  private let words = BaselineWords(for: "the new one")

  /// Creates the text.
  ///
  /// - Parameters:
  ///   - style: how it looks.
  ///   - width: the width of a timeline, in columns.
  ///   - showsAll: whether all differences of a case are shown, however many there are.
  public init(style: Style = .plain, width: Int = 80, showsAll: Bool = false) {
    self.style = style
    self.width = width
    self.showsAll = showsAll
  }

  /// Returns what is printed of one pending baseline.
  ///
  /// - Parameters:
  ///   - pending: the baseline.
  ///   - drawsTimeline: whether its timeline follows, with a mark at each difference.
  /// - Returns: whole lines.
  public func text(for pending: PendingBaseline, drawsTimeline: Bool) -> String {
    let count = pending.baseline.messageCount
    let messages = counted(count, "message")
    var text = style.paint(pending.change.word, pending.change.ink) + "  "
    text += style.paint(pending.id, .title) + "  (\(pending.subject.inOneLine), \(messages))\n"
    for note in notes(on: pending) { text += "  \(note.inOneLine)\n" }
    let most = showsAll ? pending.differences.count : Self.mostDifferences
    for difference in pending.differences.prefix(most) {
      text += "  \(words.line(for: difference).inOneLine)\n"
    }
    let rest = pending.differences.count - most
    if rest > 0 { text += style.paint("  and \(rest) more; --verbose shows them\n", .quiet) }
    return drawsTimeline ? text + timeline(of: pending) : text
  }

  /// Returns the counts that end a review.
  public func closing(_ review: BaselineReview, in folder: String) -> String {
    guard !review.pending.isEmpty else { return "nothing is pending in \(folder.inOneLine)\n" }
    let kinds: [PendingBaseline.Change] = [.new, .changed, .edited, .same]
    let counts = kinds.compactMap { kind -> String? in
      let count = review.pending.count { $0.change == kind }
      return count == 0 ? nil : "\(count) \(kind.noun)"
    }
    return "\(review.pending.count) pending: " + counts.joined(separator: ", ")
      + "  (\(folder.inOneLine))\n"
  }

  private func notes(on pending: PendingBaseline) -> [String] {
    var notes: [String] = []
    if let trouble = pending.trouble {
      notes.append("the baseline cannot be used: \(trouble.text)")
    }
    if pending.change == .same { notes.append("the baseline says the same already") }
    if pending.change == .edited { notes.append("the trace was edited; what is told is the same") }
    if pending.isOfEditedTrace, pending.change == .changed { notes.append("the trace was edited") }
    return notes
  }

  /// Returns the transcript's timeline, in which long runs are folded and each difference is
  /// marked.
  private func timeline(of pending: PendingBaseline) -> String {
    let transcript = pending.baseline.transcript
    let finder = LineFinder(transcript)
    let marks = pending.differences.map { difference in
      Violation.outsideRuleBook(
        rule: Demand.baseline.id,
        sentence: "",
        view: "",
        lineIndex: finder.line(of: difference),
        found: words.line(for: difference).inOneLine,
        expected: []
      )
    }
    var options = Timeline.Options()
    options.style = style
    options.width = width
    return Timeline(of: transcript, violations: marks, options: options).text
  }
}

extension PendingBaseline.Change {
  /// The word in front of a pending baseline.
  fileprivate var word: String {
    switch self {
    case .new: "NEW"
    case .changed: "CHANGED"
    case .edited: "EDITED"
    case .same: "same"
    }
  }

  fileprivate var noun: String {
    switch self {
    case .new: "new"
    case .changed: "changed"
    case .edited: "of edited traces"
    case .same: "without a change"
    }
  }

  fileprivate var ink: Style.Ink {
    switch self {
    case .new: .good
    case .changed: .bad
    case .edited: .doubtful
    case .same: .quiet
    }
  }
}
