import Conformance
import Oracle
import Traces

/// The causes that a run has told in full, and the cases in which they came again.
struct ToldCauses {
  /// Returns a rule, and what came in its place: the same in cases that fail alike, whatever their
  /// numbers are.
  static func cause(of violation: Violation) -> String {
    violation.rule + "\n" + violation.found.filter { !$0.isNumber }
  }

  /// The cases of a cause after it was told.
  private struct Again {
    var sentence: String
    /// The last case in which it came, be it the one that was told.
    var last: String
    var ids: [String] = []
  }

  /// So many different causes of one rule are told in full; the others have a line each.
  private static let mostOfRule = 3
  /// So many cases of a cause are named.
  private static let mostNamed = 4

  private var places: [String: Int] = [:]
  private var causes: [Again] = []
  private var countsOfRules: [String: Int] = [:]
  private var failures: [String] = []

  /// The part of a cause that is told in a case.
  enum Length {
    case whole, line, nothing
  }

  /// Says how much to tell of a cause in a case, and remembers that it came there.
  mutating func take(_ group: FindingGroup, in result: CaseResult) -> Length {
    let violation = group.head.violation
    let cause = Self.cause(of: violation)
    if let place = places[cause] {
      guard causes[place].last != result.id else { return .line }
      causes[place].last = result.id
      causes[place].ids.append(result.id)
      return .nothing
    }
    places[cause] = causes.count
    causes.append(Again(sentence: violation.headline, last: result.id))
    countsOfRules[violation.rule, default: 0] += 1
    return countsOfRules[violation.rule, default: 0] > Self.mostOfRule ? .line : .whole
  }

  /// Remembers a case for the list at the end.
  mutating func note(_ result: CaseResult) {
    guard result.outcome == .fail || result.outcome == .error else { return }
    let word = result.outcome == .fail ? "failed" : "error "
    failures.append("\(word)  \(result.id.inOneLine)")
  }

  /// Returns the causes that came again, most cases first, each with some of the cases.
  func again(_ style: Style) -> String {
    let told = causes.filter { !$0.ids.isEmpty }.enumerated()
      .sorted { ($1.element.ids.count, $0.offset) < ($0.element.ids.count, $1.offset) }
    return told.map { _, cause in
      let names = cause.ids.prefix(Self.mostNamed).map(\.inOneLine).joined(separator: ", ")
      let more = cause.ids.count > Self.mostNamed ? ", …" : ""
      let count = counted(cause.ids.count, "case")
      return Excerpt.line(cause.sentence, to: 1000).inOneLine + "\n"
        + style.paint("  also in \(count): \(names)\(more)\n", .quiet)
    }.joined() + (told.isEmpty ? "" : "\n")
  }

  /// The number of ids that are listed at the end where not all are.
  private static let mostListed = 10

  /// Returns the cases that did not hold, an id a line.
  func list(_ style: Style, isVerbose: Bool) -> String {
    let isWhole = isVerbose || failures.count <= Self.mostListed + 1
    let shown = isWhole ? failures[...] : failures.prefix(Self.mostListed)
    let rest = failures.count - shown.count
    let note = rest > 0 ? "and \(rest) more, which --verbose names\n" : ""
    return shown.map { style.paint(String($0.prefix(6)), .bad) + $0.dropFirst(6) + "\n" }.joined()
      + style.paint(note, .quiet)
  }
}
