import Conformance
import Traces

/// The changes since an earlier run, for a person: a line a kind and cause, with the cases below
/// it.
struct ChangesText {
  /// So many cases of what is new or bad are named where not all are.
  private static let mostNamed = 10
  /// So many are named of what is as it was, or of only one of the runs.
  private static let fewNamed = 4

  private let changes: RunChanges
  private let style: Style
  private let isVerbose: Bool

  /// Creates the text of some changes.
  ///
  /// - Parameters:
  ///   - changes: the changes.
  ///   - style: how it looks.
  ///   - isVerbose: whether every case is named.
  init(of changes: RunChanges, style: Style, isVerbose: Bool) {
    self.changes = changes
    self.style = style
    self.isVerbose = isVerbose
  }

  /// Whole lines: the counts, then the changes by kind and cause.
  var text: String {
    style.paint("against \(changes.earlier.inOneLine)", .title) + ": \(changes.counts)\n"
      + changes.groups.map(text).joined()
  }

  private func text(of group: RunChanges.Group) -> String {
    let cases = counted(group.changes.count, "case")
    let cause = group.cause.map { ": \($0.inOneLine)" } ?? ""
    let sentence = group.changes.first?.sentence ?? ""
    let isTold = group.kind.isRed || (group.kind == .new && group.cause != nil)
    let told =
      isTold && !sentence.isEmpty ? "  \(Excerpt.line(sentence, to: 1000).inOneLine)\n" : ""
    return "\(style.paint(changes.title(of: group), group.kind.ink))  \(cases)\(cause)\n" + told
      + style.paint("  \(names(of: group))\n", .quiet)
  }

  private func names(of group: RunChanges.Group) -> String {
    let most = group.kind.isShort ? Self.fewNamed : Self.mostNamed
    let shown = isVerbose ? group.changes[...] : group.changes.prefix(most)
    let more = group.changes.count - shown.count
    return shown.map(\.name).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

extension RunChanges.Change {
  /// The case with its subject, where there are several.
  var name: String { (id + (subject.map { " by \($0)" } ?? "")).inOneLine }
}

extension RunChanges.Kind {
  /// True if its cases fail now, and a person wants to read by what.
  fileprivate var isRed: Bool { self == .newlyRed || self == .redOtherwise }

  /// True if it is long and says little.
  fileprivate var isShort: Bool { [.stillRed, .new, .gone].contains(self) }

  fileprivate var ink: Style.Ink {
    switch self {
    case .newlyRed, .redOtherwise: .bad
    case .newlyGreen: .good
    case .stillRed, .newlyKnown, .noLongerJudged: .doubtful
    case .new, .gone: .quiet
    }
  }
}
