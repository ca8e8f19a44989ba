import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("A touchstone.json")
struct ConfigurationTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func configuration(_ text: String, in name: String = "touchstone.json") throws -> String {
    try fixture.write(text + "\n", to: name)
  }

  @Test("says which traces `run` takes and how; the command line wins")
  func defaults() throws {
    try fixture.write(drag("scroll/a"), to: "ours/a.trace.jsonl")
    try fixture.write(drag("scroll/b"), to: "ours/b.trace.jsonl")
    let file = try configuration(#"{"traces":"ours","profile":"classic","run":{"filter":"/a"}}"#)
    let run = Invocation("run", "--config", file)
    #expect(run.code == .success)
    #expect(
      run.output.hasPrefix("1 passed, 0 failed, 0 errors, 0 skipped  (1 case, profile classic")
    )
    let typed = Invocation("run", "--config", file, "--filter", "scroll", "--profile", "modern")
    #expect(typed.output.contains("(2 cases, profile modern)"))
    let path = fixture.path + "/ours/b.trace.jsonl"
    let named = Invocation("run", path, "--config", file, "--no-filter", "--format", "jsonl")
    #expect(named.output.hasPrefix("{\"id\":\"scroll/b\""))
    #expect(
      Invocation("run", "--config", file, "--no-config").errors.contains("needs a value") == false
    )
    #expect(Invocation("run", "--no-config").errors.contains("PATH is missing"))
  }

  @Test("holds for each command that has the same option, and a section beats it")
  func sections() throws {
    try fixture.write(wrongDrag("scroll/a"), to: "ours/a.trace.jsonl")
    let file = try configuration(
      #"{"traces":["ours"],"format":"jsonl","strict":true,"check":{"strict":false}}"#
    )
    #expect(Invocation("run", "--config", file).output.hasPrefix("{\"id\":"))
    #expect(Invocation("lint", "--config", file).code == .success)
    // `rules` prints in other formats, so it is not concerned.
    #expect(Invocation("rules", "--config", file).output.contains("must "))
    let check = Invocation("config", "--config", file, "--format", "json", "check").output
    #expect(check.contains(#"{"name":"strict","values":[],"from":"default"}"#))
    #expect(check.contains(#"{"name":"format","values":["jsonl"],"from":"configuration","at":"#))
  }

  @Test("names subjects, which are all played, and which --subject finds by name")
  func subjects() throws {
    try fixture.write(drag("scroll/a"), to: "ours/a.trace.jsonl")
    _ = try fixture.wrongSubject()
    let file = try configuration(
      #"{"traces":"ours","subjects":{"bad":"sh wrong.sh","good":"reference"}}"#
    )
    func verdicts(_ words: String...) -> [String] {
      let run = Invocation(["run", "--config", file, "--format", "jsonl"] + words)
      return run.output.matches(of: /"subject":"(\w+)","verdict":"(\w+)"/).map { "\($0.1) \($0.2)" }
    }
    #expect(verdicts() == ["bad fail", "good pass"])
    #expect(verdicts("--subject", "good") == ["good pass"])
    #expect(verdicts("--subject", "other=reference") == ["other pass"])
    #expect(verdicts("--no-subject") == ["reference pass"])
    // One player: the first.
    let replayed = Invocation("replay", "--config", file)
    #expect(replayed.code == .success)
    #expect(!replayed.output.contains("scrollViewWillBeginDragging(_:)"))
    // Nobody asked `compare` to play anything.
    let kept = try fixture.write(
      Invocation("replay", "--config", file, "--subject", "good").output,
      to: "k.transcript.jsonl"
    )
    #expect(Invocation("compare", kept, kept, "--config", file).code == .success)
  }

  @Test("sets how much rules weigh, in every report, and hides nothing of it")
  func rules() throws {
    let path = try fixture.write(wrongDrag("scroll/a"), to: "a.trace.jsonl")
    let junit = fixture.path + "/junit.xml"
    func run(_ setting: String, _ words: String...) throws -> Invocation {
      let file = try configuration(#"{"rules":{"expectation.messages":"# + setting + "}}")
      return Invocation(["run", path, "--config", file, "--junit", junit] + words)
    }
    let error = try run(#""error""#)
    #expect(error.code == .violated)
    let warn = try run(#"{"level":"warn","reason":"Not yet."}"#)
    #expect(warn.code == .success)
    #expect(warn.output.hasPrefix("warn  scroll/a: "))
    #expect(warn.output.contains("[expectation.messages (should)]"))
    #expect(try run(#"{"level":"warn","reason":"Not yet."}"#, "--strict").code == .violated)
    let off = try run(#"{"level":"off","reason":"Not ours."}"#)
    #expect(off.code == .success)
    #expect(off.output.contains("1 rule is off; --verbose says which, and why\nconfiguration: "))
    let report = try #require(FileManager.default.contents(atPath: junit))
    let property = "<property name=\"rules.off\" value=\"expectation.messages\"/>"
    #expect(String(decoding: report, as: UTF8.self).contains(property))
    let log = fixture.path + "/log.jsonl"
    _ = try run(#"{"level":"off","reason":"Not ours."}"#, "--log", log)
    let header = try #require(FileManager.default.contents(atPath: log))
    #expect(
      String(decoding: header, as: UTF8.self).contains(
        #""rules":[{"rule":"expectation.messages","level":"off","reason":"Not ours.","at":"#
      )
    )
    let verbose = try run(#"{"level":"off","reason":"Not ours."}"#, "--verbose").output
    #expect(verbose.contains("  off    expectation.messages  "))
    #expect(verbose.contains("         Not ours.\n"))
    #expect(!verbose.contains("had none:\n  expectation.messages\n"))
    let objects = try run(#"{"level":"off","reason":"Not ours."}"#, "--format", "jsonl").output
    #expect(objects.contains("\"verdict\":\"pass\",\"violations\":[]"))
  }

  @Test("is told of by `rules` and `explain`")
  func explained() throws {
    let file = try configuration(
      #"{"rules":{"scroll.lift.order":{"level":"off","reason":"It has none."}}}"#
    )
    let book = Invocation("rules", "--config", file).output
    #expect(book.contains("\noff     scroll.lift.order "))
    #expect(Invocation("rules").output.contains("\nmust    scroll.lift.order "))
    let page = Invocation("explain", "scroll.lift.order", "--config", file).output
    #expect(page.contains("here       off, it is not asked: It has none."))
    #expect(page.contains("\(file):1:31]"))
    let json = Invocation("rules", "--format", "json", "--config", file).output
    #expect(json.contains(#""setting":{"rule":"scroll.lift.order","level":"off","reason":"#))
  }

  @Test("leaves an entry of known failures alone whose rule is off")
  func knownFailures() throws {
    let path = try fixture.write(wrongDrag("scroll/a"), to: "a.trace.jsonl")
    let entry = #"{"id":"scroll/a","rule":"expectation.messages","reason":"x"}"#
    try fixture.write(entry + "\n", to: "known.jsonl")
    let file = try configuration(
      #"{"known-failures":"known.jsonl","rules":{"expectation.messages":{"level":"off","reason":"x"}}}"#
    )
    #expect(Invocation("run", path, "--config", file).code == .success)
  }

  @Test(
    "has no key that is not known, and no value that is none",
    arguments: [
      (
        #"{"profle":"modern"}"#,
        "1:2: a configuration has no key \"profle\"; did you mean \"profile\"?"
      ),
      (
        #"{"rates":"60"}"#,
        "1:2: a configuration has no key \"rates\"; it is an option of audit; write \"audit\": {\"rates\": …}"
      ),
      (
        #"{"id":"a"}"#, "1:2: a configuration has no key \"id\"; --id is for the command line alone"
      ),
      (#"{"run":{"jbos":1}}"#, "1:9: run has no key \"jbos\"; did you mean \"jobs\"?"),
      (
        #"{"profile":"modren"}"#,
        "1:12: \"profile\" is the string \"modren\"; expected one of \"modern\", \"classic\"; did you mean \"modern\"?"
      ),
      (#"{"strict":"yes"}"#, "1:11: \"strict\" is the string \"yes\"; expected true or false"),
      (#"{"jobs":true}"#, "1:9: \"jobs\" is true; expected a text, or a number"),
      (
        #"{"known-failures":["a",1]}"#,
        "1:24: \"known-failures\" is a number; expected a path, or an array of them"
      ),
      (#"{"traces":[]}"#, "1:11: \"traces\" is an array of 0; expected at least one"),
      (#"{"subjects":["a"]}"#, "1:13: \"subjects\" is an array of 1; expected an object"),
      (#"{"subjects":{"a b":"x"}}"#, "1:14: \"a b\" is no name for a subject; expected letters"),
      (
        #"{"subjects":{"a":" "}}"#,
        "1:18: \"a\" is the string \" \"; expected a text that is not empty"
      ),
      (
        #"{"rules":{"scroll.lift.ordr":"error"}}"#,
        "1:11: there is no rule \"scroll.lift.ordr\"; did you mean \"scroll.lift.order\"?"
      ),
      (
        #"{"rules":{"scroll.lift.order":"off"}}"#,
        "1:31: \"scroll.lift.order\" is set \"off\" without a reason; expected {\"level\": \"off\""
      ),
      (
        #"{"rules":{"scroll.lift.order":{"level":"warn","reason":""}}}"#,
        "1:56: \"reason\" is the string \"\"; expected a text"
      ),
      (
        #"{"rules":{"scroll.lift.order":{"reason":"x"}}}"#,
        "1:31: \"scroll.lift.order\" says no \"level\"; expected one of"
      ),
      (
        #"{"rules":{"scroll.lift.order":{"level":"of"}}}"#,
        "1:40: \"level\" is the string \"of\"; expected one of \"error\", \"warn\", \"off\"; did you mean \"off\"?"
      ),
      (
        #"{"rules":{"scroll.lift.order":{"levl":"off"}}}"#,
        "1:32: a rule has no key \"levl\"; did you mean \"level\"?"
      ),
      (#"{"jobs":1"#, "2:1: the file breaks off"),
      ("[]", "1:1: the file is not an object"),
    ]
  )
  func mistakes(text: String, words: String) throws {
    let file = try configuration(text)
    let run = Invocation("run", "x", "--config", file)
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(file):\(words)"), "\(run.errors)")
  }

  @Test("is wrong in all its places at once, in their order")
  func allMistakes() throws {
    let file = try configuration("{\n\"zoo\":1,\n\"strict\":2,\n\"traces\":3}")
    let lines = Invocation("run", "--config", file).errors.split(separator: "\n")
    #expect(lines.map { $0.dropFirst(file.count + 1).prefix(2) } == ["2:", "3:", "4:"])
  }

  @Test(
    "is refused where a command line would refuse its value, whatever command is called",
    arguments: [
      (#"{"jobs": 0}"#, #"1:10: "jobs" is "0"; expected a whole number from 1 to 1024"#),
      (#"{"max-skipped":"250%"}"#, #"1:16: "max-skipped" is "250%"; expected a whole number, or"#),
      (
        #"{"limits":{"messages":9,"mesages":1}}"#,
        #"1:25: "limits" has "mesages=1"; expected NAME=N"#
      ),
      (#"{"check":{"filter":["a","ruel:x"]}}"#, #"1:25: "filter" has "ruel:x": "ruel:" is no"#),
      (#"{"fuzz":{"seed":-1}}"#, #"1:17: "seed" is "-1"; expected a whole number from 0 on"#),
      (#"{"audit":{"rates":"30,x"}}"#, #"1:19: "rates" is "30,x"; expected different whole"#),
    ]
  )
  func refused(text: String, words: String) throws {
    let file = try configuration(text)
    for command in [["run", "x"], ["lint", "x"], ["config"]] {
      let called = Invocation(command + ["--config", file])
      #expect(called.code == .usage)
      #expect(called.output.isEmpty)
      #expect(called.errors.hasPrefix("\(file):\(words)"), "\(called.errors)")
    }
  }

  @Test("is not named where the command line itself is wrong")
  func typed() throws {
    let file = try configuration(#"{"jobs": 1}"#)
    #expect(
      Invocation("run", "x", "--config", file, "--jobs", "0").errors.contains("--jobs is \"0\"")
    )
  }

  @Test("is missing where --config names one that is not there")
  func missing() {
    let run = Invocation("run", "x", "--config", fixture.path + "/no.json")
    #expect(run.code == .usage)
    #expect(
      run.errors
        == "\(fixture.path)/no.json:1:1: the file cannot be read: No such file or directory\n"
    )
  }
}
