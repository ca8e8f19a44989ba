import Adapters
import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

/// A language's template, and what its tools are called.
struct TemplateTools: Sendable, CustomTestStringConvertible {
  var language: String
  var tool: String

  var testDescription: String { language }

  static let all = [
    TemplateTools(language: "c", tool: "cc"),
    TemplateTools(language: "javascript", tool: "node"),
    TemplateTools(language: "python", tool: "python3"),
    TemplateTools(language: "swift", tool: "swiftc"),
  ]

  /// True if the tool is here.
  var isHere: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }
}

@Suite("What touchstone adapter writes")
struct AdapterTemplateTests {
  @Test(
    "works as it is: it is built, and plays traces over the protocol",
    arguments: TemplateTools.all
  )
  func plays(_ tools: TemplateTools) throws {
    guard tools.isHere else { try Test.cancel("\(tools.tool) is not installed") }
    let fixture = try TemporaryDirectory()
    let template = try #require(Template.named(tools.language))
    #expect(Invocation("adapter", tools.language, "--out", fixture.path).code == .success)
    // A whole package takes Swift half a minute; its sources alone make the same program.
    let building =
      tools.language == "swift"
      ? "mkdir -p .build/release && swiftc -swift-version 6 -warnings-as-errors"
        + " -o .build/release/adapter Sources/adapter/*.swift"
      : template.buildCommand(in: ".") ?? "true"
    let built = try #require(try shell(building, in: fixture.path))
    try #require(built.code == 0, "\(built.output)")

    let trace = drag("scroll/a").split(separator: "\n").filter { !$0.contains("\"#\"") }.dropLast()
    let play = "{\"play\":7,\"trace\":[" + trace.joined(separator: ",") + "]}"
    try fixture.write("{\"hello\":1}\n\(play)\n{\"bye\":1}\n", to: "requests.jsonl")
    let answers = try #require(
      try shell("\(template.subjectCommand(in: ".")) < requests.jsonl", in: fixture.path)
    )
    #expect(answers.code == 0)
    let lines = answers.output.split(separator: "\n")
    try #require(lines.count == 2, "\(answers.output)")
    #expect(lines[0].contains("\"tells\":{\"messages\":["))
    #expect(lines[1].hasPrefix("{\"played\":7,\"transcript\":[{"))
    let told = lines[1].matches(of: /"message":"(\w+)/).map { String($0.1) }
    // Not every small scroller knows where a glide will end.
    #expect(
      told.filter { $0 != "scrollViewWillEndDragging" } == [
        "scrollViewWillBeginDragging", "scrollViewDidScroll", "scrollViewDidScroll",
        "scrollViewDidEndDragging",
      ]
    )
    #expect(lines[1].contains("\"final\":{\"contentOffset\":[0,30]"))
  }
}
