import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("A test of Bazel's")
struct BazelTests {
  private let fixture: TemporaryDirectory
  private let folder: String

  init() throws {
    fixture = try TemporaryDirectory()
    folder = fixture.path + "/in"
    try fixture.write(drag("scroll/a") + wrongDrag("scroll/b"), to: "in/a.trace.jsonl")
    try fixture.write(wrongDrag("table/c"), to: "in/b.trace.jsonl")
    try fixture.write("", to: "out/keep")
  }

  private func path(_ name: String) -> String { fixture.path + "/out/" + name }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  private func text(_ name: String) -> String {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  private func test(_ words: String..., with environment: [String: String]) -> Invocation {
    Invocation(["run", folder] + words, environment: environment)
  }

  @Test("has its report and its log where Bazel wants them, unless the line says otherwise")
  func reports() {
    let environment = [
      "XML_OUTPUT_FILE": path("test.xml"), "TEST_UNDECLARED_OUTPUTS_DIR": fixture.path + "/out",
    ]
    #expect(test(with: environment).code == .violated)
    #expect(text("test.xml").contains("<testcase name=\"b\""))
    #expect(text("touchstone.jsonl").contains("\"id\":\"table/c\""))
    _ = test(
      "--junit",
      path("own.xml"),
      "--log",
      path("own.jsonl"),
      with: [
        "XML_OUTPUT_FILE": path("other.xml"), "TEST_UNDECLARED_OUTPUTS_DIR": path("none"),
      ]
    )
    #expect(isThere("own.xml") && isThere("own.jsonl"))
    #expect(!isThere("other.xml"))
  }

  @Test("says that it understood its share, and only where it does it")
  func statusFile() {
    let environment = [
      "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0", "TEST_SHARD_STATUS_FILE": path("status"),
    ]
    _ = test("--shard", "1/1", with: environment)
    #expect(!isThere("status"))
    _ = test(with: environment)
    #expect(isThere("status"))
  }

  @Test("narrows what the line chooses by --test_filter, and ends at the first failure if asked")
  func bridge() {
    let filter = ["TESTBRIDGE_TEST_ONLY": "*/b"]
    #expect(test("--list", with: filter).output == "scroll/b\n")
    #expect(test("--list", "--filter", "table", with: filter).code == .failed)
    let wrong = test(with: ["TESTBRIDGE_TEST_ONLY": "a:b"])
    #expect(wrong.code == .usage)
    #expect(wrong.errors.contains("TESTBRIDGE_TEST_ONLY is \"a:b\": "))
    let fast = ["TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "1", "TEST_TARGET": "//:traces"]
    #expect(test("--format", "jsonl", with: fast).output.split(separator: "\n").count == 2)
    let patient = test("--format", "jsonl", "--max-failures", "9", with: fast)
    #expect(patient.output.split(separator: "\n").count == 3)
  }

  @Test("leaves no sign of a premature end where it ends by itself, and one where it does not")
  func prematureExit() throws {
    let environment = ["TEST_PREMATURE_EXIT_FILE": path("premature")]
    #expect(test(with: environment).code == .violated)
    #expect(!isThere("premature"))
    let script = """
      export TEST_PREMATURE_EXIT_FILE='\(path("premature"))'
      (mkfifo pipe; exec 3<>pipe; touchstone run pipe & pid=$!
      until test -e "$TEST_PREMATURE_EXIT_FILE"; do sleep 0.05; done
      child=$(cat /proc/$pid/task/$pid/children); kill -KILL ${child:-$pid}; wait $pid) 2> /dev/null
      test -e "$TEST_PREMATURE_EXIT_FILE" && echo killed
      """
    let killed = try #require(try shell(script, in: fixture.path))
    #expect(killed.output.hasSuffix("killed\n"), "\(killed.output)")
  }

  @Test("tells Bazel of warnings, and of input that cannot be read")
  func notes() throws {
    let environment = [
      "TEST_WARNINGS_OUTPUT_FILE": path("warnings"),
      "TEST_INFRASTRUCTURE_FAILURE_FILE": path("failure"),
    ].merging(["TEST_TARGET": "//:traces"]) { $1 }
    #expect(test(with: environment).code == .violated)
    #expect(!isThere("warnings") && !isThere("failure"))
    let broken = test(fixture.path + "/none", with: environment)
    #expect(broken.code == .failed)
    #expect(
      text("failure") == "touchstone\n\(fixture.path)/none:1:1: no such file or directory\n"
    )
  }
}
