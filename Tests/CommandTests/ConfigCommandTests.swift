import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone config")
struct ConfigCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  @Test("prints what is in force, and who says so")
  func page() throws {
    let file = try fixture.write(
      #"{"traces":"a b","strict":true,"jobs":3,"rules":{"tap.once":{"level":"warn","reason":"x"}}}"#,
      to: "c.json"
    )
    let page = Invocation(
      "config",
      "--config",
      file,
      "--",
      "check",
      "--jobs",
      "4",
      "--no-strict",
      "--filter",
      "z"
    )
    #expect(page.code == .success)
    let lines = page.output.split(separator: "\n").map { line in
      line.replacing(fixture.path, with: "DIR").split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines.prefix(5) == [
        "touchstone check, with DIR/c.json", "PATH DIR/a b DIR/c.json:1:11",
        "--strict no command line", "--filter z command line", "--jobs 4 command line",
      ]
    )
    #expect(page.output.contains("not set: --profile, --id, --expectations, --exclude, "))
    #expect(page.output.contains("  warn   tap.once  \(file):1:60\n         x\n"))
  }

  @Test("prints the same as an object")
  func object() throws {
    let file = try fixture.write(#"{"profile":"classic"}"#, to: "c.json")
    let page = Invocation("config", "--config", file, "--format", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(page.output.utf8)) as? [String: Any]
    )
    #expect(object["command"] as? String == "run")
    #expect(object["configuration"] as? String == file)
    let settings = try #require(object["settings"] as? [[String: Any]])
    let profile = try #require(settings.first { $0["name"] as? String == "profile" })
    #expect(profile["values"] as? [String] == ["classic"])
    #expect(profile["from"] as? String == "configuration")
    #expect(profile["at"] as? String == "\(file):1:12")
  }

  @Test("says that there is none, and refuses a command that has none")
  func none() {
    let page = Invocation("config", "--no-config")
    #expect(page.output.hasPrefix("touchstone run, without a configuration\n\nnot set: PATH, "))
    #expect(Invocation("config", "rnu").errors.contains("did you mean run?"))
    #expect(Invocation("config", "bench").errors.contains("takes nothing from a configuration"))
    #expect(Invocation("config", "--", "run", "--x").errors.contains("there is no option --x"))
  }

  @Test("prints the schema that stands beside those of the lines")
  func schema() throws {
    let path = Repository.traces.appending(path: "schema/configuration.schema.json")
    let printed = Invocation("config", "--schema").output
    // touchstone config --schema > traces/schema/configuration.schema.json
    #expect(try String(contentsOf: path, encoding: .utf8) == printed)
  }
}
