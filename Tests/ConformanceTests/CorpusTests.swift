import Foundation
import Glibc
import TestSupport
import Testing

@testable import Conformance

@Suite("A corpus")
struct CorpusTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func names(_ paths: String...) -> [String] {
    Corpus(paths: paths).items.map { item in
      switch item {
      case .named(let source), .found(let source):
        source.name.replacing(fixture.path + "/", with: "")
      case .missing(let path, let why):
        "\(path.replacing(fixture.path + "/", with: "")): \(why)"
      }
    }
  }

  @Test("walks directories in byte order of the whole paths")
  func walksInOrder() throws {
    for name in ["b/z", "b/a", "a", "b-c/x", "B/q", "b/deep/er/y"] {
      try fixture.write("", to: "in/\(name).trace.jsonl")
    }
    try fixture.write("", to: "in/b/t.transcript.jsonl")
    #expect(
      names(fixture.path + "/in") == [
        "in/B/q.trace.jsonl", "in/a.trace.jsonl", "in/b-c/x.trace.jsonl", "in/b/a.trace.jsonl",
        "in/b/deep/er/y.trace.jsonl", "in/b/t.transcript.jsonl", "in/b/z.trace.jsonl",
      ]
    )
  }

  @Test("passes over files of other kinds, unless they are named")
  func takesTracesOnly() throws {
    try fixture.write("", to: "in/a.trace.jsonl")
    let other = try fixture.write("", to: "in/notes.txt")
    #expect(names(fixture.path + "/in") == ["in/a.trace.jsonl"])
    #expect(names(other) == ["in/notes.txt"])
  }

  @Test("says of a directory without traces what files of traces are called")
  func emptyDirectory() throws {
    try fixture.write("", to: "in/notes.txt")
    let expected =
      "in: a directory without traces; files of traces end in .trace.jsonl or .transcript.jsonl"
    #expect(names(fixture.path + "/in") == [expected])
  }

  @Test("says of a missing path that it is missing, and goes on")
  func missingPath() throws {
    try fixture.write("", to: "a.trace.jsonl")
    let found = names(fixture.path + "/no", fixture.path + "/a.trace.jsonl", "-")
    #expect(found == ["no: no such file or directory", "a.trace.jsonl", "<stdin>"])
  }

  @Test("says of a FIFO, a socket and a device that they are no files, and waits for none")
  func noFiles() throws {
    try fixture.write("", to: "in/a.trace.jsonl")
    #expect(unsafe mkfifo(fixture.path + "/in/pipe.trace.jsonl", 0o600) == 0)
    #expect(unsafe mkfifo(fixture.path + "/in/pipe.txt", 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path + "/in/null.transcript.jsonl",
      withDestinationPath: "/dev/null"
    )
    #expect(
      names(fixture.path + "/in") == [
        "in/a.trace.jsonl",
        "in/null.transcript.jsonl: a device, not a file; below a directory only files are read",
        "in/pipe.trace.jsonl: a FIFO, not a file; below a directory only files are read",
      ]
    )
    // A file that somebody names is wanted: a shell's `<(…)` is one.
    #expect(names(fixture.path + "/in/pipe.trace.jsonl") == ["in/pipe.trace.jsonl"])
  }

  @Test("does not hang on a loop of links, and enters each directory once")
  func loopOfLinks() throws {
    try fixture.write("", to: "in/deep/a.trace.jsonl")
    try fixture.link("in/deep/again", to: "in")
    try fixture.link("in/other", to: "in/deep")
    #expect(names(fixture.path + "/in") == ["in/deep/a.trace.jsonl"])
  }

  @Test("says of a link to a trace that leads nowhere that there is nothing, and of others nothing")
  func brokenLink() throws {
    try fixture.write("", to: "in/a.trace.jsonl")
    try fixture.link("in/broken.trace.jsonl", to: "nowhere")
    try fixture.link("in/notes", to: "nowhere")
    let found = names(fixture.path + "/in")
    #expect(found == ["in/a.trace.jsonl", "in/broken.trace.jsonl: no such file or directory"])
  }

  @Test(
    "makes ids of paths for what has none",
    arguments: [
      ("traces/scroll/a.trace.jsonl", nil, "traces/scroll/a"),
      ("./../A b.transcript.jsonl", 1, "a-b"),
      ("/x/y.trace.jsonl", 12, "x/y/line-12"),
      ("../..", nil, "unnamed"),
    ] as [(String, Int?, String)]
  )
  func derivedID(path: String, line: Int?, id: String) {
    #expect(Source.file(path).derivedID(line: line) == id)
  }
}
