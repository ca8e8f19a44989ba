public import Conformance
import Subjects
import Traces

/// The text for a person on how a program keeps the protocol: each line that it wrote, and below a
/// wrong one, what is wrong with it.
public enum ProtocolText: Sendable {
  /// The number of correct lines that are shown one after the other.
  private static let mostRight = 8

  /// Returns the whole report, in whole lines.
  public static func text(for report: ProtocolReport) -> String {
    let text = report.exchanges.map(text).joined()
    return text + (report.isRight ? "it keeps the protocol\n" : "it does not keep the protocol\n")
  }

  private static func text(for exchange: ProtocolReport.Exchange) -> String {
    var text = "→ \(exchange.request)\n"
    if let why = exchange.why {
      text +=
        "  \(exchange.isSkipped ? "skip " : "wrong")  \(why.printable.replacing("\n", with: "\n         "))\n"
    }
    guard let answer = exchange.answer else { return text }
    // The handshake has no lines.
    guard !answer.lines.isEmpty || !answer.isRight else { return text + "  ok\n" }
    var run = 0
    for line in answer.lines {
      run = line.mistake == nil ? run + 1 : 0
      if run > mostRight { continue }
      text +=
        "  \(line.mistake == nil ? "ok   " : "wrong")  \(Excerpt.line(line.text, to: 160).inOneLine)\n"
      if let mistake = line.mistake { text += "         \(mistake.inOneLine)\n" }
    }
    let right = answer.lines.count { $0.mistake == nil }
    text += "  \(counted(answer.lines.count, "line")), \(right) right\n"
    if let remark = answer.remark { text += "  wrong  \(remark)\n" }
    return text
  }
}
