import Conformance
import Traces

/// The reasons why cases were skipped, and why subjects broke in several, summed up: the most
/// frequent first.
struct SkipReasons {
  /// The number of reasons that are told if not all are.
  private static let most = 8

  private let skips: [Summary.Skip]
  private let breakages: [Summary.Skip]
  private let isVerbose: Bool

  init(_ summary: Summary, isVerbose: Bool) {
    skips = Self.sorted(summary.skips)
    breakages = Self.sorted(summary.breakages.filter { $0.count > 1 })
    self.isVerbose = isVerbose
  }

  private static func sorted(_ reasons: [Summary.Skip]) -> [Summary.Skip] {
    reasons.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }

  private static func brief(_ why: String) -> String {
    Excerpt.line(why.prefix { $0 != "\n" }, to: 500).inOneLine
  }

  /// Returns a line for each reason.
  ///
  /// - Parameters:
  ///   - style: how it looks.
  ///   - margin: what stands before each line.
  /// - Returns: whole lines.
  func text(_ style: Style, margin: String = "") -> String {
    lines(breakages, "error in", .bad, style, margin)
      + lines(skips, "skipped", .doubtful, style, margin)
  }

  private func lines(
    _ reasons: [Summary.Skip],
    _ word: String,
    _ ink: Style.Ink,
    _ style: Style,
    _ margin: String
  ) -> String {
    // One reason more takes no more room than the line that counts it.
    let told = isVerbose || reasons.count <= Self.most + 1 ? reasons.count : Self.most
    let rest = reasons.dropFirst(told)
    var shown = reasons.prefix(told).map { ($0.count, Self.brief($0.why)) }
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.count }
      shown.append((count, "\(rest.count) other reasons, which --verbose names"))
    }
    return shown.map { count, why in
      margin + style.paint(word, ink) + " \(counted(count, "case")): \(why)\n"
    }.joined()
  }
}
