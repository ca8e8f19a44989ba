import Foundation
import Oracle
import Testing
import Traces

/// A person reads these texts when a rule is broken, for each rule, as `Snapshots/explanations` has
/// it.
///
/// A rule's explanation is that of its first failing example. `RECORD_SNAPSHOTS=1` writes the files
/// anew; that run fails, so that somebody reads them.
@Suite("Explanations")
struct ExplanationTests {
  @Test("say of each rule what a person has read and found good", arguments: Specimen.all)
  func reviewed(_ specimen: Specimen) throws {
    let text = specimen.text
    let file = "explanations/\(specimen.topic).txt"
    let reviewed = ExplanationFile(specimen.topic).sections[specimen.rule.id]
    guard let reviewed else {
      Issue.record(
        """
        \(specimen.rule.id) has no explanation in Snapshots/\(file): read it, and record it with \
        RECORD_SNAPSHOTS=1 swift test --filter ReportingTests
        \(text)
        """
      )
      return
    }
    #expect(text == reviewed, "differs from Snapshots/\(file)")
  }

  @Test("stand in files that have no others, one file a topic")
  func files() throws {
    let topics = Dictionary(grouping: Specimen.all, by: \.topic)
    for topic in topics.keys.sorted() {
      let specimens = topics[topic] ?? []
      let text = specimens.map(\.section).joined(separator: "\n")
      expectSnapshot("explanations/\(topic)", text)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: ExplanationFile.folder.path)
    #expect(names.sorted() == topics.keys.map { $0 + ".txt" }.sorted())
  }

  @Test("of an order say how far it was right and what was allowed next", arguments: Specimen.all)
  func ordersSayWhatIsAllowed(_ specimen: Specimen) {
    let isAboutOrder = specimen.rule.form == .sequence || specimen.rule.form == .response
    guard isAboutOrder, !specimen.rule.id.hasPrefix("expectation.") else { return }
    let lines = specimen.text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  right so far: ") })
    // The next message is known for drags, glides and zooms alone.
    let isOfChain = specimen.rule.id.hasPrefix("scroll.")
    guard isOfChain, !specimen.rule.id.hasPrefix("scroll.content.") else { return }
    let answers = ["  allowed here: ", "  expected here: nothing"]
    #expect(lines.contains { line in answers.contains { line.hasPrefix($0) } })
  }

  @Test("fit on a screen and name their evidence", arguments: Specimen.all)
  func readable(_ specimen: Specimen) {
    let lines = specimen.text.split(separator: "\n")
    #expect(lines.count <= 9)
    for line in lines { #expect(line.count <= 200, "\(line)") }
    guard !specimen.rule.id.hasPrefix("expectation.") else { return }
    #expect(lines.contains { $0.hasPrefix("  because: ") })
  }
}

/// A rule with a transcript that breaks it.
struct Specimen: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let drawing: String
  let profile: Profile
  let added: [Line]

  var testDescription: String { rule.id }

  /// The part of the book that the rule belongs to: `scroll.lift`.
  var topic: String { rule.id.split(separator: ".").dropLast().joined(separator: ".") }

  /// The explanation.
  var text: String {
    var transcript = Example(drawing).transcript
    transcript.lines += added
    let violations = Judge(profile: profile).verdict(of: transcript).violations
    return violations.first { $0.rule == rule.id }?.text ?? "not violated"
  }

  /// The explanation as a file has it.
  var section: String { "== \(rule.id)\n\(drawing)\n\n\(text)\n" }

  /// One of each rule, sorted by id.
  static let all: [Specimen] = RuleBook.rules.map { rule in
    if let example = rule.failing.first {
      return Specimen(
        rule: rule,
        drawing: example.drawing,
        profile: example.profile,
        added: []
      )
    }
    let drawing = "v -30 B@0 S@20:td ^ W@20 F@20 |@20"
    return Specimen(
      rule: rule,
      drawing: drawing,
      profile: .modern,
      added: added[rule.id] ?? []
    )
  }

  /// The lines that are added if a rule has no examples, because the trace itself says its demand.
  private static let added: [String: [Line]] = [
    "expectation.messages": [
      expecting(.messages([item(.willBeginDragging), item(.willEndDragging)], of: nil))
    ],
    "expectation.final": [expecting(.final(rest, within: nil))],
    "expectation.exception": [expecting(.exception("NSRangeException"))],
    "expectation.no-exception": [
      .exception(RaisedException(time: nil, name: "NSRangeException", reason: "row 9 of 3"))
    ],
    "expectation.violation": [expecting(.violationOfCatalogue("C06"))],
  ]

  private static func expecting(_ kind: Traces.Expectation.Kind) -> Line {
    .expectation(Traces.Expectation(kind: kind))
  }

  private static func item(_ name: Name) -> Traces.Expectation.Item {
    Traces.Expectation.Item(name: name, arguments: [], repetition: .once)
  }

  private static var rest: State {
    var state = State()
    state.contentOffset = Point(0, 90)
    return state
  }
}

/// A file of explanations, cut into its sections.
struct ExplanationFile {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots/explanations")

  let sections: [String: String]

  init(_ topic: String) {
    let file = Self.folder.appending(path: topic + ".txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var sections: [String: String] = [:]
    for section in "\n\(text)".components(separatedBy: "\n== ").dropFirst() {
      let parts = section.components(separatedBy: "\n\n")
      let head = parts[0].split(separator: "\n")
      guard parts.count >= 2, let id = head.first else { continue }
      sections[String(id)] = parts[1].trimmingCharacters(in: .newlines)
    }
    self.sections = sections
  }
}
