import Adapters
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

  /// Whether the tool is here.
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
    guard tools.isHere else {
      print("\(tools.tool) is not installed: the \(tools.language) template was not tried")
      return
    }
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

    try fixture.write(drag("scroll/a") + drag("scroll/b"), to: "in.trace.jsonl")
    let subject = template.subjectCommand(in: ".")
    let run = try #require(
      try shell("touchstone run in.trace.jsonl --subject '\(subject)'", in: fixture.path)
    )
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output.contains("2 passed, 0 failed, 0 errors, 0 skipped"), "\(run.output)")
  }
}
