public import Conformance
import Subjects
import Traces

/// The text for a person on whether an adapter works at all.
public struct SmokeText: Sendable {
  private let style: Style

  /// Creates a report.
  public init(style: Style = .plain) {
    self.style = style
  }

  /// Returns the whole report of a subject, in whole lines.
  public func text(for report: SmokeReport) -> String {
    var text = style.paint(report.name.inOneLine, .title) + introduction(report.identity) + "\n"
    if let silence = report.silence { text += line("handshake", "ERROR", .bad, silence) }
    for step in report.steps { text += self.text(for: step) }
    for sentence in closing(report) { text += "  \(sentence)\n" }
    return text
  }

  private func introduction(_ identity: SubjectIdentity?) -> String {
    guard let identity else { return "" }
    var words = [identity.version, identity.language.map { "(\($0))" }].compactMap(\.self)
    let counts = [
      Self.count(identity.plays.config, "property", "properties", "plays"),
      Self.count(identity.plays.calls, "call", "calls", "plays"),
      Self.count(identity.tells.messages, "message", "messages", "tells"),
      Self.count(identity.tells.state, "key of state", "keys of state", "tells"),
    ].compactMap(\.self)
    if !counts.isEmpty { words.append("- " + counts.joined(separator: ", ")) }
    return words.map { " " + $0.inOneLine }.joined()
  }

  private static func count(
    _ names: Set<Name>?,
    _ one: String,
    _ many: String,
    _ verb: String
  ) -> String? {
    names.map { "\(verb) \($0.count) \($0.count == 1 ? one : many)" }
  }

  private func text(for step: SmokeStep) -> String {
    switch step.finding {
    case .right:
      line(step.name, "ok", .good, "\(counted(step.messages, "message"))")
    case .untried: line(step.name, "-", .quiet, "not tried, for the one before took too long")
    case .skipped(let why): line(step.name, "skip", .doubtful, why)
    case .broken(let why): line(step.name, "ERROR", .bad, why)
    case .mistaken(let mistake): line(step.name, "FAIL", .bad, mistake.sentence)
    case .silent: line(step.name, "FAIL", .bad, "\(step.title), and no message came")
    case .still: line(step.name, "FAIL", .bad, "\(step.title), and the offset stayed where it was")
    case .wrong(_, let headlines):
      line(step.name, "FAIL", .bad, headlines.joined(separator: "\n"))
    }
  }

  private func line(_ name: String, _ word: String, _ ink: Style.Ink, _ words: String) -> String {
    let lines = words.printable.split(separator: "\n")
    let margin = String(repeating: " ", count: 20)
    let start = "  \(name.padded(to: 10)) \(style.paint(word, ink, width: 6)) "
    let first = start + (lines.first ?? "") + "\n"
    return first + lines.dropFirst().map { margin + $0 + "\n" }.joined()
  }

  private func closing(_ report: SmokeReport) -> [String] {
    if let diagnosis = report.diagnosis { return diagnosis.sentences }
    let right = report.steps.count { $0.finding == .right }
    guard right == report.steps.count else {
      return [
        "\(right) of \(report.steps.count) are right; the adapter works, if not for everything",
        "what fails by a rule may be the component's, or told wrongly by the adapter:"
          + " `touchstone explain RULE` says what the rule looks at",
      ]
    }
    return ["it works"]
  }
}
