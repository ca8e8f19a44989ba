import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone fmt")
struct FormatCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("rewrites what is not canonical, and --check only names it")
  func fmt() throws {
    let canonical = drag("scroll/a")
    let loose = canonical.replacing("\"t\":0,", with: "\"t\" : 0, ")
    let file = try fixture.write(loose, to: "a.trace.jsonl")
    let check = Invocation("fmt", "--check", file)
    #expect(check.code == .violated)
    #expect(check.output == file + "\n")
    #expect(FileManager.default.contents(atPath: file) == Data(loose.utf8))
    #expect(Invocation("fmt", file).code == .success)
    #expect(FileManager.default.contents(atPath: file) == Data(canonical.utf8))
    #expect(Invocation("fmt", "--check", file).code == .success)
  }

  @Test("leaves a file with a mistake in it alone")
  func fmtOfAMistake() throws {
    let wrong = drag("scroll/a").replacing("moved", with: "movd")
    let file = try fixture.write(wrong, to: "a.trace.jsonl")
    let fmt = Invocation("fmt", file, fixture.path + "/no")
    #expect(fmt.code == .failed)
    #expect(fmt.errors.contains("a.trace.jsonl:4:"))
    #expect(fmt.errors.contains("no:1:1: no such file or directory"))
    #expect(FileManager.default.contents(atPath: file) == Data(wrong.utf8))
  }
}
