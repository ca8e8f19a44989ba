import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("Where reports go")
struct ReportPathTests {
  private let fixture: TemporaryDirectory
  private let trace: String

  init() throws {
    fixture = try TemporaryDirectory()
    trace = try fixture.write(drag("scroll/a"), to: "in/a.trace.jsonl")
  }

  private func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: fixture.path + folder).sorted()
  }

  @Test("a folder is refused before the run")
  func folder() {
    for option in ["--junit", "--log", "--tap", "--sarif", "--code-quality", "--html"] {
      let run = Invocation("run", trace, option, fixture.path + "/in")
      #expect(run.code == .failed)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("/in: cannot be written: it is a folder; name a file, such as"))
    }
  }

  @Test("a folder that is missing is made")
  func missingFolder() throws {
    let file = fixture.path + "/a/b/junit.xml"
    #expect(Invocation("run", trace, "--junit", file).code == .success)
    #expect(try names("/a/b") == ["junit.xml"])
  }

  @Test(
    "one file for two reports is wrong usage, however it is spelt",
    arguments: ["x.xml", "./x.xml", "in/../x.xml", "link.xml"]
  )
  func sameFile(other: String) throws {
    let path = fixture.path
    try fixture.write("", to: "x.xml")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/link.xml",
      withDestinationPath: "x.xml"
    )
    let run = Invocation("run", trace, "--junit", path + "/x.xml", "--log", path + "/" + other)
    #expect(run.code == .usage)
    #expect(run.errors.contains("--junit and --log name the same file"))
    let new = Invocation("run", trace, "--junit", path + "/y.xml", "--log", path + "/in/../y.xml")
    #expect(new.code == .usage)
    #expect(Invocation("run", trace, "--junit", "/dev/null", "--log", "/dev/null").code == .success)
  }

  @Test("an input is not overwritten")
  func input() throws {
    let before = FileManager.default.contents(atPath: trace)
    for paths in [[trace], [fixture.path + "/in"]] {
      let run = Invocation(["run"] + paths + ["--junit", fixture.path + "/in/../in/a.trace.jsonl"])
      #expect(run.code == .usage)
      #expect(run.errors.contains("would overwrite an input of this command"))
    }
    let list = try fixture.write("", to: "known.jsonl")
    #expect(Invocation("run", trace, "--known-failures", list, "--log", list).code == .usage)
    let log = fixture.path + "/run.jsonl"
    #expect(Invocation("run", trace, "--log", log).code == .success)
    #expect(Invocation("report", log, "--log", log).code == .usage)
    #expect(Invocation("audit", trace, "--junit", trace).code == .usage)
    #expect(FileManager.default.contents(atPath: trace) == before)
  }

  @Test("a hyphen is the standard output, and what is printed goes to the standard error")
  func standardOutput() throws {
    let file = fixture.path + "/junit.xml"
    let plain = Invocation("run", trace, "--junit", file, "--fixed-time")
    let run = Invocation("run", trace, "--junit", "-", "--fixed-time")
    #expect(run.code == .success)
    #expect(FileManager.default.contents(atPath: file) == Data(run.output.utf8))
    #expect(run.errors == plain.output)
    let log = Invocation("run", trace, "--log", "-", "--fixed-time")
    #expect(log.output.hasPrefix("{\"touchstone\":\"log\""))
    #expect(try names() == ["in", "junit.xml"])
    let audit = Invocation("audit", trace, "--junit", "-", "--fixed-time", "--variants", "own")
    #expect(audit.output.hasPrefix("<?xml"))
  }

  @Test(
    "two reports on the standard output are wrong usage",
    arguments: [
      ["--junit", "-", "--log", "-"], ["--junit", "-", "--format", "jsonl"],
      ["--tap", "-", "--sarif", "-"], ["--log", "-", "--format", "tap"],
    ]
  )
  func twoOnStandardOutput(words: [String]) {
    let run = Invocation(["run", trace] + words)
    #expect(run.code == .usage)
    #expect(run.errors.contains(" both write to the standard output"))
  }

  @Test("a run that is killed leaves a log that can be read, and hinders no other")
  func killed() throws {
    let script = """
      cat > hang.sh <<'END'
      read -r line
      echo '{"hello":1,"name":"hang"}'
      read -r line
      n=${line#*:}
      echo '{"skipped":'${n%%,*}',"why":"not now"}'
      read -r line
      sleep 60
      END
      cp in/a.trace.jsonl in/b.trace.jsonl
      sed -i 's,scroll/a,scroll/b,' in/b.trace.jsonl
      echo old > log.jsonl
      (exec "$touchstone" run in --subject 'sh hang.sh' --jobs 1 --log log.jsonl --junit junit.xml) &
      for i in $(seq 400); do [ "$({ wc -l < log.jsonl.partial || echo 0; } 2>/dev/null)" -ge 2 ] && break; sleep 0.05; done
      kill -9 $!
      wait $! 2>/dev/null
      ls
      cat log.jsonl
      touchstone report log.jsonl.partial
      touchstone run in --log log.jsonl --junit junit.xml | head -1
      ls
      """
    guard let (_, output) = try shell(script, in: fixture.path) else { return }
    let lines = output.split(separator: "\n").map(String.init)
      .filter { !$0.contains("Killed") }
    #expect(lines.prefix(4) == ["hang.sh", "in", "log.jsonl", "log.jsonl.partial"])
    #expect(lines.dropFirst(4).first == "old")
    #expect(output.contains("there is no end: the run was killed, or still goes on; 1 result"))
    #expect(output.contains("2 passed, 0 failed"))
    #expect(lines.suffix(4) == ["hang.sh", "in", "junit.xml", "log.jsonl"])
  }
}
