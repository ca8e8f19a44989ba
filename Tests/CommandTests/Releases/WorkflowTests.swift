import Foundation
import Testing
import TestSupport

@testable import touchstone

@Suite("The workflows for GitHub")
struct WorkflowTests {
  static let names = ["ci", "release"]

  private static func file(_ name: String) throws -> WorkflowFile {
    let path = Repository.folder.appending(path: ".github/workflows/\(name).yml")
    return WorkflowFile(try String(contentsOf: path, encoding: .utf8))
  }

  @Test(
    "have a shell for each script, which gets what comes from outside by its environment",
    arguments: names
  )
  func keys(name: String) throws {
    let jobs = try Self.file(name).jobs
    #expect(!jobs.isEmpty)
    for job in jobs {
      #expect(job.keys["runs-on"] != nil && job.keys["timeout-minutes"] != nil, "\(job.name)")
      #expect(!job.steps.isEmpty, "\(job.name)")
      for step in job.steps {
        let isScript = step.keys["run"] != nil
        #expect(isScript != (step.keys["uses"] != nil), "\(step.keys)")
        #expect(step.keys["shell"] == (isScript ? "bash" : nil), "\(step.keys)")
        #expect(isScript == !step.id.isEmpty, "\(step.keys)")
        #expect(isScript == !step.script.isEmpty, "\(step.keys)")
        #expect(!step.script.contains("${{"), "\(step.id)")
        #expect(step.keys["uses"].map { $0.contains("@") } ?? true, "a version is named")
      }
    }
  }

  @Test("execute, for a change, everything that must hold")
  func change() throws {
    let bench = try WorkflowBench()
    let ci = try Self.file("ci")
    #expect(ci.head.contains("\n  pull_request:\n") && ci.head.contains("\n  push:\n"))
    var runner = StepRunner(bench.folder)
    try runner.execute(ci.jobs.flatMap(\.steps))
    #expect(runner.codes == ["tools": 0, "hold": 0], "\(runner.said)")
    #expect(try bench.calls.contains(".ci/run"))
  }

  @Test(
    "execute, for a tag, everything that must hold, and publish the archives, packages and container"
  )
  func release() throws {
    let bench = try WorkflowBench()
    let release = try Self.file("release")
    #expect(release.head.contains("    tags: [\"[0-9]+.[0-9]+.[0-9]+\"]\n"))
    #expect(release.jobs.map(\.keys["needs"]) == [nil, "archive", "packages"])
    let runner = try bench.run(release, tag: Touchstone.version)
    #expect(runner.codes.values.allSatisfy { $0 == 0 }, "\(runner.codes) \(runner.said)")
    let version = Touchstone.version
    #expect(
      try bench.calls == [
        "git config --global --add safe.directory .", ".ci/run", ".ci/release", ".ci/packages",
        "docker build --file .ci/Containerfile --tag touchstone Reports",
        "docker run --rm touchstone run /usr/local/share/touchstone/traces/scroll",
        "gh release create \(version) --verify-tag --title \(version) --notes-file Reports/notes.md"
          + " Reports/touchstone-linux-x86_64.tar.gz Reports/SHA256SUMS Reports/packages/python/a.whl"
          + " Reports/packages/npm/a.tgz",
        "docker login ghcr.io --username somebody --password-stdin",
        "docker buildx build --file .ci/Containerfile --platform linux/amd64,linux/arm64"
          + " --label org.opencontainers.image.source=https://host/Somebody/Touchstone"
          + " --label org.opencontainers.image.licenses=MIT"
          + " --tag ghcr.io/somebody/touchstone:\(version) --tag ghcr.io/somebody/touchstone:latest"
          + " --push Reports",
        "npm publish --access public ./Reports/packages/npm/a.tgz",
      ]
    )
    let notes = try bench.folder.text("Reports/notes.md")
    #expect(notes.contains("\n### Added\n") && !notes.contains("\n## "))
    // Wheels are published by an action, which is told where they are.
    let python = release.jobs[2].steps.first { $0.keys["uses"]?.hasPrefix("pypa/") == true }
    #expect(python != nil)
  }

  @Test("publish nothing where the tag is another version's")
  func wrongTag() throws {
    let bench = try WorkflowBench()
    let runner = try bench.run(try Self.file("release"), tag: "9.9.9")
    #expect(runner.codes == ["version": 1])
    #expect(
      runner.said.contains(
        "::error::the tag is 9.9.9, but the sources are of version \(Touchstone.version)\n"
      )
    )
    #expect(try bench.calls.count == 1)
  }

  @Test("publish nothing where the changelog says nothing of the version")
  func noNotes() throws {
    let bench = try WorkflowBench()
    _ = try bench.folder.run("printf '# Changelog\\n\\n## Unreleased\\n\\n- x\\n' > CHANGELOG.md")
    let runner = try bench.run(try Self.file("release"), tag: Touchstone.version)
    #expect(runner.codes["notes"] == 1)
    #expect(runner.codes["release"] == nil && runner.codes["npm"] == nil)
    #expect(runner.said.contains("there is no section of \(Touchstone.version) with a line in it"))
  }

  @Test(
    "publish nothing where something does not hold",
    arguments: [".ci/run", ".ci/packages", "docker"]
  )
  func failure(program: String) throws {
    let bench = try WorkflowBench()
    try bench.fail(program)
    let runner = try bench.run(try Self.file("release"), tag: Touchstone.version)
    #expect(runner.codes.values.contains { $0 != 0 })
    #expect(runner.codes["release"] == nil && runner.codes["npm"] == nil, "\(runner.codes)")
  }
}

/// A folder in which workflows are executed: the changelog, the version and its script are the repository's; the
/// programs that build and publish write down how they were called.
struct WorkflowBench {
  let folder: RecipeBench
  private static let programs = [
    "bin/git", "bin/gh", "bin/docker", "bin/npm", "bin/apt-get", ".ci/run", ".ci/release",
    ".ci/packages",
  ]

  init() throws {
    folder = try RecipeBench()
    let root = Repository.folder.path
    let setup = """
      mkdir -p .ci Reports Sources/touchstone
      cp -R '\(root)/.ci/packaging' .ci/packaging
      cp '\(root)/CHANGELOG.md' .; cp '\(root)/Sources/touchstone/Touchstone.swift' Sources/touchstone/
      """
    try #require(try folder.run(setup).code == 0)
    for program in Self.programs { try write(program, then: Self.work[program] ?? "") }
  }

  /// The files that a program makes, and the arguments that must be files for it.
  private static let work = [
    ".ci/release": "echo > Reports/touchstone-linux-x86_64.tar.gz",
    ".ci/packages":
      "mkdir -p Reports/packages/python Reports/packages/npm; echo > Reports/packages/python/a.whl;"
      + " echo > Reports/packages/npm/a.tgz",
    "bin/gh":
      #"for word in "$@"; do case $word in Reports/*) [ -s "$word" ] || exit 9 ;; esac; done"#,
    "bin/npm": #"for word in "$@"; do case $word in ./*) [ -s "$word" ] || exit 9 ;; esac; done"#,
  ]

  private func write(_ program: String, then script: String) throws {
    let name = program.hasPrefix("bin/") ? String(program.dropFirst(4)) : program
    let text = "#!/bin/bash\necho \(name) \"${@/#$PWD/.}\" >> calls\n\(script)\n"
    let file = URL(filePath: folder.path(program))
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Lets a program fail.
  func fail(_ program: String) throws {
    try write(program.hasPrefix(".") ? program : "bin/" + program, then: "exit 1")
  }

  /// The calls of programs, a line each.
  var calls: [String] {
    get throws {
      guard FileManager.default.fileExists(atPath: folder.path("calls")) else { return [] }
      return try folder.text("calls").split(separator: "\n").map(String.init)
    }
  }

  /// Executes the jobs one after the other, up to the first step that fails.
  func run(_ workflow: WorkflowFile, tag: String) throws -> StepRunner {
    var runner = StepRunner(folder)
    runner.values = [
      "github.ref_name": tag, "github.repository": "Somebody/Touchstone",
      "github.actor": "somebody",
      "github.server_url": "https://host", "github.token": "token", "secrets.NPM_TOKEN": "secret",
    ]
    for step in workflow.jobs.flatMap(\.steps) {
      try runner.execute([step])
      guard runner.codes.values.allSatisfy({ $0 == 0 }) else { break }
    }
    return runner
  }
}
