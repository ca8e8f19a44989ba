import Mutation
import Replay
import TestSupport
import Testing

@testable import Audit
@testable import Conformance

@Suite("The shadow of an audit")
struct ShadowTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func report(castsShadow: Bool = true) throws -> AuditReport {
    var options = Audit.Options()
    options.faults = [.swap]
    options.variants = []
    options.evidence = [.names]
    options.castsShadow = castsShadow
    let file = try fixture.write(flick("a") + flick("b"), to: "a.trace.jsonl")
    return Audit(of: Corpus(paths: [file]), by: ReferenceSubject(), options: options).report()
  }

  private func shadow(_ fates: [String: String], rules: UInt64 = 1) -> Shadow {
    var shadow = Shadow(columns: ["everything", "names"])
    shadow.rows = fates.sorted { $0.key < $1.key }.map { id, fates in
      Shadow.Row(id: id, family: "Dragging", fates: fates, rules: rules)
    }
    return shadow
  }

  private func comparison(
    of new: Shadow,
    with old: Shadow
  ) throws -> ShadowFile.Comparison {
    let file = try fixture.write(old.text, to: "old.shadow")
    return try ShadowFile(file).comparison(with: new)
  }

  @Test("has a row a mutant, with a letter a level, where it is asked for")
  func rows() throws {
    let shadow = try report().shadow
    #expect(shadow.columns == ["everything", "names"])
    #expect(shadow.rows.map(\.id) == ["a/mutant/swap/b09/1", "b/mutant/swap/b09/1"])
    #expect(shadow.rows.allSatisfy { $0.fates.count == 2 && $0.fates.hasPrefix("t") })
    #expect(try report(castsShadow: false).shadow.rows.isEmpty)
  }

  @Test("is the same where nothing has changed")
  func unchanged() throws {
    let comparison = try comparison(of: report().shadow, with: report().shadow)
    #expect(comparison.changes.isEmpty)
    #expect(comparison.new == 0)
    #expect(comparison.gone == 0)
  }

  @Test("tells each verdict that changed, from what to what, and what is new and gone")
  func changes() throws {
    let comparison = try comparison(
      of: shadow(["a": "tm", "b": "ts", "d": "tt"]),
      with: shadow(["a": "th", "b": "t-", "c": "tt"])
    )
    let change = try #require(comparison.changes.first)
    #expect(comparison.changes.count == 1)
    #expect(change.row.id == "a")
    #expect(change.column == "names")
    #expect(change.before == "hidden")
    #expect(change.now == "silent")
    #expect(comparison.new == 1)
    #expect(comparison.gone == 1)
  }

  @Test("tells where the fate is the same and other rules tell")
  func otherRules() throws {
    let comparison = try comparison(of: shadow(["a": "tt"]), with: shadow(["a": "tt"], rules: 2))
    #expect(comparison.changes.map(\.column) == [nil])
  }

  @Test(
    "refuses a file that is none, with its place",
    arguments: [
      "", "a\n", "touchstone-shadow-1 names\nab\n", "touchstone-shadow-1 names\na tt 1\n",
    ]
  )
  func mistakes(text: String) throws {
    let file = try fixture.write(text, to: "old.shadow")
    #expect { try ShadowFile(file) } throws: { "\($0)".contains("old.shadow:") }
  }
}
