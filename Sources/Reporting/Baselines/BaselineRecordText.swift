public import Conformance
import Traces

/// The results of a recording, for a person.
public struct BaselineRecordText: Sendable {
  /// The counts of a recording.
  public struct Tally: Sendable {
    /// The number of cases with each outcome.
    public var outcomes: [BaselineRecorder.Outcome: Int] = [:]
    /// Cases that a subject did not play.
    public var skipped = 0
    /// Cases that could not be read, broke, or were not reproducible.
    public var errors = 0

    /// Creates the counts of no cases.
    public init() {}

    /// The number of pending files to accept.
    public var pending: Int { count(.new) + count(.changed) + count(.edited) }

    func count(_ outcome: BaselineRecorder.Outcome) -> Int { outcomes[outcome] ?? 0 }
  }

  private let style: Style
  private let namesSubjects: Bool

  /// Creates the text.
  ///
  /// - Parameters:
  ///   - style: how it looks.
  ///   - namesSubjects: whether each line says of which subject it is.
  public init(style: Style = .plain, namesSubjects: Bool = false) {
    self.style = style
    self.namesSubjects = namesSubjects
  }

  /// Returns the line of one case.
  public func line(_ outcome: BaselineRecorder.Outcome, _ id: String, by subject: String) -> String
  {
    let whose = namesSubjects ? "  (\(subject.inOneLine))" : ""
    return style.paint(outcome.rawValue, outcome.ink) + "  \(id.inOneLine)\(whose)\n"
  }

  /// Returns the line of a baseline that was accepted.
  public func accepted(_ pending: PendingBaseline) -> String {
    style.paint("accepted", .good) + "  \(pending.id)  (\(pending.subject.inOneLine))\n"
  }

  /// Returns the counts that end a recording, and the two commands that come next.
  ///
  /// - Parameters:
  ///   - tally: the counts.
  ///   - folder: the folder of the baselines.
  ///   - word: that folder as a shell takes it.
  /// - Returns: whole lines.
  public func closing(_ tally: Tally, in folder: String, spelt word: String) -> String {
    var text =
      "\(tally.pending) pending: \(tally.count(.new)) new, \(tally.count(.changed)) changed"
    if tally.count(.edited) > 0 { text += ", \(tally.count(.edited)) of edited traces" }
    text += "; \(tally.count(.unchanged)) unchanged, \(tally.skipped) skipped"
    if tally.errors > 0 { text += ", \(tally.errors) not recorded" }
    text += "  (\(folder.inOneLine))\n"
    guard tally.pending > 0 else { return text }
    let next =
      "touchstone review --baselines \(word) shows them,"
      + " touchstone accept --baselines \(word) accepts them"
    return text + style.paint(next.inOneLine + "\n", .quiet)
  }
}

extension BaselineRecorder.Outcome {
  fileprivate var ink: Style.Ink {
    switch self {
    case .unchanged: .quiet
    case .new: .good
    case .changed: .bad
    case .edited: .doubtful
    }
  }
}
