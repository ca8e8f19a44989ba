public import Conformance
import Traces

/// The text about what is wrong with a run besides its cases, for a person.
public enum RunRemarkText: Sendable {
  /// The number of remarks of one kind that are shown if not all are asked for.
  private static let mostShown = 20

  /// Returns the remarks, a line each.
  ///
  /// - Parameters:
  ///   - remarks: the remarks.
  ///   - style: how text looks.
  ///   - isVerbose: whether all are shown, however many there are.
  /// - Returns: whole lines, by kind.
  public static func text(
    _ remarks: [RunRemark],
    style: Style,
    isVerbose: Bool = false
  ) -> String {
    var text = ""
    for kind in RunRemark.Kind.allCases {
      let some = remarks.filter { $0.kind == kind }
      let shown = isVerbose ? some[...] : some.prefix(mostShown)
      for remark in shown {
        text += style.paint(kind.word, .bad) + " \(remark.text.inOneLine)\n"
      }
      let rest = some.count - shown.count
      if rest > 0 { text += style.paint("and \(rest) more; --verbose shows them\n", .quiet) }
    }
    return text
  }
}

extension RunRemark.Kind {
  /// The word in front of a remark.
  fileprivate var word: String {
    switch self {
    case .stale, .edited: "stale"
    case .exceeded: "new"
    case .orphan: "orphan"
    case .unusable: "ERROR"
    }
  }
}
