import Conformance
import Foundation
import Glibc
import TestSupport
import Testing

@testable import touchstone

@Suite("The search for a touchstone.json")
struct ConfigurationSearchTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("takes the nearest above the working directory, up to the repository's root")
  func nearest() throws {
    try fixture.write("{}\n", to: "touchstone.json")
    try fixture.write("", to: "repository/.git/HEAD")
    try fixture.write("", to: "repository/a/b/c")
    let root = fixture.path + "/repository"
    // A file outside the repository has no effect in it.
    #expect(ConfigurationSearch.path(from: root + "/a/b") == nil)
    try fixture.write("{}\n", to: "repository/touchstone.json")
    #expect(ConfigurationSearch.path(from: root) == "touchstone.json")
    #expect(ConfigurationSearch.path(from: root + "/a/b") == "../../touchstone.json")
    try fixture.write("{}\n", to: "repository/a/touchstone.json")
    #expect(ConfigurationSearch.path(from: root + "/a/b") == "../touchstone.json")
    #expect(ConfigurationSearch.path(from: "") == nil)
  }

  @Test("takes that of the working directory alone where there is no repository")
  func outside() throws {
    try fixture.write(
      #"{"traces":"none","subjects":{"x":"touch pwned"}}"# + "\n",
      to: "touchstone.json"
    )
    try fixture.write(drag("scroll/a"), to: "mine/a.trace.jsonl")
    #expect(ConfigurationSearch.path(from: fixture.path + "/mine") == nil)
    #expect(ConfigurationSearch.path(from: fixture.path) == "touchstone.json")
    let run = try #require(
      try shell("touchstone run a.trace.jsonl; ls ..; pwd", in: fixture.path + "/mine")
    )
    #expect(run.output.hasPrefix("1 passed, 0 failed"), "\(run.output)")
    #expect(!run.output.contains("pwned"))
  }

  @Test(
    "refuses a file that somebody else owns, or a link of theirs, unless it is named",
    .enabled(if: geteuid() == 0, "only root can give files away")
  )
  func owner() throws {
    let trace = try fixture.write(drag("scroll/a"), to: "a.trace.jsonl")
    let file = try fixture.write(
      #"{"subjects":{"x":"touch pwned; exit 7"}}"# + "\n",
      to: "touchstone.json"
    )
    let isGiven = unsafe chown(file, 4711, 4711) == 0
    #expect(isGiven)
    let refused = try #require(
      try shell("touchstone run a.trace.jsonl; echo $?; ls", in: fixture.path)
    )
    #expect(refused.output.hasPrefix("touchstone.json:1:1: the file belongs to another user (4711"))
    #expect(
      refused.output.contains(
        "--config touchstone.json reads it all the same, --no-config reads none\n2\n"
      )
    )
    #expect(!refused.output.contains("pwned"))
    // No other command obeys it either.
    for line in ["lint a.trace.jsonl", "replay a.trace.jsonl", "config", "smoke", "fuzz --runs 1"] {
      let run = try #require(try shell("touchstone \(line)", in: fixture.path))
      #expect(run.code == 2, "\(line): \(run.output)")
    }
    let sudo = try #require(
      try shell("SUDO_UID=4711 touchstone lint a.trace.jsonl", in: fixture.path)
    )
    #expect(sudo.code == 0)
    let none = try #require(try shell("touchstone run a.trace.jsonl --no-config", in: fixture.path))
    #expect(none.code == 0)
    #expect(Invocation("run", trace, "--config", file).code == .failed)
    // The link is theirs, the file is ours.
    try fixture.write("{}\n", to: "ours.json")
    try FileManager.default.removeItem(atPath: file)
    try fixture.link("touchstone.json", to: "ours.json")
    let isLinkGiven = unsafe lchown(file, 4711, 4711) == 0
    #expect(isLinkGiven)
    let linked = try #require(try shell("touchstone lint a.trace.jsonl", in: fixture.path))
    #expect(linked.code == 2)
  }

  @Test("is named in the summary, in the log, in what is made of it, and in JUnit XML")
  func named() throws {
    try fixture.write(drag("scroll/a"), to: "in/a.trace.jsonl")
    try fixture.write(#"{"traces":"in"}"# + "\n", to: "touchstone.json")
    let script = """
      touchstone run --log run.jsonl --junit run.xml --fixed-time
      touchstone report run.jsonl --junit report.xml --fixed-time
      touchstone run --subject reference --subject x=reference
      cmp run.xml report.xml
      """
    let run = try #require(try shell(script, in: fixture.path))
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output.ranges(of: "\nconfiguration: touchstone.json\n").count == 3, "\(run.output)")
    let xml = try String(contentsOfFile: fixture.path + "/run.xml", encoding: .utf8)
    #expect(xml.contains(#"<property name="configuration" value="touchstone.json"#))
    let without = try #require(try shell("touchstone run in --no-config", in: fixture.path))
    #expect(!without.output.contains("configuration"))
  }

  @Test("finds it from a folder below, with paths and commands relative to the file")
  func fromBelow() throws {
    try fixture.write("", to: ".git/HEAD")
    try fixture.write(drag("scroll/a"), to: "ours/a.trace.jsonl")
    _ = try fixture.wrongSubject()
    let name = fixture.path.split(separator: "/").last.map { "../\($0)/" } ?? ""
    try fixture.write(
      #"{"traces":"ours","subjects":{"bad":"sh \#(name)wrong.sh"}}"# + "\n",
      to: "touchstone.json"
    )
    try fixture.write("", to: "sources/deep/x")
    let run = try #require(
      try shell("touchstone run --format jsonl", in: fixture.path + "/sources/deep")
    )
    #expect(run.code == 1, "\(run.output)")
    #expect(
      run.output.contains(#""file":"../../ours/a.trace.jsonl","subject":"bad","verdict":"fail""#)
    )
    let config = try #require(try shell("touchstone config", in: fixture.path + "/sources/deep"))
    #expect(
      config.output.hasPrefix("touchstone run, with ../../touchstone.json\n\nPATH       ../../ours")
    )
    #expect(config.output.contains("../../touchstone.json:1:36\n"))
    let without = try #require(
      try shell("touchstone run --no-config", in: fixture.path + "/sources/deep")
    )
    #expect(without.code == 2)
  }
}
