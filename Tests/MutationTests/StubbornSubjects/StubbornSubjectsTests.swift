import Foundation
import Mutation
import Testing

/// Components that do nothing, ignore what they are told, or tell twice, late, never, at once: whatever they
/// tell, they fail by rules wherever the reference tells or shows something else.
///
/// The table `silences.txt` says where no rule speaks, with a reason a row. Where rules change,
/// `RECORD_SILENCES=1 swift test --filter StubbornSubjectsTests` writes it anew, and keeps the reasons; its
/// figures may only fall. A reason is one for all cases of a row, by what the rules ask, and not traced case by
/// case. `EVERY_CASE=1` prints the table of the whole corpus, with the cases.
@Suite("Dead and stubborn subjects")
struct StubbornSubjectsTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "silences.txt")

  /// Rules that speak of the reference: a control holds the content while it refreshes, and a component without
  /// `refreshControlValueChanged` does not tell so.
  private static let falseAlarms: Set<String> = [
    "scroll.bounce.ends-after-return", "scroll.bounce.lands-on-edge",
    "scroll.bounce.shrinks-in-time",
  ]

  @Test("fail by rules, apart from what the table lists, and the reference hardly anywhere")
  func silences() async throws {
    let isWhole = Self.environment["EVERY_CASE"] != nil
    let sweep = try await VicesSweep.over(isWhole ? 1 : 4)
    #expect(Set(sweep.alarms.keys) == Self.falseAlarms, "\(sweep.alarms)")
    let found = SilenceTable(sweep.rows)
    if isWhole { return print(found.text, sweep.cases.joined(separator: "\n"), separator: "\n") }
    let known = try SilenceTable(text: String(contentsOf: Self.file, encoding: .utf8))
    if Self.environment["RECORD_SILENCES"] != nil {
      try found.explained(as: known).text.write(to: Self.file, atomically: true, encoding: .utf8)
      return
    }
    #expect(found.differences(from: known) == [])
    #expect(known.unexplained == [])
  }
}
