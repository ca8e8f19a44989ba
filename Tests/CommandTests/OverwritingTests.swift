import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("No command overwrites what it reads")
struct OverwritingTests {
  private let fixture: TemporaryDirectory

  init() throws {
    fixture = try TemporaryDirectory()
    try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    try fixture.write(drag("scroll/b"), to: "in/b.trace.jsonl")
    try fixture.write("t_ms,phase,x,y\n0,began,1,2\n9,ended,1,2\n", to: "a.csv")
    try fixture.write("{}\n", to: "touchstone.json")
    try fixture.write("", to: "known.jsonl")
    let trace = fixture.path + "/a.trace.jsonl"
    _ = Invocation("run", trace, "--log", fixture.path + "/log.jsonl")
    _ = Invocation("run", trace, "--log", fixture.path + "/log.jsonl.partial")
    try fixture.write(Invocation("replay", trace).output, to: "a.transcript.jsonl")
    try fixture.write(
      Invocation("replay", trace).output,
      to: "baselines/reference/scroll/a.transcript.jsonl"
    )
    _ = try fixture.subject("good", answer: "echo '{\"skipped\":'$n',\"why\":\"no\"}'")
  }

  /// The command lines, without the option that writes, and what each reads.
  private static let readers: [(line: String, inputs: [String])] = [
    ("run a.trace.jsonl", ["a.trace.jsonl", "touchstone.json"]),
    ("run .", ["in/b.trace.jsonl"]),
    ("run in --no-config", ["touchstone.json"]),
    ("run in --known-failures known.jsonl", ["known.jsonl"]),
    ("run a.trace.jsonl --baselines baselines", ["baselines/reference/scroll/a.transcript.jsonl"]),
    ("run in --subject 'sh good.sh'", ["good.sh"]),
    ("run in --rerun-failed log.jsonl", ["log.jsonl"]),
    ("run in --config known.jsonl --no-config", ["known.jsonl"]),
    ("check a.transcript.jsonl", ["a.transcript.jsonl"]),
    ("report log.jsonl", ["log.jsonl"]), ("report log.jsonl.partial", ["log.jsonl.partial"]),
    ("audit a.trace.jsonl --variants own --sites 0", ["a.trace.jsonl"]),
    ("show a.trace.jsonl", ["a.trace.jsonl"]),
    ("compare a.transcript.jsonl a.transcript.jsonl", ["a.transcript.jsonl"]),
    ("import csv a.csv", ["a.csv"]), ("export evemu a.trace.jsonl", ["a.trace.jsonl"]),
    ("fmt a.trace.jsonl", []), ("lint a.trace.jsonl", []), ("recorder ios", []),
  ]

  @Test(
    "however the file is spelt: as it is, through a link, a hard link, or another way",
    arguments: 0..<19
  )
  func refused(place: Int) throws {
    let reader = Self.readers[place]
    let name = String(reader.line.prefix { $0 != " " })
    let command = try #require(Touchstone.command(name))
    let options = command.options.filter { $0.use == .output || $0.use == .growingOutput }
    for input in reader.inputs {
      try fixture.link("link", to: input)
      try FileManager.default.linkItem(
        atPath: fixture.path + "/" + input,
        toPath: fixture.path + "/hard"
      )
      defer {
        try? FileManager.default.removeItem(atPath: fixture.path + "/link")
        try? FileManager.default.removeItem(atPath: fixture.path + "/hard")
      }
      let before = FileManager.default.contents(atPath: fixture.path + "/" + input)
      let spellings = [input, "./in/../" + input, "link", "hard"]
      for (count, option) in options.enumerated() where option.name != "write-known-failures" {
        let isAllowed = reader.line.contains("--rerun-failed") && option.name == "log"
        guard !isAllowed else { continue }
        // The first option takes every spelling, and each of the others one of them in turn.
        for spelling in count == 0 ? spellings : [spellings[(count + place) % 4]] {
          let line = "touchstone \(reader.line) --\(option.name) \(spelling)"
          let run = try #require(try shell(line, in: fixture.path))
          #expect(run.code == 2, "\(line): \(run.output)")
          #expect(run.output.contains("would overwrite an input of this command"), "\(line)")
          #expect(
            FileManager.default.contents(atPath: fixture.path + "/" + input) == before,
            "\(line)"
          )
        }
      }
    }
  }

  @Test("a log that grows does not take the place of what is read, nor of another report")
  func growing() throws {
    let before = FileManager.default.contents(atPath: fixture.path + "/log.jsonl.partial")
    for line in [
      "report log.jsonl.partial --log log.jsonl", "report log.jsonl --log x --junit x.partial",
    ] {
      let run = try #require(try shell("touchstone \(line)", in: fixture.path))
      #expect(run.code == 2, "\(line): \(run.output)")
    }
    #expect(FileManager.default.contents(atPath: fixture.path + "/log.jsonl.partial") == before)
  }

  @Test("two reports through links to one file that is not there yet are refused")
  func danglingLinks() throws {
    try fixture.link("a.xml", to: "new.xml")
    try fixture.link("b.html", to: "new.xml")
    for html in ["b.html", "new.xml"] {
      let line = "touchstone run in --junit a.xml --html \(html)"
      let run = try #require(try shell(line, in: fixture.path))
      #expect(run.code == 2, "\(run.output)")
      #expect(run.output.contains("--junit and --html name the same file"))
    }
    #expect(!FileManager.default.fileExists(atPath: fixture.path + "/new.xml"))
    let one = try #require(try shell("touchstone run in --junit a.xml", in: fixture.path))
    #expect(one.code == 0)
    #expect(FileManager.default.fileExists(atPath: fixture.path + "/new.xml"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: fixture.path + "/a.xml")
        == fixture.path + "/new.xml"
    )
  }

  @Test("each option that names a file or a folder says what becomes of it")
  func uses() {
    for command in Touchstone.commands {
      for option in command.allOptions {
        let namesPath = option.meaning == .file || option.meaning == .directory
        #expect(namesPath == (option.use != nil), "\(command.name) --\(option.name)")
      }
    }
  }

  @Test("what is mended in place, shrunk or recorded leaves nothing else behind")
  func inPlace() throws {
    let script = """
      cp a.trace.jsonl before; touchstone fmt a.trace.jsonl && cmp a.trace.jsonl before
      cp a.trace.jsonl in/scroll.trace.jsonl
      touchstone record a.trace.jsonl --baselines baselines; cmp a.trace.jsonl before
      """
    let run = try #require(try shell(script, in: fixture.path))
    #expect(run.code == 0, "\(run.output)")
  }
}
