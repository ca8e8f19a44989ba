import Foundation
import Testing
import TestSupport

@Suite("The action for GitHub")
struct ActionTests {
  private let bench: RecipeBench
  private let action: ActionFile

  init() throws {
    bench = try RecipeBench()
    let file = Repository.folder.appending(path: ".github/actions/touchstone/action.yml")
    action = ActionFile(try String(contentsOf: file, encoding: .utf8))
  }

  /// Executes all steps, as GitHub's runner does; returns the codes of those that run something, and
  /// their output.
  private func execute(_ inputs: [String: String]) throws -> (codes: [String: Int32], said: String)
  {
    var runner = StepRunner(bench)
    runner.values = [
      "github.action_repository": "somebody/touchstone", "github.action_ref": "0.1.0",
      "github.server_url": "file://" + bench.path("server"),
    ]
    for (name, value) in action.defaults.merging(inputs, uniquingKeysWith: { $1 }) {
      runner.values["inputs.\(name)"] = value
    }
    runner.environment["GITHUB_ACTION_PATH"] = bench.path("action/.github/actions/touchstone")
    try runner.execute(action.steps)
    return (runner.codes, runner.said)
  }

  @Test("has the keys that a composite action may have, and a shell for each script")
  func keys() {
    let forScripts: Set<String> = [
      "id", "name", "if", "run", "env", "continue-on-error", "working-directory", "shell",
    ]
    let forActions: Set<String> = ["id", "name", "if", "uses", "with", "env", "continue-on-error"]
    #expect(action.steps.count == 4)
    for step in action.steps {
      let keys = Set(step.keys.keys)
      let isScript = keys.contains("run")
      #expect(keys.isSubset(of: isScript ? forScripts : forActions), "\(step.id)")
      #expect(step.keys["shell"] == (isScript ? "bash" : nil))
      #expect(!step.script.contains("${{"), "what comes from outside comes by the environment")
    }
    #expect(action.outputs == ["code", "log", "junit"])
  }

  @Test("judges, reports, and answers with the code of the command")
  func judges() throws {
    let (codes, said) = try execute(["touchstone": "touchstone", "arguments": "--jobs 1"])
    #expect(codes == ["command": 0, "run": 0, "verdict": 1], "\(said)")
    #expect(said.contains("::error file=traces/5.trace.jsonl,line="), "\(said)")
    let summary = try bench.text("summary")
    #expect(summary.contains("1 of 12 cases failed"), "\(summary)")
    #expect(try bench.text("temp/touchstone/1-of-1.xml").contains("<failure "))
    let right = try execute([
      "touchstone": "touchstone", "paths": "traces/1.trace.jsonl 'traces/2.trace.jsonl'",
      "arguments": "--filter 'scroll/c1 component:scroll' --filter $(touch${IFS}harm)c2",
    ])
    #expect(right.codes["verdict"] == 0, "\(right.said)")
    #expect(!FileManager.default.fileExists(atPath: bench.path("harm")))
  }

  @Test("judges shares, of which the logs are one run")
  func shares() throws {
    let whole = try bench.wholeReport()
    for share in 1...4 {
      let result = try execute(["touchstone": "touchstone", "shard": "\(share)/4"])
      #expect(result.codes["run"] == 0)
    }
    let merged = try bench.run("touchstone report temp/touchstone/*-of-4.jsonl --junit all.xml")
    #expect(merged.code == 1)
    #expect(try RecipeBench.withoutTimes(bench.text("all.xml")) == whole)
  }

  @Test("takes the command of the tag's release, if its files have their sums")
  func release() throws {
    let pack = """
      name=touchstone-linux-$(uname -m); folder=server/somebody/touchstone/releases/download/0.1.0
      mkdir -p "$folder" "$name/bin"; cp -P bin/touchstone "$name/bin/touchstone"
      (cd "$name" && sha256sum bin/touchstone > SHA256SUMS)
      tar czf "$folder/$name.tar.gz" "$name"
      """
    #expect(try bench.run(pack).code == 0)
    let right = try execute(["paths": "traces/1.trace.jsonl"])
    #expect(right.codes["verdict"] == 0, "\(right.said)")
    let spoil = """
      name=touchstone-linux-$(uname -m); folder=server/somebody/touchstone/releases/download/0.1.0
      mkdir -p action/.github/actions/touchstone
      echo 0000 bin/touchstone > "$name/SHA256SUMS"; tar czf "$folder/$name.tar.gz" "$name"
      printf '#!/bin/sh\\necho no builder; exit 1\\n' > bin/swift; chmod +x bin/swift
      """
    #expect(try bench.run(spoil).code == 0)
    let wrong = try execute(["paths": "traces/1.trace.jsonl"])
    #expect(wrong.codes["command"] != 0)
    #expect(wrong.said.contains("no builder"), "it builds rather than take what was changed")
  }

  @Test("says that there is no such command, and builds one where none is named or released")
  func command() throws {
    let none = try execute(["touchstone": "no-such-command"])
    #expect(none.codes["command"] == 1)
    #expect(none.said.contains("::error::there is no command no-such-command"))
    #expect(none.codes["verdict"] != 0)
    // The builder is not the thing that is tested here.
    let build = """
      mkdir -p action/.github/actions/touchstone action/.build/release
      cp -P bin/touchstone action/.build/release/touchstone
      printf '#!/bin/sh\\necho "$@" > swift-words\\n' > bin/swift; chmod +x bin/swift
      """
    #expect(try bench.run(build).code == 0)
    let built = try execute(["paths": "traces/1.trace.jsonl"])
    #expect(built.codes["verdict"] == 0, "\(built.said)")
    #expect(
      try bench.text("swift-words").hasPrefix(
        "build -c release --product touchstone --package-path /"
      )
    )
  }

  @Test(
    "stops with 2, and says why, where its words are not known or would judge nothing",
    arguments: [
      (
        ["arguments": "--jobs 1 --subject 'sh wrong.sh"],
        "the input arguments has a quote that is not closed"
      ),
      (
        ["arguments": "--subject \"sh wrong.sh"],
        "the input arguments has a quote that is not closed"
      ),
      (
        ["paths": "traces/it's", "arguments": "--filter don't"],
        "the input paths has a quote that is not closed"
      ),

      (["command": "help"], "the input command is neither run nor check"),
      (["command": "--help"], "the input command is neither run nor check"),
      (["arguments": "--list"], "--help and --list judge nothing"),
      (["arguments": "--help"], "--help and --list judge nothing"),
    ]
  )
  func unknownWords(inputs: [String: String], why: String) throws {
    let words = ["touchstone": "touchstone", "paths": "traces/1.trace.jsonl"]
    let result = try execute(words.merging(inputs) { $1 })
    #expect(result.codes["verdict"] == 2, "\(result.said)")
    #expect(result.said.contains("::error title=touchstone::\(why)"), "\(result.said)")
    #expect(!result.said.contains("passed"))
  }

  @Test("judges the subject that its words name, and answers 3 where the command judged nothing")
  func subject() throws {
    let inputs = ["touchstone": "touchstone", "paths": "traces/1.trace.jsonl"]
    let dying = try execute(
      inputs.merging(["arguments": "--subject 'sh -c \"exit 7\"' --jobs 1"]) { $1 }
    )
    #expect(dying.codes["verdict"] == 3, "\(dying.said)")
    #expect(try execute(inputs).codes["verdict"] == 0)
    let idle = "printf '#!/bin/sh\\nexit 0\\n' > bin/idle; chmod +x bin/idle"
    #expect(try bench.run(idle).code == 0)
    // The log of the run before is still there, and is not taken for that of this one.
    let nothing = try execute(inputs.merging(["touchstone": "idle"]) { $1 })
    #expect(nothing.codes["verdict"] == 3, "\(nothing.said)")
    #expect(nothing.said.contains("the command wrote no log, so nothing was judged"))
  }
}
