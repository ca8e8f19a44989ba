import Testing

@testable import Conformance

@Suite("Where a baseline stands")
struct BaselinePathTests {
  /// Pairs of subjects and ids that are not the same case.
  static let cases: [(subject: String, id: String)] = [
    ("reference", "a"), ("reference", "a/b"), ("reference", "a.pending"),
    ("reference", "a.transcript.jsonl"), ("reference", "a.transcript.jsonl/b"),
    ("reference", "a.transcript.jsonl.pending"), ("reference", "a.transcript.jsonl.pending/b"),
    ("reference/a", "b"), ("reference%2fa", "b"), ("..", "a"), (".", "a"), ("%", "a"), ("", "a"),
    ("%2e.", "a"), ("a b", "c"), ("a\u{0}b", "c"), ("ä", "a"), ("a\u{308}", "a"), ("A", "a"),
    (String(repeating: "x", count: 300), "a"), (String(repeating: "x", count: 301), "a"),
  ]

  @Test("is no other case's place, for the accepted and the pending file alike")
  func noCollisions() {
    var files: Set<String> = []
    var folders: Set<String> = []
    for (subject, id) in Self.cases {
      let path = BaselinePath(id: id, subject: subject)
      #expect(files.insert(path.accepted).inserted, "\(subject) \(id)")
      #expect(files.insert(path.pending).inserted, "\(subject) \(id)")
      var parts = path.accepted.split(separator: "/")
      while parts.popLast() != nil { folders.insert(parts.joined(separator: "/")) }
    }
    #expect(files.isDisjoint(with: folders), "no file stands where a folder has to be")
  }

  @Test("has names that every file system takes")
  func names() {
    for (subject, id) in Self.cases {
      let parts = BaselinePath(id: id, subject: subject).pending.split(separator: "/")
      #expect(parts.count == 1 + id.split(separator: "/").count)
      for part in parts {
        #expect(part.utf8.count <= 230)
        #expect(part != "." && part != "..")
        #expect(part.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f })
      }
    }
  }

  @Test("is SUBJECT/ID.transcript.jsonl")
  func plain() {
    let path = BaselinePath(id: "scroll/flick/stops-inside", subject: "iScroll-5.2_x+")
    #expect(path.accepted == "iScroll-5.2_x+/scroll/flick/stops-inside.transcript.jsonl")
    #expect(path.pending == path.accepted + ".pending")
    #expect(BaselinePath.folder(of: "UI Kit/1") == "UI%20Kit%2f1")
  }
}
