import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("fmt --fix and the warnings of lint")
struct MendingTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private let wrong = """
    {"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480]}}
    {"t":9,"touch":"ended","id":1,"x":1,"y":3}
    {"t":0,"touch":"began","id":1,"x":1,"y":2}
    {"end":7}

    """

  @Test("a file is mended in place, and lint has nothing more to say")
  func fixes() throws {
    let file = try fixture.write(wrong, to: "a.trace.jsonl")
    #expect(Invocation("fmt", file).code == .failed)
    let check = Invocation("fmt", "--fix", "--check", file)
    #expect(check.code == .violated)
    #expect(check.output == file + "\n")
    let fix = Invocation("fmt", "--fix", file)
    #expect(fix.code == .success)
    #expect(fix.errors.contains("\(file):4: the end counts 2 lines\n"), "\(fix.errors)")
    #expect(Invocation("lint", file).code == .success)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasSuffix("\n{\"end\":2}\n"))
    #expect(Invocation("fmt", "--fix", "--check", file).output.isEmpty)
  }

  @Test("a trace of which nothing can be judged gets a warning, and no other exit code")
  func warns() throws {
    let file = try fixture.write(
      """
      {"trace":1,"id":"a","component":"scroll","observes":[]}
      {"end":0}
      {"trace":1,"id":"b","component":"scroll"}
      {"message":"x-mine"}
      {"end":1}
      {"trace":1,"id":"c","component":"scroll","observes":[]}
      {"expect":"messages","are":[]}
      {"end":1}

      """,
      to: "a.trace.jsonl"
    )
    let lint = Invocation("lint", file)
    #expect(lint.code == .success)
    let lines = lint.output.split(separator: "\n")
    #expect(lines.count == 2, "\(lint.output)")
    #expect(lines.allSatisfy { $0.contains(":1: warning: nothing of this trace can be judged: ") })
  }
}
