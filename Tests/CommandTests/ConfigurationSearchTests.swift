import Foundation
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
    // What lies outside the repository does not rule it.
    #expect(ConfigurationSearch.path(from: root + "/a/b") == nil)
    try fixture.write("{}\n", to: "repository/touchstone.json")
    #expect(ConfigurationSearch.path(from: root) == "touchstone.json")
    #expect(ConfigurationSearch.path(from: root + "/a/b") == "../../touchstone.json")
    try fixture.write("{}\n", to: "repository/a/touchstone.json")
    #expect(ConfigurationSearch.path(from: root + "/a/b") == "../touchstone.json")
    #expect(ConfigurationSearch.path(from: "") == nil)
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
