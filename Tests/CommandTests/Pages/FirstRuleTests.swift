import Foundation
import TestSupport
import Testing

/// The page on adding a rule: the change of each step fits the repository, and together they make a rule.
@Suite("A first rule")
struct FirstRuleTests {
  private static let package = Repository.folder
  private let session: ArticleSession

  init() throws { session = try ArticleSession("adding-a-rule") }

  @Test("is made of changes that still fit")
  func fits() throws {
    guard try shell("command -v git > /dev/null", in: "/")?.code == 0 else {
      try Test.cancel("git is not installed")
    }
    let fixture = try TemporaryDirectory()
    #expect(session.changes.count == 7)
    for change in session.changes {
      let file = try fixture.write(change, to: "change.diff")
      let result = try withExtendedLifetime(fixture) {
        try shell("git apply --check '\(file)'", in: Self.package.path)
      }
      #expect(result?.code == 0, "\(result?.output ?? "")\(change)")
    }
  }

  @Test(
    "has each of its files where the table of the page says",
    arguments: [
      "Sources/Oracle/Catalogue", "Sources/Oracle/Model/RuleBook.swift", "traces/scroll",
      "traces/oracle/defects", "Sources/Mutation/Operators",
    ]
  )
  func places(folder: String) {
    #expect(session.text.contains("`\(folder)` |"))
    #expect(session.changes.contains { $0.contains("\n+++ b/\(folder)") }, "\(folder)")
  }

  /// Building a copy and its tests takes ten minutes, so `.ci/first-rule` asks for it.
  @Test(
    "is added in a copy of the repository, holds where it should, and is broken where it should",
    .enabled(
      if: ProcessInfo.processInfo.environment["TOUCHSTONE_FIRST_RULE"] != nil,
      "TOUCHSTONE_FIRST_RULE=COPY is needed; .ci/first-rule sets it"
    )
  )
  func added() throws {
    let copy = try #require(ProcessInfo.processInfo.environment["TOUCHSTONE_FIRST_RULE"])
    #expect(session.steps.count >= 10)
    // The copy is no repository of git's: the repository around it must not take its place.
    let around = URL(filePath: copy).deletingLastPathComponent().path
    try session.run(
      in: copy,
      variables: "unset CI COLUMNS LC_ALL; export LANG=C.UTF-8 GIT_CEILING_DIRECTORIES='\(around)';"
    )
  }
}
