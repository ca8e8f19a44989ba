import Foundation
import Mutation
import TestSupport
import Testing

/// Components that do nothing, ignore what they are told, or tell twice, late, never, at once: whatever they
/// tell, they fail by rules wherever the reference tells or shows something else.
///
/// The table `silences.txt` says where no rule speaks, with a reason a row; `silences-in-part.txt` says it of an
/// eighth of the same cases. Where rules change, `RECORD_SILENCES=1 .ci/whole StubbornSubjectsTests` writes both
/// anew, and keeps the reasons; their figures may only fall. A reason is one for all cases of a row, by what the
/// rules ask, and not traced case by case. `EVERY_CASE=1` prints the table of the whole corpus, with the cases.
@Suite("Dead and stubborn subjects")
struct StubbornSubjectsTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let file = folder.appending(path: "silences.txt")
  private static let fileOfPart = folder.appending(path: "silences-in-part.txt")

  @Test("fail by rules, apart from what the table lists, and the reference nowhere")
  func silences() async throws {
    let known = try SilenceTable(text: String(contentsOf: Self.file, encoding: .utf8))
    #expect(known.unexplained == [])
    guard Extent.isWhole else { return try await part() }
    let isEveryCase = Self.environment["EVERY_CASE"] != nil
    let sweep = try await VicesSweep.over(isEveryCase ? 1 : 4)
    #expect(sweep.alarms.isEmpty, "\(sweep.alarms)")
    let found = SilenceTable(sweep.rows)
    if isEveryCase {
      return print(found.text(), sweep.cases.joined(separator: "\n"), separator: "\n")
    }
    if Self.environment["RECORD_SILENCES"] != nil {
      let text = found.explained(as: known).text()
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      #expect(found.differences(from: known) == [])
    }
    try await part()
  }

  /// Asks a sixteenth of the cases; in whole it is looked at, too, so that it is never stale.
  private func part() async throws {
    let sweep = try await VicesSweep.over(64)
    #expect(sweep.alarms.isEmpty, "\(sweep.alarms)")
    let found = SilenceTable(sweep.rows)
    if Extent.isWhole, Self.environment["RECORD_SILENCES"] != nil {
      let text = found.text(withReasons: false)
      return try text.write(to: Self.fileOfPart, atomically: true, encoding: .utf8)
    }
    let known = try SilenceTable(text: String(contentsOf: Self.fileOfPart, encoding: .utf8))
    #expect(found.differences(from: known) == [])
  }
}
