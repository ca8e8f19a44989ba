import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("The page on baselines")
struct BaselinePageTests {
  private static var example: URL {
    Repository.folder.appending(path: "Tests/Examples/Baselines")
  }

  @Test("has an example whose baselines hold, and whose command line is in its README")
  func example() throws {
    let folder = Self.example.path
    let run = try #require(try shell("touchstone run traces --baselines baselines", in: folder))
    #expect(run.code == 0, "\(run.output)")
    let words = try String(contentsOf: Self.example.appending(path: "README.md"), encoding: .utf8)
    #expect(words.contains("touchstone run traces --baselines baselines"))
  }

  @Test("shows git how to draw a short diff")
  func textconv() throws {
    let fixture = try TemporaryDirectory()
    let settings = try ArticleSession("keeping-baselines").text.split(separator: "\n").filter {
      $0.hasPrefix("git config ") || $0.hasPrefix("echo '*.transcript.jsonl")
    }
    #expect(settings.count == 2)
    let command = try #require(builtCommand)
    let folder = (command as NSString).deletingLastPathComponent
    let script = """
      PATH='\(folder)':$PATH; command -v git > /dev/null || { echo no git; exit; }
      cp -r '\(Self.example.path)/baselines' . && git init -q . && git add .
      \(settings.joined(separator: "\n"))
      sed -i 's/0,395.5/0,396.5/g' baselines/reference/list/flick.transcript.jsonl
      git diff baselines
      """
    let diff = try #require(try shell(script, in: fixture.path)).output
    guard diff != "no git\n" else { return }
    #expect(diff.contains("+2.233              396.5"))
    #expect(diff.split(separator: "\n").count < 60)
  }
}
