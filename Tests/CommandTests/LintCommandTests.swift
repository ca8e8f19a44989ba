import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone lint")
struct LintCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("tells each mistake with its place, and ids that are used twice")
  func lint() throws {
    try fixture.write(drag("scroll/a"), to: "in/a.trace.jsonl")
    let wrong = drag("scroll/b").replacing("moved", with: "movd") + drag("scroll/a")
    try fixture.write(wrong, to: "in/b.trace.jsonl")
    try fixture.write("", to: "in/c.trace.jsonl")
    let lint = Invocation("lint", fixture.path + "/in", fixture.path + "/no")
    #expect(lint.code == .failed)
    let lines = lint.output.replacing(fixture.path + "/", with: "").split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[0].hasPrefix("in/b.trace.jsonl:4:"))
    #expect(lines[0].contains("did you mean \"moved\"?"))
    // The line at fault, and a mark under the place.
    #expect(lines[2].hasSuffix(" ^"))
    #expect(lines[1].dropFirst(lines[2].count - 1).hasPrefix("\"movd\""))
    #expect(lines[3].hasPrefix("in/b.trace.jsonl:8:1: the id \"scroll/a\" is used twice"))
    #expect(lines[3].contains("in/a.trace.jsonl:1"))
    #expect(lines[4].hasPrefix("in/c.trace.jsonl:1:1: the file is empty"))
    #expect(lines[5] == "no:1:1: no such file or directory")
    #expect(Invocation("lint", fixture.path + "/in/a.trace.jsonl").output.isEmpty)
  }
}
