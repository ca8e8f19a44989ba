import Foundation
import Testing
import TestSupport

@Suite("The recipes of the documentation")
struct RecipeTests {
  private let bench: RecipeBench

  init() throws { bench = try RecipeBench() }

  private func isMerged(_ file: String = "junit.xml", like whole: String) throws -> Bool {
    try RecipeBench.withoutTimes(bench.text(file)) == whole
  }

  /// The lines of a GitLab job's script.
  private static func script(of job: String, in file: String) -> String {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.drop { $0 != "\(job):" }.dropFirst().prefix { $0.hasPrefix(" ") }
    let script = rest.drop { $0 != "  script:" }.dropFirst().prefix { $0.hasPrefix("    - ") }
    return script.map { $0.dropFirst(6) + "\n" }.joined()
  }

  @Test("GitLab: jobs with `parallel`, and one that merges")
  func gitLab() throws {
    let file = try DocumentedFile.text(".gitlab-ci.yml")
    let whole = try bench.wholeReport()
    let share = Self.script(of: "share", in: file)
    #expect(share.contains("touchstone run traces"))
    var codes: [Int32] = []
    for index in 1...4 {
      let variables = [
        "CI": "true", "GITLAB_CI": "true", "CI_NODE_INDEX": "\(index)", "CI_NODE_TOTAL": "4",
        "CI_JOB_NAME": "share \(index)/4",
      ]
      codes.append(try bench.run(share, variables).code)
    }
    #expect(codes.sorted() == [0, 0, 0, 1])
    let report = try bench.run(Self.script(of: "report", in: file), ["CI": "true"])
    #expect(report.code == 1, "\(report.output)")
    #expect(try isMerged(like: whole))
    #expect(try bench.text("code-quality.json").contains("traces/5.trace.jsonl"))
  }

  @Test("Jenkins: a matrix of shares, and a report in its dialect")
  func jenkins() throws {
    let file = try DocumentedFile.text("Jenkinsfile")
    let steps = file.matches(of: /sh '([^']*)'/).map { String($0.1) }
    #expect(steps.count == 2)
    let whole = try bench.wholeReport("--junit-dialect jenkins")
    let codes = try (1...4).map { try bench.run(steps[0], ["SHARE": "\($0)"]).code }
    #expect(codes.sorted() == [0, 0, 0, 1])
    #expect(try bench.run(steps[1]).code == 1)
    #expect(try isMerged(like: whole))
  }

  @Test("Bazel: a test of one line, by the variables that Bazel sets")
  func bazel() throws {
    let script = try DocumentedFile.text("traces_test.sh")
    let rule = try DocumentedFile.text("BUILD")
    let recipe = Repository.folder.appending(path: ".ci/recipes/bazel")
    let tried = try String(contentsOf: recipe, encoding: .utf8)
    // The recipe that runs it for real has the same lines.
    for line in (script + rule).split(separator: "\n") where !line.hasPrefix("#") {
      let own = line.replacing("\"traces\"", with: "\"$traces\"").replacing(
        "\"traces/",
        with: "\"$traces/"
      )
      #expect(tried.contains(own), "\(line)")
    }
    let whole = try bench.wholeReport("--fixed-time")
    _ = try bench.run("cp -P bin/touchstone touchstone; mkdir out")
    for index in 0..<8 {
      let results = "bazel-testlogs/traces_test/shard_\(index + 1)_of_8"
      let variables = [
        "TEST_TOTAL_SHARDS": "8", "TEST_SHARD_INDEX": "\(index)", "TEST_TARGET": "//:traces_test",
        "TEST_SHARD_STATUS_FILE": bench.path("out/status-\(index)"),
        "XML_OUTPUT_FILE": bench.path("\(results)/test.xml"),
        "TEST_UNDECLARED_OUTPUTS_DIR": bench.path("\(results)/test.outputs"),
        "TEST_PREMATURE_EXIT_FILE": bench.path("out/premature"),
      ]
      let test = try bench.run(
        "mkdir -p \(results)/test.outputs; set -- traces\n" + script,
        variables
      )
      #expect(test.code < 2, "\(test.output)")
      #expect(try bench.text("out/status-\(index)").isEmpty)
      #expect(try bench.text("\(results)/test.xml").contains("<testsuites"))
    }
    #expect(!FileManager.default.fileExists(atPath: bench.path("out/premature")))
    try bench.require("zip")
    try bench.require("unzip")
    let zip =
      "for f in bazel-testlogs/*/*/test.outputs; do (cd $f; zip -q outputs.zip *.jsonl); done"
    #expect(try bench.run(zip).code == 0)
    let merge = try bench.run(DocumentedFile.text("merge.sh"))
    #expect(merge.code == 1, "\(merge.output)")
    #expect(try isMerged(like: whole))
  }

  @Test("pre-commit: hooks that get the names of the files that changed")
  func preCommit() throws {
    let file = Repository.folder.appending(path: ".pre-commit-hooks.yaml")
    let hooks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "- id: ")
      .dropFirst()
    let article = try DocumentedFile.text(".pre-commit-config.yaml")
    var codes: [String: Int32] = [:]
    for hook in hooks {
      let id = String(hook.prefix { $0 != "\n" })
      #expect(article.contains("- id: \(id)"))
      let entry = try #require(hook.firstMatch(of: /entry: (.*)/)?.1)
      let files = try #require(hook.firstMatch(of: /files: '(.*)'/)?.1)
      #expect(hook.contains("language: system") && hook.contains("require_serial: true"))
      let names = "$(find traces | grep -E '\(files)' | sort)"
      codes[id] = try bench.run("\(entry) \(names)").code
    }
    #expect(codes == ["touchstone-lint": 0, "touchstone-fmt": 0, "touchstone-run": 1])
    #expect(try bench.run("touchstone fmt --check traces").code == 0)
  }

  @Test("GNU parallel: shares on cores, or on machines")
  func parallel() throws {
    let script = try DocumentedFile.text("parallel.sh")
    try bench.require("parallel")
    let whole = try bench.wholeReport()
    let lines = script.split(separator: "\n", maxSplits: 2).map(String.init)
    let shares = try bench.run(lines[1])
    #expect(shares.code == 1, "\(shares.output)")
    #expect(try bench.run(lines[2]).code == 1)
    #expect(try isMerged(like: whole))
  }

  @Test("Slurm: a task of a job array, by the variables that Slurm sets")
  func slurm() throws {
    let share = try DocumentedFile.text("share.sh")
    let job = try DocumentedFile.text("slurm.sh")
    let whole = try bench.wholeReport()
    #expect(job.contains("--array=1-8 share.sh\n"))
    for task in 1...8 {
      let variables = ["SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_COUNT": "8"]
      #expect(try bench.run(share, variables).code < 2)
    }
    let report = try #require(job.split(separator: "\n").last.map(String.init))
    #expect(try bench.run(report).code == 1)
    #expect(try isMerged(like: whole))
  }

  @Test("a search in shares, and what they found together")
  func fuzzing() throws {
    let script = try DocumentedFile.text("fuzz.sh")
    let short = script.replacing("--runs 600", with: "--runs 9")
    #expect(short != script)
    let search = try bench.run(short)
    #expect(search.code < 2, "\(search.output)")
    for seed in 3...5 { #expect(search.output.contains("fuzzing with seed \(seed)\n")) }
    #expect(search.output.contains(" of 3 directories kept, "))
  }

  @Test("the commands of the pages have the options that they name")
  func options() throws {
    for name in ["running-traces", "recipes-for-ci"] {
      let text = try ArticleSession(name).text
      for line in text.split(separator: "\n") where line.contains("touchstone ") {
        let words = line.matches(of: /touchstone ([a-z]+)|(--[a-z-]+)/)
        var help = ""
        for word in words {
          if let command = word.1 { help = Invocation("help", String(command)).output }
          if let option = word.2, !help.isEmpty {
            #expect(help.contains(String(option)), "\(line)")
          }
        }
      }
    }
  }
}
