import Conformance
import Foundation
import TestSupport
import Testing

@testable import Traces
@testable import touchstone

@Suite("What comes from outside begins no line of its own, and commands nobody who reads along")
struct OneLineTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  /// A name that would be two lines: the second one a command to a build server, or a line of a report.
  private static let twoLines =
    "n\n::error::pwned\n99 passed\u{85}\u{9B}31m\u{7F}\u{202E}x\u{2028}y"

  /// Returns true if a hostile name made the line.
  private func isForged(_ line: Substring) -> Bool {
    let words = line.drop { $0.isWhitespace }
    return words.hasPrefix("::") || line.hasPrefix("99 passed")
      || (line.contains("##[") && !line.hasPrefix("{"))
  }

  private func expectOneLine(_ words: [String], environment: [String: String] = [:]) {
    let run = Invocation(words, environment: environment)
    for text in [run.output, run.errors] {
      let acting = text.unicodeScalars.filter { $0 != "\n" && $0.actsOnTerminals }
      #expect(acting.isEmpty, "\(words): \(acting.map(\.spelling)) in \(text.debugDescription)")
      let own = text.split(separator: "\n").filter { line in
        let isOwn = line.hasPrefix("::error file=") || line.hasPrefix("::notice title=")
        return !isOwn && isForged(line)
      }
      #expect(own.isEmpty, "\(words): \(own)")
    }
  }

  /// Command lines in which words in capitals stand for hostile names.
  private static let lines = """
    run FOLDER --log LOG
    run FOLDER --format github
    run FOLDER --format tap
    run FOLDER --format jsonl
    run FOLDER --verbose
    run FOLDER --list
    run MISSING
    run WRONG --junit REPORT
    run WRONG --junit WRONG
    run WRONG --junit FOLDER
    run WRONG --known-failures BROKEN
    run WRONG --known-failures MISSING
    run WRONG --rerun-failed BROKEN
    run WRONG --rerun-failed MISSING
    run WRONG --rerun-failed LOG
    run WRONG --config CONFIG
    run WRONG --config RULES --verbose
    run WRONG --config MISSING
    run WRONG --baselines MISSING
    run WRONG --write-known-failures BROKEN
    run WRONG --write-known-failures NEW
    run WRONG --id TEXT
    run WRONG --filter TEXT
    run WRONG --limit TEXT
    run WRONG --shard TEXT
    run --TEXT
    config --config RULES
    check TRANSCRIPT
    check FOLDER
    check WRONG
    report LOG
    report BROKEN
    report MISSING
    lint FOLDER
    lint MISSING
    lint WRONG WRONG
    fmt FOLDER --check
    fmt FOLDER
    fmt MISSING
    fmt --fix FOLDER
    replay FOLDER
    replay MISSING
    show WRONG
    show BROKEN
    show MISSING
    show WRONG --html FOLDER
    show WRONG --only TEXT
    show WRONG --view TEXT
    record FOLDER --baselines BASELINES
    review --baselines BASELINES
    review --baselines MISSING
    run WRONG --baselines BASELINES
    accept --baselines BASELINES
    accept --baselines BASELINES
    compare TRANSCRIPT BROKEN
    compare TRANSCRIPT MISSING
    compare TRANSCRIPT TRANSCRIPT
    import csv TABLE
    import csv MISSING
    import log WRONG --out FOLDER
    export webdriver BROKEN
    export evemu WRONG --out FOLDER
    export TEXT MISSING
    shrink WRONG
    shrink BROKEN
    shrink WRONG --save FOLDER
    explain WRONGLINE
    explain LINE
    explain MISSING
    explain TEXT
    audit WRONG --variants own --sites 0
    audit BROKEN
    fuzz --runs 1 --seed 1 --save BROKEN
    fuzz --merge FOLDER --save NEW
    fuzz --runs 1 --seed 1 --corpus BROKEN --save NEW
    subject --transcripts BROKEN
    adapter python --out NEW
    adapter python --out NEW
    adapter TEXT
    recorder ios --out WRONG
    recorder TEXT
    rules --out BROKEN
    bench --budgets MISSING
    completions TEXT
    help TEXT
    TEXT
    """.split(separator: "\n")

  @Test("the name of a file or folder stays in one line, in every command that names it")
  func namesOfFiles() throws {
    let folder = fixture.path + "/" + Self.twoLines
    let name = Self.twoLines + "/w"
    let wrong = try fixture.write(wrongDrag("scroll/a"), to: name + ".trace.jsonl")
    let broken = try fixture.write("nonsense\n", to: name + "b.trace.jsonl")
    let table = try fixture.write("t_ms,phase,x,y\n0,begun,1,2\n", to: name + ".csv")
    let config = try fixture.write(#"{"profle":1}"# + "\n", to: name + ".json")
    let rules = try fixture.write(
      #"{"rules":{"scroll.lift.order":{"level":"off","reason":"n\n::error::pwned"}}}"# + "\n",
      to: name + "r.json"
    )
    let transcript = try fixture.write(
      Invocation("replay", wrong).output,
      to: name + ".transcript.jsonl"
    )
    let missing = folder + "/none"
    let words: [String: String] = [
      "FOLDER": folder, "WRONG": wrong, "BROKEN": broken, "TABLE": table, "CONFIG": config,
      "RULES": rules, "TRANSCRIPT": transcript, "MISSING": missing, "LOG": folder + "/run.jsonl",
      "REPORT": folder + "/x.csv/junit.xml", "BASELINES": folder + "/baselines",
      "NEW": folder + "/new", "LINE": broken + ":1", "WRONGLINE": wrong + ":3",
      "TEXT": Self.twoLines,
    ]
    for line in Self.lines {
      expectOneLine(line.split(separator: " ").map { words[String($0)] ?? String($0) })
    }
    expectOneLine(
      ["run", wrong],
      environment: ["CI_NODE_TOTAL": Self.twoLines, "CI_NODE_INDEX": "1"]
    )
    expectOneLine(
      ["run", wrong],
      environment: ["CI_JOB_NAME": Self.twoLines + "]", "CI_NODE_TOTAL": "2", "CI_NODE_INDEX": "1"]
    )
    expectOneLine(["run", wrong], environment: ["GITHUB_ACTIONS": "true"])
  }

  @Test("nothing that a trace says begins a line of its own")
  func textsOfTraces() throws {
    let wild = #"n\n::error::pwned\n99 passed\u0085\u009b31m\u007f\u202ex\u2028y##[error]z"#
    let views =
      #""views":{"\#(wild)":{"component":"scroll","frame":[0,0,320,480]}},"title":"\#(wild)","source":"\#(wild)""#
    let trace = wrongDrag("scroll/a").replacing(
      #""config":{"bounds":[320,480],"contentSize":[320,4000]},"title":"A drag""#,
      with: views
    ).replacing("{\"#\":\"The finger", with: "{\"#\":\"\(wild)")
    let titled = wrongDrag("scroll/b").replacing("A drag", with: wild)
    let requires = drag("scroll/c").replacing(
      "\"title\"",
      with: "\"requires\":[\"\(wild)\"],\"title\""
    )
    let unknown = drag("scroll/d").replacing("\"touch\"", with: "\"\(wild)\":1,\"touch\"")
    let files = try [trace, titled, requires, unknown].enumerated().map { index, text in
      try fixture.write(text, to: "in/\(index).trace.jsonl")
    }
    for file in files {
      for command in ["run", "replay", "show", "lint", "check", "audit", "shrink", "fmt"] {
        expectOneLine([command, file])
      }
      expectOneLine(["run", file, "--verbose"])
      for format in ["tap", "jsonl", "github"] { expectOneLine(["run", file, "--format", format]) }
      expectOneLine(["compare", file, "--subject", "reference", "--subject", "b=reference"])
      expectOneLine(["explain", file + ":3"])
      expectOneLine(["export", "webdriver", file])
      expectOneLine(["record", file, "--baselines", fixture.path + "/baselines"])
      expectOneLine(["review", "--baselines", fixture.path + "/baselines", "--timeline"])
    }
    let reason =
      #"{"id":"scroll/b","rule":"expectation.messages","reason":"\#(wild)","link":"https://example.org/1"}"#
    let list = try fixture.write(reason + "\n", to: "known.jsonl")
    expectOneLine(["run", files[1], "--known-failures", list])
    expectOneLine(["run", files[0], "--known-failures", list, "--verbose"])
    expectOneLine(["run", files[1], "--known-failures", list, "--format", "tap"])
    for option in ["--junit", "--tap", "--sarif", "--code-quality", "--log", "--html"] {
      let path = fixture.path + "/report" + option
      _ = Invocation("run", fixture.path + "/in", "--known-failures", list, option, path)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let acting = text.unicodeScalars.filter { $0.actsOnTerminals && $0 != "\n" }
      #expect(acting.isEmpty, "\(option): \(Set(acting.map(\.spelling)))")
    }
  }

  private static let linesOfSubjects = """
    run TRACE
    run TRACE --verbose
    run TRACE --format github
    run TRACE --format tap
    run TRACE --subject reference
    replay TRACE
    show TRACE
    smoke
    shrink TRACE
    explain PLACE
    compare TRACE --subject reference
    fuzz --runs 1 --seed 1 --save FOLDER
    record TRACE --baselines FOLDER
    """.split(separator: "\n")

  @Test("nothing that a subject says of itself, of a trace, or as it dies begins a line of its own")
  func textsOfSubjects() throws {
    let trace = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let wild = #"n\\n::error::pwned\\n99 passed\\u0085\\u009b31m\\u202ex"#
    let why = #"printf '{"skipped":%s,"why":"\#(wild)"}\n' $n"#
    let printed =
      #"printf 'n\n::error::pwned\n99 passed\033[31m\302\233x\n##[error]y\n' >&2; exit 7"#
    let commands = try [
      fixture.subject(wild, file: "named", answer: "exit 7"),
      fixture.subject("skipping", answer: why),
      fixture.subject("dying", answer: printed),
      fixture.subject(
        "lying",
        hello: #","version":"\#(wild)","language":"\#(wild)""#,
        answer: printed
      ),
      fixture.subject("odd", hello: #","\#(wild)":1"#, answer: printed),
      fixture.subject("talking", answer: #"printf 'n\r::error::pwned\n'"#),
      "echo '::error::pwned'; exit 7", "sh -c 'exit 7' #\n::error::pwned\n99 passed",
    ]
    let words = ["TRACE": trace, "PLACE": trace + ":3", "FOLDER": fixture.path + "/found"]
    for subject in commands.part(every: 3) {
      for line in Self.linesOfSubjects {
        let line = line.split(separator: " ").map { words[String($0)] ?? String($0) }
        expectOneLine(line + ["--subject", subject])
      }
      let log = fixture.path + "/run.jsonl"
      _ = Invocation("run", trace, "--subject", subject, "--log", log)
      expectOneLine(["report", log])
      expectOneLine(["report", log, "--subject", "x=reference", "--html", fixture.path + "/x.html"])
    }
  }
}
