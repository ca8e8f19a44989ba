import Conformance
import Foundation
import Importing
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone import and export")
struct ImportCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private static let table = """
    time_ms,phase,x,y
    0,began,160,400
    16,moved,160,380
    32,moved,160,360
    48,moved,160,340
    64,ended,160,340

    """

  @Test("writes a trace that lint passes and replay plays, and tells what is not in the file")
  func trace() throws {
    let file = try fixture.write(Self.table, to: "My Swipe.csv")
    let out = fixture.path + "/swipe.trace.jsonl"
    let done = Invocation("import", "csv", file, "--out", out)
    #expect(done.code == .success)
    #expect(done.output == "")
    #expect(
      done.errors
        == "\(file): the screen's size is not in the file: 390x844 points are assumed (--screen)\n"
    )
    #expect(Invocation("lint", out).output == "")
    #expect(Invocation("fmt", "--check", out).code == .success)
    let played = Invocation("replay", out)
    #expect(played.code == .success)
    #expect(played.output.contains("scrollViewDidEndDecelerating(_:)"))
    let header = try String(contentsOfFile: out, encoding: .utf8).prefix { $0 != "\n" }
    #expect(
      header
        == #"{"trace":1,"id":"imported/my-swipe","component":"scroll","config":{"bounds":[390,844],"contentSize":[390,8440]},"source":"csv: My Swipe.csv"}"#
    )
  }

  @Test("reads several files and the standard input, each a trace with an id of its own")
  func several() throws {
    let first = try fixture.write(Self.table, to: "a/swipe.csv")
    let second = try fixture.write(Self.table, to: "b/swipe.csv")
    let done = Invocation(
      "import",
      "csv",
      first,
      second,
      "--screen",
      "320x480",
      "--content",
      "320x999"
    )
    #expect(done.code == .success)
    #expect(done.errors == "")
    let headers = done.output.split(separator: "\n").filter { $0.contains("\"trace\"") }
    #expect(headers.count == 2)
    #expect(headers.last?.contains("\"id\":\"imported/swipe-2\"") ?? false)
    #expect(headers.last?.contains(#""bounds":[320,480],"contentSize":[320,999]"#) ?? false)
    let piped = try shell("touchstone import csv - --screen 9x9 < '\(first)'", in: fixture.path)
    #expect(piped?.code == 0)
    #expect(piped?.output.contains("\"id\":\"imported/standard-input\"") ?? true)
  }

  @Test("writes nothing where one file is wrong")
  func allOrNothing() throws {
    let good = try fixture.write(Self.table, to: "good.csv")
    let bad = try fixture.write(Self.table + "80,begun,1,1\n", to: "bad.csv")
    let out = fixture.path + "/out.jsonl"
    let done = Invocation("import", "csv", good, bad, fixture.path + "/none.csv", "--out", out)
    #expect(done.code == .failed)
    #expect(done.output == "")
    let lines = done.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(bad):7:4: unknown phase \"begun\"; expected one of") ?? false)
    #expect(lines.first?.hasSuffix("did you mean began?") ?? false)
    #expect(lines.last?.hasPrefix("\(fixture.path)/none.csv:1:1: the file cannot be read") ?? false)
    #expect(!FileManager.default.fileExists(atPath: out))
    let nowhere = Invocation("import", "csv", good, "--out", fixture.path)
    #expect(nowhere.code == .failed)
    #expect(nowhere.errors.contains("it is a folder"))
  }

  @Test("gives each of several files its own id, the same file twice too")
  func ids() throws {
    let file = try fixture.write(Self.table, to: "swipe.csv")
    let done = Invocation("import", "csv", file, file)
    #expect(done.output.contains(#""id":"imported/swipe","#))
    #expect(done.output.contains(#""id":"imported/swipe-2","#))
  }

  @Test("judges a log")
  func log() throws {
    let file = try fixture.write(
      """
      2026-01-02 03:04:05.000 App[1:2] scrollViewWillBeginDragging:
      2026-01-02 03:04:05.016 App[1:2] scrollViewDidScroll: {0, 10}
      2026-01-02 03:04:05.032 App[1:2] scrollViewDidEndDragging:willDecelerate: 1
      2026-01-02 03:04:05.048 App[1:2] scrollViewDidScroll: {0, 20}
      2026-01-02 03:04:05.064 App[1:2] scrollViewWillBeginDecelerating:
      2026-01-02 03:04:05.080 App[1:2] scrollViewDidEndDecelerating:

      """,
      to: "console.txt"
    )
    let out = fixture.path + "/console.transcript.jsonl"
    #expect(Invocation("import", "log", file, "--out", out).code == .success)
    let judged = Invocation("check", out)
    #expect(judged.code == .violated)
    #expect(judged.output.contains("scroll.glide.follows-lift"))
  }

  @Test(
    "says what is wrong with the command line",
    arguments: [
      (
        ["import", "libinputt", "x"], "there is no format \"libinputt\"; expected one of libinput,"
      ),
      (["import", "csv"], "FILE is missing"),
      (["import"], "FORMAT FILE is missing"),
      (
        ["import", "csv", "x", "--screen", "390"],
        "--screen is \"390\"; expected a width and a height"
      ),
      (
        ["import", "csv", "x", "--range", "5"],
        "--range is \"5\"; expected the largest x and y, such as 1079x2339"
      ),
      (["import", "csv", "x", "--screen", "0x9"], "--screen is \"0x9\""),
      (["import", "csv", "x", "--screen", "nanx9"], "--screen is \"nanx9\""),
      (
        ["import", "csv", "x", "--columns", "tim=a"], "--columns is \"tim=a\"; expected NAME=COLUMN"
      ),
      (["import", "csv", "x", "--id", "A B"], "--id is \"A B\"; expected segments"),
      (["import", "csv", "x", "y", "--id", "a"], "--id names one trace"),
      (
        ["import", "csv", "x", "--map", "flutter"], "--map says nothing of csv; it goes with log"
      ),
      (["import", "log", "x", "--device", "5"], "--device says nothing of log; it goes with lib"),
      (["import", "log", "x", "--time-unit", "ms"], "--time-unit says nothing of log"),
      (["import", "rrweb", "x", "--range", "9x9"], "--range says nothing of rrweb"),
      (
        ["import", "csv", "x", "--rotate", "45"],
        "--rotate is \"45\"; expected one of 0, 90, 180, 270"
      ),
      (["export", "evemu"], "TRACE behind evemu is missing"),
      (["export", "evemu", "x", "y"], "\"y\" is one argument too many"),
      (
        ["export", "evmu", "x"],
        "there is no format \"evmu\"; expected one of webdriver, evemu; did"
      ),
    ]
  )
  func usage(_ words: [String], _ message: String) {
    let done = Invocation(words)
    #expect(done.code == .usage)
    #expect(done.errors.hasPrefix("touchstone \(words[0]): \(message)"), "\(done.errors)")
  }

  @Test("exports what it imports again", arguments: ["webdriver", "evemu"])
  func export(_ format: String) throws {
    let file = try fixture.write(Self.table, to: "swipe.csv")
    let trace = fixture.path + "/swipe.trace.jsonl"
    #expect(
      Invocation("import", "csv", file, "--out", trace, "--screen", "320x480").code == .success
    )
    let recording = fixture.path + "/recording"
    let exported = Invocation("export", format, trace, "--out", recording)
    #expect(exported.code == .success)
    #expect(exported.errors == "")
    let again = Invocation(
      "import",
      format,
      recording,
      "--screen",
      "320x480",
      "--id",
      "imported/swipe"
    )
    #expect(
      again.output
        == Invocation("import", "csv", file, "--screen", "320x480").output
        .replacing("csv: swipe.csv", with: "\(format): recording")
    )
    let none = try fixture.write(
      #"{"trace":1,"id":"a","component":"scroll"}"# + "\n" + #"{"end":0}"# + "\n",
      to: "none.trace.jsonl"
    )
    let nothing = Invocation("export", format, none)
    #expect(nothing.code == .failed)
    #expect(nothing.errors.contains("there is no touch with a time in it"))
  }
}

@Suite("touchstone recorder")
struct RecorderCommandTests {
  @Test("writes a file, and never over another", arguments: ["ios", "browser", "script"])
  func writes(_ name: String) throws {
    let fixture = try TemporaryDirectory()
    let file = fixture.path + "/recorder"
    let done = Invocation("recorder", name, "--out", file)
    #expect(done.code == .success)
    #expect(done.output.hasPrefix("wrote \(file)\n\nnext: "))
    let written = try String(contentsOfFile: file, encoding: .utf8)
    #expect(Invocation("recorder", name).output == written)
    let again = Invocation("recorder", name, "--out", file)
    #expect(again.code == .failed)
    #expect(again.errors.hasPrefix("touchstone recorder: \(file): "))
  }

  @Test("says which there are")
  func usage() {
    let done = Invocation("recorder", "brwser")
    #expect(done.code == .usage)
    #expect(
      done.errors.hasPrefix(
        "touchstone recorder: there is no recorder \"brwser\"; expected one of ios, browser, script; did you mean browser?\n"
      )
    )
  }
}
