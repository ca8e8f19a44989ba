import Conformance
import Testing

@testable import Reporting

@Suite("A list of known failures")
struct KnownFailureListTests {
  @Test(
    "has the narrowest pattern of whole folders for the cases of a rule",
    arguments: [
      (["scroll/flick/a"], "scroll/flick/a"),
      (["scroll/flick/a", "scroll/flick/b"], "scroll/flick/*"),
      (["scroll/flick/a", "scroll/bounce/b"], "scroll/*"),
      (["scroll/flick/a", "scroll/flick"], "scroll/*"),
      (["scroll/flick/a", "zoom/b"], "*"),
    ]
  )
  func patterns(ids: [String], pattern: String) {
    #expect(KnownFailureDraft.pattern(of: Set(ids)) == pattern)
  }

  private func account(
    _ line: Int,
    count: Int?,
    cases: Int,
    used: Int
  ) -> KnownFailureAccount {
    var account = KnownFailureAccount(
      of: KnownFailure(
        subject: nil,
        id: Wildcard("*"),
        rule: "scroll.offset.changes",
        count: count,
        reason: "x",
        place: Place(file: "known.jsonl", line: line)
      )
    )
    (account.isMet, account.judged, account.used, account.cases) = (true, 9, used, cases)
    return account
  }

  @Test("is pruned of what no case needs, line by line, and keeps everything else as it is")
  func pruning() {
    var totals = Totals(subjects: ["mine"])
    totals.knownFailures = [
      account(2, count: nil, cases: 0, used: 0),
      account(3, count: 12, cases: 3, used: 8),
      account(4, count: 12, cases: 12, used: 12),
    ]
    let pruning = KnownFailurePruning(totals)
    let text = """
      {"#":"kept"}
      {"id":"a/*","rule":"r","reason":"over"}
      {"id":"b/12","rule":"r","count":12,"reason":"12 of them"}
      {"id":"c/*","rule":"r","count":12,"reason":"kept"}

      """
    #expect(pruning.files == ["known.jsonl"])
    #expect(pruning.removed == 1)
    #expect(pruning.lowered == 1)
    #expect(
      pruning.pruned(text, of: "known.jsonl") == """
        {"#":"kept"}
        {"id":"b/12","rule":"r","count":3,"reason":"12 of them"}
        {"id":"c/*","rule":"r","count":12,"reason":"kept"}

        """
    )
  }
}
