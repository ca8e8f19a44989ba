import Conformance
import Foundation
import Glibc
import TestSupport
import Testing

@testable import touchstone

@Suite("A folder of baselines with something else in it")
struct HostileBaselineTests {
  private let name = "reference/scroll/a.transcript.jsonl"

  /// The files in a baseline's place, by a shell's words, and the words of a run about them.
  static let intruders: [(script: String, words: String)] = [
    ("mkfifo F", "a pipe, a socket or a device"),
    ("mkdir F", "a directory; a baseline is a plain file"),
    ("ln -s nowhere F", "no such file"),
    ("head -c 300 ../whole > F", "cut"),
    (": > F", "the file is empty"),
    ("cat ../whole ../whole > F", "header"),
    ("sed s@scroll/a@scroll/b@ ../whole > F", "it holds scroll/b"),
    ("head -c 3000000 /dev/zero > F", "longer than"),
    ("truncate -s 400000000 F", "a baseline has at most"),
    ("sed 's/$/\\r/' ../whole > F", "carriage return"),
  ]

  @Test("says what is wrong, exits with 3, and neither hangs nor crashes", arguments: intruders)
  func intruder(_ script: String, _ words: String) throws {
    let project = try BaselineProject("scroll/a")
    project.settle()
    try project.fixture.write(try project.text(of: name), to: "whole")
    let path = project.baselines + "/" + name
    try FileManager.default.removeItem(atPath: path)
    let line = script.replacing("F", with: "'\(path)'").replacing("../whole", with: "whole")
    _ = try shell(line, in: project.fixture.path)
    let run = project.run()
    #expect(run.code == .failed, "\(script): \(run.output)")
    #expect(run.output.contains(words), "\(script): \(run.output)")
  }

  @Test("is brought in order by record and accept, where a plain file is wrong")
  func mended() throws {
    let project = try BaselineProject("scroll/a")
    project.settle()
    let whole = try project.text(of: name)
    for text in ["", "{\"tra", whole + whole, String(whole.dropLast(20))] {
      try project.fixture.write(text, to: "baselines/" + name)
      #expect(project.record().output.hasPrefix("changed  scroll/a\n"))
      #expect(project.review().output.contains("the baseline cannot be used"))
      #expect(project.accept().code == .success)
      #expect(try project.text(of: name) == whole)
    }
  }

  @Test("never writes through a link")
  func links() throws {
    let project = try BaselineProject("scroll/a")
    let victim = try project.fixture.write("keep me", to: "victim")
    try project.fixture.write("", to: "baselines/reference/scroll/keep")
    try project.fixture.link("baselines/\(name).pending", to: "victim")
    let record = project.record()
    #expect(record.code == .failed)
    #expect(record.output.contains("a symbolic link; a file was expected"))
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "keep me")

    try FileManager.default.removeItem(atPath: project.baselines)
    try project.fixture.write("", to: "elsewhere/keep")
    try FileManager.default.createDirectory(
      atPath: project.baselines,
      withIntermediateDirectories: true
    )
    try project.fixture.link("baselines/reference", to: "elsewhere")
    #expect(project.record().code == .failed)
    let others = try FileManager.default.contentsOfDirectory(
      atPath: project.fixture.path + "/elsewhere"
    )
    #expect(others == ["keep"])
  }

  @Test("is read through links, as build systems lay them out")
  func readThroughLinks() throws {
    let project = try BaselineProject("scroll/a")
    project.settle()
    _ = try shell("cp -r baselines real && rm -r baselines/reference", in: project.fixture.path)
    try project.fixture.link("baselines/reference", to: "real/reference")
    #expect(project.run().code == .success)
    try project.fixture.link("baselines/loop", to: "baselines")
    #expect(project.run().code == .success)
  }

  @Test("accepts nothing that is not whole, or stands in another's place")
  func badPending() throws {
    let project = try BaselineProject("scroll/a", "scroll/b")
    project.settle()
    let whole = try project.text(of: name)
    let pending = "baselines/\(name).pending"
    for text in [String(whole.dropLast(9)), whole.replacing("scroll/a", with: "scroll/b"), ""] {
      try project.fixture.write(text, to: pending)
      let accept = project.accept()
      #expect(accept.code == .failed)
      #expect(accept.errors.contains(".pending"))
      #expect(try project.text(of: name) == whole)
      #expect(project.review().code == .failed)
    }
    let digest = whole.replacing(/,"digest":"[^"]*"/, with: "")
    try project.fixture.write(digest, to: pending)
    #expect(project.accept().code == .failed)
    #expect(project.record().code == .success, "recording again removes it")
    #expect(project.files == [name, "reference/scroll/b.transcript.jsonl"])
  }

  @Test("keeps the longest id there is")
  func longID() throws {
    let id = "a" + String(repeating: "b", count: 199)
    let project = try BaselineProject(id)
    project.settle()
    #expect(project.files == ["reference/\(id).transcript.jsonl"])
    #expect(project.run().code == .success)
  }

  @Test("keeps ids apart of which one looks like the other's folder or pending file")
  func nastyIDs() throws {
    let project = try BaselineProject()
    let ids = ["a", "a.pending", "a.transcript.jsonl", "a.transcript.jsonl/b", "a/b"]
    try project.fixture.write(ids.map { drag($0) }.joined(), to: "in/all.trace.jsonl")
    #expect(project.record().output.contains("5 pending: 5 new"))
    #expect(project.accept().output.contains("5 accepted"))
    #expect(project.run().code == .success)
    #expect(project.record().output.hasPrefix("0 pending"))
  }
}
